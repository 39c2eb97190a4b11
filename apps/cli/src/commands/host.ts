// `railwright host`: tables for people on several screens.
import { Args, Command, Flags } from '@oclif/core';
import { playersFlag, setupFlags } from './play-flags.ts';

export class Host extends Command {
  static override readonly summary = 'Open tables that friends play at from their own screens.';
  static override readonly description = [
    'Prints a link for each seat and one for onlookers. A link opens its seat, without an account. Each page gets only what its seat may know. Without setups, the tables in --store go on.',
    'Every choice is on the disk before it counts, in the file --store, and the links are made from a key next to it: keep both, and tables go on however the program ends. It never deletes a table.',
    'Anyone in your network can reach the pages, but only a link opens a table; with --local, only this machine can reach them.',
    'Exit code 0: stopped by Ctrl-C; 1: a setup has an error, or the file cannot be used; 2: invalid usage, or the port is taken.',
  ].join('\n\n');
  static override readonly examples = [
    {
      description: 'You, a friend and a bot',
      command: '<%= config.bin %> host trains/tokyo-beginners --players 3 --bots heuristic',
    },
    { description: 'Continue the tables of last time', command: '<%= config.bin %> host' },
    {
      description: 'Behind a proxy, with a chat that shows whose turn it is',
      command:
        '<%= config.bin %> host --base https://example.org/trains/ --hook https://discord.com/api/webhooks/…',
    },
    {
      description: 'On several machines behind a proxy: the same command on each, with a copy of the key',
      command:
        'RAILWRIGHT_TABLES=rediss://user:password@store:6380 <%= config.bin %> host --key tables.key --base https://example.org/',
    },
  ];
  static override readonly strict = false;
  static override readonly args = {
    setup: Args.string({ required: false, description: 'Setups, as pack/id: a table of each.' }),
  };
  static override readonly flags = {
    ...playersFlag('Number of players; by default what each setup suggests.', 1),
    bots: Flags.string({
      helpValue: 'BOTS',
      summary:
        'Bots on the last seats, as in heuristic,learned:casual. People can replace any of them, and seat others.',
    }),
    port: Flags.integer({
      min: 0,
      max: 65535,
      helpValue: 'N',
      summary: 'Port; by default 4180, or the next free one.',
    }),
    address: Flags.string({
      helpValue: 'ADDRESS',
      exclusive: ['local'],
      summary: 'Address to listen on; by default all of this machine.',
    }),
    local: Flags.boolean({ summary: 'Listen on 127.0.0.1 only.' }),
    base: Flags.string({
      helpValue: 'URL',
      summary: 'Address at which people reach the host, if it is behind a proxy or in a container.',
    }),
    store: Flags.string({
      env: 'RAILWRIGHT_TABLES',
      default: 'railwright-tables.db',
      helpValue: 'FILE|redis://…',
      summary:
        'Where tables are kept: a file, which is created if it does not exist, or the address of a Redis or Valkey that several hosts share.',
    }),
    key: Flags.string({
      helpValue: 'FILE',
      summary:
        'File of the key that links are made from, by default next to the store; created if it does not exist. Hosts that share tables need the same key.',
    }),
    hook: Flags.string({
      helpValue: 'URL',
      summary:
        'Web hook of a chat (Discord, Slack, Mattermost, Google Chat) to tell whose turn it is when that player has no page open.',
    }),
    playtests: Flags.string({
      helpValue: 'DIR',
      summary:
        'Write each finished game, with notes and answers but without names, into this folder once its last page is closed: the folder playtests of its pack.',
    }),
    relay: Flags.boolean({
      summary:
        'Also run a relay, through which the browsers of friends find a table that a page holds. It carries sealed codes, and no games.',
    }),
    qr: Flags.boolean({
      allowNo: true,
      summary: 'Show the newest links as QR codes; by default if the output is a terminal.',
    }),
    ...setupFlags,
  };

  async run(): Promise<void> {
    const { argv, flags } = await this.parse(Host);
    const { hostTables } = await import('../host/host.ts');
    process.exitCode = await hostTables(argv as string[], {
      ...flags,
      players: flags.players,
      bots: flags.bots,
      port: flags.port,
      address: flags.address,
      base: flags.base,
      hook: flags.hook,
      relay: flags.relay,
      key: flags.key,
      playtests: flags.playtests,
      qr: flags.qr,
      rules: flags.rules,
      map: flags.map,
      'market-seed': flags['market-seed'],
      content: flags.content,
    });
  }
}
