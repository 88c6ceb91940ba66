import { ErrorInWords, message, type Words } from '@hub/domain/messages';

/** Thrown while a request is answered: the reply has this status and message. */
export class RequestError extends ErrorInWords {
  override readonly name = 'RequestError';
  readonly status: number;

  constructor(status: number, words: Words) {
    super(words);
    this.status = status;
  }
}

/** Rejections that do not depend on one call. */
export const requestErrors = {
  invalidShop: () => new RequestError(400, 'shop has to be the domain of a store.'),
  noToken: () => new RequestError(401, 'This needs the token that the shop info returned.'),
  unknownOrder: (orderId: string | number) =>
    new RequestError(404, message('calls.unknownOrder', { id: String(orderId) })),
  noTrackingPage: () => new RequestError(404, 'There is no tracking page here.'),
  reusedKey: () => new RequestError(409, message('calls.reusedKey')),
} as const;
