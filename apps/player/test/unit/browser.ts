// The parts of a browser that modules expect when they load, for tests without one. Import it first.
const kept = new Map<string, string>();

const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

/** As in a browser, the keys of the storage are its own properties. */
const localStorageStub: object = new Proxy(storage, {
  ownKeys: () => [...kept.keys()],
  getOwnPropertyDescriptor: (_, key) =>
    typeof key === 'string' && kept.has(key)
      ? { configurable: true, enumerable: true, value: kept.get(key) }
      : undefined,
});

Object.defineProperties(globalThis, {
  matchMedia: { configurable: true, value: () => ({ matches: false, addEventListener: () => undefined }) },
  localStorage: { configurable: true, value: localStorageStub },
  location: { configurable: true, value: new URL('http://localhost/play/?game=x') },
});
