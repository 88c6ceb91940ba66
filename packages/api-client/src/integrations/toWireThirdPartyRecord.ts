import { findProvider, type ProviderRecord } from '@hub/domain/integrations';
import type * as z from 'zod/mini';
import type { wireThirdPartyRecord } from './getThirdPartyDetailsEndpoint.ts';
import type { integrationEndpoints } from './integrationEndpoints.ts';

/** A third-party details record (§3) from a provider's string id and what is saved for it. */
export function toWireThirdPartyRecord(name: string, record: ProviderRecord): z.input<typeof wireThirdPartyRecord> {
  return { third_party_id: findProvider(name)?.id ?? name, details: JSON.stringify(record) };
}

/** The provider's string id and the record to save from the body of `save-third-party-settings`. */
export function toProviderRecord(body: z.output<(typeof integrationEndpoints)['saveThirdPartySettings']['request']>): {
  name: string;
  record: ProviderRecord;
} {
  const { third_party_id: name, ...settings } = body;
  return { name, record: 'shipstation_details' in settings ? settings.shipstation_details : settings };
}
