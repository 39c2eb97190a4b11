// State kept from page to page. Its derived values would otherwise belong to the page that created it and stop updating when
// the user leaves that page.
export function outliving<T>(make: () => T): T {
  let made = undefined as T;
  $effect.root(() => {
    made = make();
  });
  return made;
}
