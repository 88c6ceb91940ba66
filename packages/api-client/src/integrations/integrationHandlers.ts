import {
  findProvider,
  perConnectionTest,
  type Provider,
  type ProviderRecord,
  type SavedProviderSettings,
} from '@hub/domain/integrations';
import type { Words } from '@hub/domain/messages';
import type * as z from 'zod/mini';
import type { RowsOf } from '../http/Endpoint.ts';
import { toWireWords } from '../http/wireWords.ts';
import type { Answer, Handlers } from '../server/Handlers.ts';
import type { wireThirdPartyRecord } from './getThirdPartyDetailsEndpoint.ts';
import type { integrationEndpoints } from './integrationEndpoints.ts';
import { type ConnectionResult, toWireConnectionTest } from './toWireConnectionTest.ts';

type Table = typeof integrationEndpoints;

/** The settings of a shop's providers. */
export interface IntegrationPort {
  /** By string id (§3), with masked values that the person may not see. */
  readProviders(): Answer<ReadonlyMap<string, ProviderRecord>>;
  /** `servesLocations`: those that the provider serves from now on. Returns why it was refused, or `null`. */
  saveProvider(save: {
    name: string;
    record: ProviderRecord;
    servesLocations: readonly string[];
  }): Answer<Words | null>;
}

export const integrationHandlers = {
  getThirdPartyDetails: async ({ port }) => {
    const records = [...(await port.readProviders())];
    return { data: { third_party_details: records.map(([name, record]) => toWireThirdPartyRecord(name, record)) } };
  },
  saveThirdPartySettings: async ({ port, body }) => {
    const refusal = await port.saveProvider(toProviderRecord(body));
    return refusal === null
      ? { data: { status: 'success' } }
      : { data: { status: 'error' }, ...toWireWords('message', refusal) };
  },
} satisfies Handlers<RowsOf<Table, 'read' | 'write'>, IntegrationPort>;

export interface ConnectionTestPort {
  /** Tries the credentials. */
  testConnection(provider: Provider, settings: SavedProviderSettings): Answer<ConnectionResult>;
}

export const connectionTestHandlers = perConnectionTest(
  (provider) =>
    async ({ port, body }: { port: ConnectionTestPort; body: SavedProviderSettings }) =>
      toWireConnectionTest(provider.testName, await port.testConnection(provider, body)),
) satisfies Handlers<RowsOf<Table, 'outside'>, ConnectionTestPort>;

/** A third-party details record (§3) from a provider's string id and its saved settings. */
function toWireThirdPartyRecord(name: string, record: ProviderRecord): z.input<typeof wireThirdPartyRecord> {
  return { third_party_id: findProvider(name)?.id ?? name, details: JSON.stringify(record) };
}

/** The provider's string id and the record to save from the body of `save-third-party-settings`. */
function toProviderRecord(body: z.output<Table['saveThirdPartySettings']['request']>): {
  name: string;
  record: ProviderRecord;
  servesLocations: readonly string[];
} {
  const { third_party_id: name, serves_locations: served, ...settings } = body;
  const record = 'shipstation_details' in settings ? settings.shipstation_details : settings;
  return { name, record, servesLocations: served ?? [] };
}
