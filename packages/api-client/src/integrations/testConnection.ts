import type { ConnectionTest, ProviderAccount, ProviderId } from '@hub/domain/integrations';
import { asRecord } from '@hub/domain/shared';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { ChangeOptions, RawReply } from '../http/createHttpClient.ts';
import { readWords } from '../http/wireWords.ts';
import { connectionTestReply, integrationEndpoints } from './integrationEndpoints.ts';
import { fromAccount, providerOf } from './saveSettings.ts';

const portless = 10 satisfies ProviderId;

/** Tests credentials without saving them (§7), for ShipStation one account. */
export async function testConnection(
  { http }: ClientContext,
  providerId: ProviderId,
  account: ProviderAccount,
  options: ChangeOptions = {},
): Promise<ConnectionTest> {
  const reply = await http.request(integrationEndpoints[providerOf(providerId).testName], {
    ...options,
    body: fromAccount(providerId, account),
  });
  const { data, message } = readReply(reply);
  if (data.status === 'success') return { isConnected: true };
  const texts = [data.err, data.message, message];
  // Portless has its message at the top level (§7).
  const text = (providerId === portless ? [message, ...texts] : texts).find(isText);
  return {
    isConnected: false,
    message: text === undefined ? null : readWords(text, data),
    reason: knownReason(data.reason),
    requestId: reply.requestId,
  };
}

/** Any body with `data` or a message, whatever their content. Throws UnexpectedReplyError for other bodies. */
function readReply(reply: RawReply): { data: Readonly<Record<string, unknown>>; message?: unknown } {
  const body = asRecord(reply.body);
  const data = asRecord(body?.data);
  if (data === null && !isText(body?.message)) return checkReply(connectionTestReply, reply);
  return { data: data ?? {}, message: body?.message };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function knownReason(reason: unknown): 'refused' | 'unreachable' | null {
  return reason === 'refused' || reason === 'unreachable' ? reason : null;
}
