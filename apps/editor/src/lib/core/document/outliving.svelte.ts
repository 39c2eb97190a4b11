// State that is kept from page to page. What it derives would otherwise belong to the page that happened to make it, and stand still when
// the user leaves that page.
export function outliving<T>(make: () => T): T {
  let made = undefined as T;
  $effect.root(() => {
    made = make();
  });
  return made;
}
