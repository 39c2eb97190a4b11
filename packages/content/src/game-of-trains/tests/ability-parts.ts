// The parts of one ability of Game of Trains. Its steps always run in order.
import type { AbilityData } from '../schema/abilities.ts';
import type { Path } from '../../text/path.ts';
import type { Part, ThingParts } from '../../test-language/coverage/part.ts';

export function readAbility({ id, steps }: AbilityData, path: Path): ThingParts {
  const thing: Part = { kind: 'cards', unreached: `No test uses ${id}.`, path: [...path, 'id'], at: 'value' };
  const parts = steps.map((step, i) => {
    const [name = ''] = Object.keys(step);
    const op: Part = {
      kind: 'ops',
      unreached: `No test covers this step of ${id}: ${name}.`,
      path: [...path, 'steps', i, name],
      at: 'key',
      within: thing,
    };
    return { step, op, ways: [] };
  });
  return { thing, all: [thing, ...parts.map(({ op }) => op)], steps: parts };
}
