import { parseProviderDetails, type ThirdPartyDetails } from '@hub/domain/integrations';
import { parseExactJson } from '@hub/domain/shared';
import * as z from 'zod/mini';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions } from '../http/createHttpClient.ts';
import { ApiError } from '../http/errors.ts';
import { getThirdPartyDetailsEndpoint, wireThirdPartyRecord } from './getThirdPartyDetailsEndpoint.ts';

export interface ThirdPartyList {
  /** Empty when nothing is saved or loading failed (§8). */
  providers: ThirdPartyDetails[];
  /** Warning when the list or parts of it are unreadable; `null` for none. */
  warning: string | null;
  /** The call's error, for its request id; `null` when the reply was read. */
  failure: ApiError | null;
}

const notLoaded = 'The settings of the 3PL providers could not be loaded.';
const partlyLoaded = (unreadable: number) => `${unreadable} of the saved 3PL provider settings could not be read.`;

const envelope = z.object({ data: z.object({ third_party_details: z.nullish(z.array(z.unknown())) }) });

/** The saved settings of each provider (§7). Any error gives an empty list (§8); only an abort rejects. */
export async function getThirdPartyDetails(
  { http }: ClientContext,
  { signal }: CallOptions = {},
): Promise<ThirdPartyList> {
  try {
    const reply = await http.request(getThirdPartyDetailsEndpoint, {
      signal,
      parse: parseExactJson,
    });
    const records = checkReply(envelope, reply).data.third_party_details ?? [];
    const parsedRecords = records.map(toDetails);
    const providers = parsedRecords.flatMap(({ details }) => details ?? []);
    const unreadable = parsedRecords.filter(({ isReadable }) => !isReadable).length;
    return { providers, warning: unreadable === 0 ? null : partlyLoaded(unreadable), failure: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { providers: [], warning: notLoaded, failure: error };
  }
}

/**
 * No details for a broken record or an unknown provider. A known provider whose settings do not parse is not connected
 * (§4) and counts as unreadable.
 */
function toDetails(record: unknown): { details: ThirdPartyDetails | null; isReadable: boolean } {
  const { success, data } = wireThirdPartyRecord.safeParse(record);
  const details = success ? parseProviderDetails(data.third_party_id, data.details) : null;
  return { details, isReadable: details !== null && details.isUnreadable !== true };
}
