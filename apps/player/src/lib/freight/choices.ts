// A choice of Freight Train in words, from its text form.
import { words } from '../text/words.svelte.ts';

/** `first` is the car at the exit of the siding the choice is about. */
export function tellFreightChoice(
  text: string,
  thing: (id: string) => string,
  first: string | undefined,
): string {
  const { ft } = words();
  const [word = '', one = '', two = '', three = ''] = text.split(' ');
  switch (word) {
    case 'fill':
      return ft.fill(one);
    case 'take':
      return ft.take(one, first === undefined ? '' : thing(first));
    case 'from-yard':
      return ft.fromYard(one, thing(three), two === 'to-mixed' ? ft.mixed : ft.ownTrain);
    case 'to-train':
      return ft.toTrain(thing(one));
    case 'to-mixed':
      return ft.toMixed(thing(one));
    case 'to-yard':
    case 'place':
      return ft.toYard(thing(two), one);
    default:
      return ft.plain[text] ?? text;
  }
}
