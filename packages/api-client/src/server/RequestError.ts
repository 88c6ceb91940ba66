/** Thrown while a request is answered: the reply is this status with the message. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The refusals that do not depend on one call. */
export const requestErrors = {
  invalidShop: () => new RequestError(400, 'shop has to be the domain of a store.'),
  noToken: () => new RequestError(401, 'This needs the token that the shop info returned.'),
  unknownOrder: (orderId: string | number) => new RequestError(404, `No order has the id ${orderId}.`),
  noTrackingPage: () => new RequestError(404, 'There is no tracking page here.'),
  reusedKey: () => new RequestError(409, 'This Idempotency-Key was used for another request.'),
} as const;
