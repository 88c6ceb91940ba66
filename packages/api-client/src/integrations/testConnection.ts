import type { ProviderAccount, ProviderId } from '@hub/domain/integrations';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { ChangeOptions } from '../http/createHttpClient.ts';
import { connectionTestReply, integrationEndpoints } from './integrationEndpoints.ts';
import { fromAccount } from './saveSettings.ts';

/** Result of a connection test. A failed test is a result, not an error. */
export type ConnectionTest =
  | { isConnected: true }
  | {
      isConnected: false;
      /** The server's message; null: show §8's text. */
      message: string | null;
      /** Null when the server does not say. */
      reason: 'refused' | 'unreachable' | null;
      /** `X-Request-Id` of the reply, shown with the message. */
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

/** Tests credentials without saving them (§7), for ShipStation one account. */
export async function testConnection(
  { http }: ClientContext,
  providerId: ProviderId,
  account: ProviderAccount,
  options: ChangeOptions = {},
): Promise<ConnectionTest> {
  const reply = await http.request(endpointOf[providerId], { ...options, body: fromAccount(providerId, account) });
  const { data, message } = checkReply(connectionTestReply, reply);
  if (data.status === 'success') return { isConnected: true };
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
