// `railwright rules`: prints rules and cards in the terminal.
import { Args, Command, Flags } from '@oclif/core';
import { TEXT_LANGUAGES } from '@railwright/engine/languages';
import { setupFlags } from './play-flags.ts';

export class Rules extends Command {
  static override readonly summary = 'Print rules as text: of setups, packs and cards.';
  static override readonly description = [
    'It takes any number of packs, setups and cards. The rules of a setup, or of each rules file of a pack, come first, with how they differ from the rules they extend; then the cards, with text generated from their effects. Cards of a setup are printed with the names and rules of that setup; the text of cards of a pack states what depends on the rules.',
    'Exit code 0: printed; 1: the setup has an error; 2: invalid usage.',
  ].join('\n\n');
  static override readonly examples = [
    { description: 'One card', command: '<%= config.bin %> rules trains/mail-train' },
    { description: 'The cards of one file', command: '<%= config.bin %> rules my-pack/cards/trains.yaml' },
    { description: 'A pack, in German', command: '<%= config.bin %> rules homebrew-fenland --language de' },
    {
      description: 'The rules and cards of a game in English and French',
      command: '<%= config.bin %> rules trains/tokyo-beginners --language en --language fr',
    },
  ];
  static override readonly strict = false;
  static override readonly args = {
    name: Args.string({
      required: true,
      description: 'A pack, or a setup or card as pack/id, or the path of a pack or of one of its files.',
    }),
  };
  static override readonly flags = {
    language: Flags.option({
      options: TEXT_LANGUAGES,
      multiple: true,
      multipleNonGreedy: true,
      delimiter: ',',
    })({
      summary: 'Language of the texts; English by default. Several with commas between them.',
    }),
    ...setupFlags,
  };

  async run(): Promise<void> {
    const { argv, flags } = await this.parse(Rules);
    const { printTexts } = await import('../render/text.ts');
    process.exitCode = await printTexts(argv as string[], {
      ...flags,
      languages: [...new Set(flags.language ?? (['en'] as const))],
    });
  }
}
