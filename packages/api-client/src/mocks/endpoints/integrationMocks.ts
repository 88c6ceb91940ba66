import { findProvider } from '@hub/domain/integrations';
import { isSaveBlocked } from '@hub/domain/plans';
import { sections } from '@hub/domain/shared';
import type { integrationEndpoints } from '../../integrations/integrationEndpoints.ts';
import { canEditSection } from '../http/checkPermission.ts';
import type { Mocks } from '../http/Mock.ts';
import {
  isAnyConnected,
  maskRecord,
  type ProviderRecord,
  type SavedProviderSettings,
  restoreMaskedRecord,
} from '../shop/providerRecords.ts';

export const integrationMocks = {
  getThirdPartyDetails: ({ shop }) => {
    // Without edit permission only the state is sent (contract, "Roles and permissions").
    const maskScope = canEditSection(shop, sections.integrations) ? 'secrets' : 'everything';
    const areSecretsVisible = canEditSection(shop, sections.integrations) && !shop.maskSecrets;
    const records = [...shop.providers].map(([name, record]) => ({
      third_party_id: findProvider(name)?.id ?? name,
      details: JSON.stringify(areSecretsVisible ? record : maskRecord(name, record, maskScope)),
    }));
    return { data: { third_party_details: records } };
  },
  saveThirdPartySettings: ({ shop, body }) => {
    if (isSaveBlocked(shop.chargeType))
      return { data: { status: 'error' }, message: 'Your plan does not include 3PL integrations.' };
    const { third_party_id: name, ...settings } = body;
    const next: ProviderRecord = 'shipstation_details' in settings ? settings.shipstation_details : settings;
    shop.providers.set(name, restoreMaskedRecord(next, shop.providers.get(name)));
    shop.isOnboarded ||= isAnyConnected(shop.providers);
    return { data: { status: 'success' } };
  },
  testAms: ({ body }) => testCredentials(body),
  testShipbob: ({ body }) => testCredentials(body),
  testShipstation: ({ body }) => testCredentials(body),
  testCapacity: ({ body }) => testCredentials(body),
  testDcl: ({ body }) => testCredentials(body),
  testColdTrack: ({ body }) => testCredentials(body),
  testInfoPlus: ({ body }) => testCredentials(body),
  testCarterDc: ({ body }) => testCredentials(body),
  testShipwire: ({ body }) => testCredentials(body),
  testPortless: ({ body }) => {
    // Portless has its error text at the top of the body (§7).
    const { data } = testCredentials(body);
    const { err, ...rest } = data;
    return err === undefined ? { data } : { data: rest, message: err };
  },
} satisfies Mocks<typeof integrationEndpoints>;

interface TestReply {
  data: { status: string; err?: string; reason?: string };
}

/**
 * Calls nobody: a blank field is an error that names it, a value with `refuse` is refused, one with `down` is
 * unreachable.
 */
function testCredentials(settings: SavedProviderSettings): TestReply {
  const texts = Object.entries(settings).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const blank = texts.find(([, value]) => value.trim() === '');
  if (blank) return { data: { status: 'error', err: `${blank[0]} is required.`, reason: 'refused' } };
  if (texts.some(([, value]) => value.includes('refuse')))
    return { data: { status: 'error', err: 'The provider refused these credentials.', reason: 'refused' } };
  if (texts.some(([, value]) => value.includes('down')))
    return { data: { status: 'error', err: 'The provider could not be reached.', reason: 'unreachable' } };
  return { data: { status: 'success' } };
}
