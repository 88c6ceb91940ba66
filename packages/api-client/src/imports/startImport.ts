import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { ChangeOptions } from '../http/createHttpClient.ts';
import { importEndpoints } from './importEndpoints.ts';
import type { OrdersFile } from './OrdersFile.ts';

/** Sends the file and returns the import's id. The reply does not wait for the rows. */
export async function startImport(
  { http }: Pick<ClientContext, 'http'>,
  { content, name, isGzip, columns }: OrdersFile,
  options: ChangeOptions = {},
): Promise<string> {
  const endpoint = importEndpoints.startImport;
  const [csv, gzip] = endpoint.requestTypes;
  const reply = await http.request(endpoint, {
    ...options,
    query: { file_name: name, columns: JSON.stringify(columns) },
    file: { content, type: isGzip ? gzip : csv },
  });
  return checkReply(endpoint.reply, reply).import_id;
}
