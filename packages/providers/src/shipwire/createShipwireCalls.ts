import { message } from '@hub/domain/messages';
import type { z } from 'zod';
import type { CallProvider, ProviderRequest } from '../http/CallProvider.ts';
import type { AccountSettings } from '../ProviderAdapter.ts';
import { CredentialsRefusedError, RefusedError, UnexpectedReplyError } from '../ProviderError.ts';
import { credential } from '../shared/credential.ts';
import { shipwireName as provider, shipwireRefusal, shipwireReply } from './shipwireWire.ts';

export const shipwireVersion = '/api/v3';

/** Calls for one account, without the envelope of Shipwire's replies. */
export function createShipwireCalls(account: AccountSettings, call: CallProvider) {
  const headers = () => ({ authorization: `ShipwireKey ${credential(account, 'shipwireKey')}` });

  /** Unwraps a reply's resource. Errors and status in the envelope count like those of HTTP. */
  async function send<Resource>(
    request: Pick<ProviderRequest<unknown>, 'method' | 'path' | 'body'>,
    resource: z.ZodType<Resource>,
  ): Promise<Resource | null> {
    const { body } = await call({
      ...request,
      headers: headers(),
      reply: shipwireReply(resource),
      refusal: shipwireRefusal,
    });
    const status = body.status ?? 200;
    // A refused request may return an empty list in addition to its errors.
    if (status < 400 && body.resource !== null && body.resource !== undefined) return body.resource;
    const words = body.errors.length > 0 ? body.errors.join(' ') : body.message;
    if (status === 401 || status === 403)
      throw new CredentialsRefusedError(words ?? message('providers.key', { provider }));
    if (status >= 400 || body.errors.length > 0)
      throw new RefusedError(words ?? message('providers.refusedRequest', { provider }), status);
    return null;
  }

  async function get<Resource>(path: string, resource: z.ZodType<Resource>): Promise<Resource> {
    const reply = await send({ method: 'GET', path }, resource);
    const [name = ''] = path.split('?');
    if (reply === null)
      throw new UnexpectedReplyError(
        message('providers.withoutField', { provider, call: `GET ${name}`, field: 'resource' }),
      );
    return reply;
  }

  return { send, get };
}
