import type { ProviderAccount, ProviderId } from '@hub/domain/integrations';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { ChangeOptions } from '../http/createHttpClient.ts';
import { connectionTestReply, integrationEndpoints } from './integrationEndpoints.ts';
import { fromAccount } from './saveSettings.ts';

/** What a provider answered to its credentials. A failed test is an answer, not an error. */
export type ConnectionTest =
  | { isConnected: true }
  | {
      isConnected: false;
      /** The provider's words; null where there are none and §8's text is to be shown. */
      message: string | null;
      /** Credentials refused, or nobody there; null where the server does not say. */
      reason: 'refused' | 'unreachable' | null;
      /** `X-Request-Id` of the reply, to be quoted with the message. */
      requestId: string | null;
    };

const portless = 10 satisfies ProviderId;

const endpointOf = {
  1: integrationEndpoints.testAms,
  2: integrationEndpoints.testShipstation,
  3: integrationEndpoints.testShipbob,
  4: integrationEndpoints.testCapacity,
  5: integrationEndpoints.testDcl,
  6: integrationEndpoints.testColdTrack,
  7: integrationEndpoints.testCarterDc,
  8: integrationEndpoints.testInfoPlus,
  9: integrationEndpoints.testShipwire,
  [portless]: integrationEndpoints.testPortless,
} as const satisfies Record<ProviderId, unknown>;

/** Tries credentials without saving them (§7); of ShipStation one account at a time. */
export async function testConnection(
  { http }: ClientContext,
  providerId: ProviderId,
  account: ProviderAccount,
  options: ChangeOptions = {},
): Promise<ConnectionTest> {
  const reply = await http.request(endpointOf[providerId], { ...options, body: fromAccount(providerId, account) });
  const { data, message } = checkReply(connectionTestReply, reply);
  if (data.status === 'success') return { isConnected: true };
  // §7: the error text comes from data.data.err, for Portless from data.message.
  const errorText = providerId === portless ? message : data.err;
  return {
    isConnected: false,
    message: errorText || null,
    reason: knownReason(data.reason),
    requestId: reply.requestId,
  };
}

function knownReason(reason: string | null | undefined): 'refused' | 'unreachable' | null {
  return reason === 'refused' || reason === 'unreachable' ? reason : null;
}
