// `railwright worker`: plays games from a queue.
import { Args, Command, Flags } from '@oclif/core';

export class Worker extends Command {
  static override readonly summary = 'Play games from a queue for other machines.';
  static override readonly description = [
    'Takes jobs of a second or two from a queue on Redis or Valkey, plays them on all cores and sends the results back. Any command with --queue, or with RAILWRIGHT_QUEUE in its environment, puts jobs there. A queue can have any number of workers, on any number of machines; they need no content, because it comes with the job. The result is the same to the last digit, no matter how many workers there are and whether some of them fail.',
    'A worker plays only for runs of its own version of railwright, and prints a message when a run needs another.',
    'Ctrl-C or SIGTERM stops it: it finishes jobs that need only a few more seconds and hands back the rest. A second Ctrl-C stops at once; other workers take over its jobs a little later.',
    'Anyone who can reach the server can see and change what is played, so protect it with a password and, across networks, TLS.',
    'Exit code 0: stopped; 2: invalid usage, or the queue does not respond.',
  ].join('\n\n');
  static override readonly examples = [
    { description: 'On this machine', command: '<%= config.bin %> worker redis://localhost:6379' },
    {
      description: 'With two of its cores, under a name',
      command: '<%= config.bin %> worker redis://build-server:6379 --jobs 2 --name attic',
    },
    {
      description: 'With TLS, and a password that process lists do not show',
      command: 'RAILWRIGHT_QUEUE=rediss://user:password@host:6380 <%= config.bin %> worker',
    },
  ];
  static override readonly args = {
    address: Args.string({
      description:
        'Address of the queue: redis://[user:password@]host[:port][/number][?prefix=name], rediss:// for TLS; RAILWRIGHT_QUEUE by default.',
    }),
  };
  static override readonly flags = {
    jobs: Flags.integer({
      min: 1,
      max: 256,
      helpValue: 'N',
      summary: 'Jobs to play at the same time; by default, one per core.',
    }),
    name: Flags.string({
      helpValue: 'NAME',
      summary: 'Name shown by runs that list their workers; by default, the machine and a number.',
    }),
    silence: Flags.integer({
      min: 1,
      max: 600,
      default: 10,
      helpValue: 'SECONDS',
      summary: 'Seconds without a sign of life after which its jobs go to other workers; 10 by default.',
    }),
  };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(Worker);
    const { runWorker } = await import('../queue/run-worker.ts');
    // Otherwise it would still wait for a server that does not respond.
    this.exit(
      await runWorker(args.address ?? process.env['RAILWRIGHT_QUEUE'], {
        jobs: flags.jobs,
        name: flags.name,
        silence: flags.silence,
      }),
    );
  }
}
