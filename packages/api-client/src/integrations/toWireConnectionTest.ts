import type * as z from 'zod/mini';
import type { connectionTestReply, IntegrationEndpointName } from './integrationEndpoints.ts';

/** Result of a connection test on the server. */
export type ConnectionResult =
  | { isConnected: true }
  /** Null: neither the credentials nor the network are to blame. */
  | { isConnected: false; message: string; reason: 'refused' | 'unreachable' | null };

/** The reply of a connection test; Portless has its error text at the top of the body (§7). */
export function toWireConnectionTest(
  name: IntegrationEndpointName,
  result: ConnectionResult,
): z.input<typeof connectionTestReply> {
  if (result.isConnected) return { data: { status: 'success' } };
  const { message, reason } = result;
  return name === 'testPortless'
    ? { data: { status: 'error', reason }, message }
    : { data: { status: 'error', err: message, reason } };
}
