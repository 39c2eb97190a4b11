// Loads the page anew, past what this browser has kept of the old one.
export async function loadAnew(): Promise<void> {
  // The service worker would show the old page until all pages of it are closed.
  const registration = await globalThis.navigator.serviceWorker?.getRegistration();
  await registration?.unregister();
  location.reload();
}
