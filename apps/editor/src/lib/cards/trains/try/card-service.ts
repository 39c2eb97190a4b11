// Asks its own worker about cards, which runs the script of the checks. The worker starts on first use; if it cannot answer a question, it returns
// a sentence.
import type { TestReport } from '@railwright/content';
import type { CardAnswer, CardRequest } from '../../../core/checks/card-messages.ts';
import { url as checkWorker } from '../../../core/checks/check-worker.ts?chunk';
import type { TableAnswer, TableWish } from '../../../core/checks/card-table.ts';
import type { Files } from '../../../core/checks/messages.ts';

type Question =
  { readonly kind: 'tests'; readonly pack: string } | { readonly kind: 'table'; readonly wish: TableWish };

class CardService {
  #worker: Worker | undefined;
  #run = 0;
  readonly #waiting = new Map<number, (answer: CardAnswer) => void>();

  async tests(files: Files, pack: string): Promise<TestReport | string> {
    const answer = await this.#ask(files, { kind: 'tests', pack });
    if (answer.kind === 'tests') return answer.report;
    return answer.kind === 'failed' ? answer.message : 'The tests could not be run.';
  }

  async table(files: Files, wish: TableWish): Promise<TableAnswer> {
    const answer = await this.#ask(files, { kind: 'table', wish });
    if (answer.kind === 'table') return answer.answer;
    const message = answer.kind === 'failed' ? answer.message : 'No game could be built.';
    return { ok: false, message, problems: [] };
  }

  #ask(files: Files, question: Question): Promise<CardAnswer> {
    const run = ++this.#run;
    this.#worker ??= this.#start();
    const worker = this.#worker;
    return new Promise((resolve) => {
      this.#waiting.set(run, resolve);
      worker.postMessage({ run, files, ...question } satisfies CardRequest);
    });
  }

  #start(): Worker {
    const worker = new Worker(checkWorker, { type: 'module' });
    worker.addEventListener('message', (event: MessageEvent<CardAnswer>) => {
      this.#waiting.get(event.data.run)?.(event.data);
      this.#waiting.delete(event.data.run);
    });
    worker.addEventListener('error', (event) => {
      this.#worker = undefined;
      worker.terminate();
      const message = event.message || 'The tests could not be started.';
      for (const [run, answer] of this.#waiting) answer({ run, kind: 'failed', message });
      this.#waiting.clear();
    });
    return worker;
  }
}

export const cardService = new CardService();
