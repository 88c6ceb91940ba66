import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions } from '../http/createHttpClient.ts';
import { UnexpectedReplyError } from '../http/errors.ts';
import { importEndpoints } from './importEndpoints.ts';

/** All refused rows of an import as a CSV file. */
export async function getImportProblems(
  { http }: Pick<ClientContext, 'http'>,
  importId: string,
  options: CallOptions = {},
): Promise<Blob> {
  const endpoint = importEndpoints.getImportProblems;
  const reply = await http.request(endpoint, { ...options, params: { import_id: importId } });
  if (!(reply.body instanceof Blob)) throw new UnexpectedReplyError(reply, '(body)', 'should be a file');
  return reply.body;
}
