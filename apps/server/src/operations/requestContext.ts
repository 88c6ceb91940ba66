import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestContext {
  /** Of the shop that asks, once it is known. */
  shopId: number | null;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** Runs what answers a request; `noteShop` within it names the shop. */
export function inRequest<Result>(context: RequestContext, work: () => Result): Result {
  return storage.run(context, work);
}

/** Says for the log which shop the current request is of. */
export function noteShop(shopId: number): void {
  const context = storage.getStore();
  if (context) context.shopId = shopId;
}
