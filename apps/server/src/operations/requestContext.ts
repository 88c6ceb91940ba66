import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestContext {
  /** The caller's shop, once it is known. */
  shopId: number | null;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs the answer to a request; `noteShop` within it records the shop. */
export function inRequest<Result>(context: RequestContext, work: () => Result): Result {
  return storage.run(context, work);
}

/** Records the current request's shop for the log. */
export function noteShop(shopId: number): void {
  const context = storage.getStore();
  if (context) context.shopId = shopId;
}
