// Whether words are being replaced in all files, and what was typed to find them. One per page.
class Replacing {
  /** Undefined while the dialog is closed. */
  words = $state<string | undefined>(undefined);
}

export const replacing = new Replacing();
