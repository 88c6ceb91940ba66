import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { ChangeOptions } from '../http/createHttpClient.ts';
import { throwIfRefused } from '../http/statusReply.ts';
import { importEndpoints } from './importEndpoints.ts';

/** Stops an import; what was added stays. Throws RejectedError with the server's message. */
export async function cancelImport(
  { http }: Pick<ClientContext, 'http'>,
  importId: string,
  options: ChangeOptions = {},
): Promise<void> {
  const endpoint = importEndpoints.cancelImport;
  const reply = await http.request(endpoint, { ...options, params: { import_id: importId }, body: {} });
  checkReply(endpoint.reply, reply);
  throwIfRefused(reply);
}
