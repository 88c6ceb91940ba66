import { errorBody } from '@hub/api-client/server';
import { DatabaseUnavailableError } from '@hub/database';
import { createWebhookIntake, type StoreServices } from '@hub/engine/store';
import { UntrustedRequestError, verifyWebhook } from '@hub/platform';
import type { Backend } from '../http/Backend.ts';
import { readWebhookBody } from '../http/readWebhookBody.ts';
import { storeWebhookPath } from './storeWebhookPath.ts';

/** An order with hundreds of lines is a few hundred kilobytes. */
const maxBytes = 4 * 1024 * 1024;

/**
 * Takes webhooks of the store and answers at once; jobs handle them. Anyone can send one, so only the signature over
 * the raw body is trusted. `undefined` for other paths.
 */
export function createStoreWebhooks(
  services: Pick<StoreServices, 'database' | 'keyRing' | 'now'>,
  secrets: readonly string[],
): Backend {
  const receive = createWebhookIntake(services);
  return async (request) => {
    if (new URL(request.url).pathname !== storeWebhookPath) return undefined;
    const fail = (status: number, message: string) =>
      Response.json(errorBody(message, request.headers.get('X-Request-Id')), { status });
    if (request.method !== 'POST') return fail(405, 'A webhook is sent by POST.');
    const rawBody = await readWebhookBody(request, maxBytes);
    if (rawBody === null) return fail(413, 'The webhook is longer than 4 MB.');
    try {
      const webhook = verifyWebhook({ headers: request.headers, rawBody, secrets });
      await receive({
        ...webhook,
        // One event is announced under several topics.
        eventId: `${webhook.topic} ${webhook.eventId}`.slice(0, 200),
        body: new TextDecoder().decode(rawBody),
      });
      // Also for shops without the app, or the store would send it again.
      return new Response(null, { status: 200 });
    } catch (error) {
      if (error instanceof UntrustedRequestError)
        return error.reason === 'malformedBody' ? fail(400, error.message) : fail(401, error.message);
      if (error instanceof DatabaseUnavailableError)
        return fail(503, 'The webhook could not be kept. Send it again later.');
      throw error;
    }
  };
}
