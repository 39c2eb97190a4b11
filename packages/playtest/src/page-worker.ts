/** The part of a page's `Worker` that is used here, so that tests can replace it. */
export interface PageWorker<Request, Answer> {
  /** Sends a request. */
  postMessage(request: Request): void;
  /** Ends the worker at once. */
  terminate(): void;
  /** Calls `hear` with every answer, or when the worker fails. */
  addEventListener(type: 'message', hear: (event: { readonly data: Answer }) => void): void;
  addEventListener(
    type: 'error' | 'messageerror',
    hear: (event: { readonly message?: string }) => void,
  ): void;
}
