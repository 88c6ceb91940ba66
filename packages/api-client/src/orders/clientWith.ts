import { fakeBackend, testContext } from '../http/fakeBackend.ts';
import { createOrdersClient } from './createOrdersClient.ts';

/** For tests: a client that has seen ids as numbers, with its backend. */
export function clientWith(...answers: readonly Response[]) {
  const backend = fakeBackend(...answers);
  const context = testContext(backend);
  context.ids.decode('id', 1);
  context.ids.decode('order_id', 1);
  return { orders: createOrdersClient(context), backend };
}
