// Puts tokens on cells: a stroke that begins on a cell with exactly that number removes them, any other puts them down.
import type { Hex } from '@railwright/hex';
import { putTokens, tokensAt } from '../model/tokens.ts';
import { BrushTool, type Stroke } from './brush.ts';

export class TokenTool extends BrushTool {
  readonly id = 'token';

  protected begin(hex: Hex): Stroke | undefined {
    const { model, tokens } = this.host;
    const { kind } = tokens;
    if (kind === '') {
      this.host.tell('This pack has no tokens of its own yet. The panel says how to declare some.');
      return undefined;
    }
    const count = tokensAt(model.features, hex, kind) === tokens.count ? 0 : tokens.count;
    return {
      paint(painted, cells) {
        const features = putTokens(painted.features, cells, kind, count);
        return features === painted.features ? painted : { ...painted, features };
      },
      label: count === 0 ? `Take ${kind} away` : `Put down ${count} ${kind}`,
    };
  }
}
