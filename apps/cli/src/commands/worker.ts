// `railwright worker`: plays the games that others put on a queue.
import { Args, Command, Flags } from '@oclif/core';

export class Worker extends Command {
  static override readonly summary = 'Play the games that others put on a queue.';
  static override readonly description = [
    'Takes jobs of a second or two from a queue on Redis or Valkey, plays them on its cores and sends back what they show, for every command that is given --queue or has RAILWRIGHT_QUEUE in its environment. As many workers as one likes may be on a queue, on as many machines; they need no content, it is sent to them. The result is the same to the last digit, however many there are and whatever becomes of them.',
    'A worker plays only for runs of the same version of railwright; it says so when one asks for another.',
    'Ctrl-C or SIGTERM stops it: what takes a few seconds more is finished, the rest is handed back. The second one stops at once; then others take over what it had a little later.',
    'Whoever reaches the server can see and change what is played, so it belongs behind a password and, across networks, TLS.',
    'Exit code 0: stopped; 2: invalid usage, or the queue does not answer.',
  ].join('\n\n');
  static override readonly examples = [
    { description: 'On this machine', command: '<%= config.bin %> worker redis://localhost:6379' },
    {
      description: 'With two of its cores, under a name',
      command: '<%= config.bin %> worker redis://build-server:6379 --jobs 2 --name attic',
    },
    {
      description: 'With TLS and a password, which lists of processes do not show',
      command: 'RAILWRIGHT_QUEUE=rediss://user:password@host:6380 <%= config.bin %> worker',
    },
  ];
  static override readonly args = {
    address: Args.string({
      description:
        'Where the queue is: redis://[user:password@]host[:port][/number][?prefix=name], rediss:// for TLS; RAILWRIGHT_QUEUE by default.',
    }),
  };
  static override readonly flags = {
    jobs: Flags.integer({
      min: 1,
      max: 256,
      helpValue: 'N',
      summary: 'How many jobs are played at the same time; one a core by default.',
    }),
    name: Flags.string({
      helpValue: 'NAME',
      summary: 'What it is called while a run shows who works; the machine and a number by default.',
    }),
    silence: Flags.integer({
      min: 1,
      max: 600,
      default: 10,
      helpValue: 'SECONDS',
      summary: 'After how long without a sign of life its jobs are given to others; 10 by default.',
    }),
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(Worker);
    const { runWorker } = await import('../queue/run-worker.ts');
    // A server that does not answer would be waited for even now.
    this.exit(
      await runWorker(args.address ?? process.env['RAILWRIGHT_QUEUE'], {
        jobs: flags.jobs,
        name: flags.name,
        silence: flags.silence,
      }),
    );
  }
}
