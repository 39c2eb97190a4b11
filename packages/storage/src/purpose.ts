// What a server is used for, in the words of messages.

/** A use of a server. */
export interface Purpose {
  /** What people call it, as in "The queue … cannot be used". */
  readonly name: string;
  /** The environment variable that takes its address. */
  readonly variable: string;
  /** Flags with which a server is started for it. */
  readonly flags: string;
  /** What its user may do, after the keys, as ACL SETUSER takes it. */
  readonly rights: (prefix: string) => string;
  /** A script that needs those rights; KEYS[1] is a key to try out. */
  readonly trial: string;
  /** A sentence: what to do without a server. */
  readonly without: string;
}
