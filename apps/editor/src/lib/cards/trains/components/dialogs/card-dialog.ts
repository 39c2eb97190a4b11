// Which dialog of the card editor is open.
import type { CardEntry } from '../../../model/card-file.ts';

export type CardDialog =
  | { readonly kind: 'new' | 'rename-category' | 'palette' | 'shortcuts' }
  | { readonly kind: 'delete' | 'rename'; readonly card: CardEntry };
