/** What is needed of a worker of a page: a `Worker`, or a stand-in. */
export interface PageWorker<Request, Answer> {
  postMessage(request: Request): void;
  terminate(): void;
  addEventListener(type: 'message', hear: (event: { readonly data: Answer }) => void): void;
  addEventListener(
    type: 'error' | 'messageerror',
    hear: (event: { readonly message?: string }) => void,
  ): void;
}
