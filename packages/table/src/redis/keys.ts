// The names of what lies in Redis. Of a table: a hash, the list of its entries, and who has it open where.
//   tables:format    the version of all this
//   tables:ids       list: all tables, the oldest first
//   table:ID         hash: `head`; `seen:SEAT`; `leader` and `fence`, who lets bots choose; `called`, the revision last told of.
//                    It is the channel of hints as well
//   table:ID:entries list: entry n lies at n - 1, so there are no gaps
//   table:ID:here    hash: by host, the seats that have a page open there
//   text:KEY         a bundle or learned player
//   host:ID          a host that is alive, with the version of its games; `hosts` has all their ids

export class Keys {
  readonly #prefix: string;
  constructor(prefix: string) {
    this.#prefix = prefix;
  }
  format = (): string => `${this.#prefix}:tables:format`;
  ids = (): string => `${this.#prefix}:tables:ids`;
  table = (id: string): string => `${this.#prefix}:table:${id}`;
  entries = (id: string): string => `${this.table(id)}:entries`;
  here = (id: string): string => `${this.table(id)}:here`;
  text = (key: string): string => `${this.#prefix}:text:${key}`;
  hosts = (): string => `${this.#prefix}:hosts`;
  host = (id: string): string => `${this.#prefix}:host:${id}`;
}
