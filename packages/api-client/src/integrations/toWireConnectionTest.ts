import { type Words, wordsText } from '@hub/domain/messages';
import type * as z from 'zod/mini';
import { toWireMessage } from '../http/wireWords.ts';
import type { connectionTestReply, IntegrationEndpointName } from './integrationEndpoints.ts';

/** Result of a connection test on the server. */
export type ConnectionResult =
  | { isConnected: true }
  /** `null`: neither the credentials nor the network caused it. */
  | { isConnected: false; message: Words; reason: 'refused' | 'unreachable' | null };

/** The reply of a connection test; Portless has its error text at the top level of the body (§7). */
export function toWireConnectionTest(
  name: IntegrationEndpointName,
  result: ConnectionResult,
): z.input<typeof connectionTestReply> {
  if (result.isConnected) return { data: { status: 'success' } };
  const { message, reason } = result;
  const data = { status: 'error', reason, ...toWireMessage(message) };
  const text = wordsText(message);
  return name === 'testPortless' ? { data, message: text } : { data: { ...data, err: text } };
}
