import { findProvider } from '@hub/domain/integrations';
import { saveBlocked } from '@hub/domain/plans';
import type { integrationEndpoints } from '../../integrations/integrationEndpoints.ts';
import { mayEdit } from '../http/allowed.ts';
import type { Mocks } from '../http/Mock.ts';
import {
  isAnyConnected,
  masked,
  type ProviderRecord,
  type ProviderSettings,
  withKept,
} from '../shop/providerRecords.ts';

export const integrationMocks = {
  getThirdPartyDetails: ({ shop }) => {
    // Who may not change providers gets their state only (contract, "Roles and permissions").
    const hide = mayEdit(shop, 4) ? 'secrets' : 'everything';
    const isShown = mayEdit(shop, 4) && !shop.maskSecrets;
    const records = [...shop.providers].map(([name, record]) => ({
      third_party_id: findProvider(name)?.id ?? name,
      details: JSON.stringify(isShown ? record : masked(name, record, hide)),
    }));
    return { data: { third_party_details: records } };
  },
  saveThirdPartySettings: ({ shop, body }) => {
    if (saveBlocked(shop.chargeType))
      return { data: { status: 'error' }, message: 'Your plan does not include 3PL integrations.' };
    const { third_party_id: name, ...settings } = body;
    const next: ProviderRecord = 'shipstation_details' in settings ? settings.shipstation_details : settings;
    shop.providers.set(name, withKept(next, shop.providers.get(name)));
    shop.isOnboarded ||= isAnyConnected(shop.providers);
    return { data: { status: 'success' } };
  },
  testAms: ({ body }) => tested(body),
  testShipbob: ({ body }) => tested(body),
  testShipstation: ({ body }) => tested(body),
  testCapacity: ({ body }) => tested(body),
  testDcl: ({ body }) => tested(body),
  testColdTrack: ({ body }) => tested(body),
  testInfoPlus: ({ body }) => tested(body),
  testCarterDc: ({ body }) => tested(body),
  testShipwire: ({ body }) => tested(body),
  testPortless: ({ body }) => {
    // The one provider whose error text stands at the top of the body (§7).
    const { data } = tested(body);
    const { err, ...rest } = data;
    return err === undefined ? { data } : { data: rest, message: err };
  },
} satisfies Mocks<typeof integrationEndpoints>;

interface TestReply {
  data: { status: string; err?: string; reason?: string };
}

/**
 * Nothing is called: a blank field is named, a value with `refuse` in it is refused, one with `down` is unreachable.
 */
function tested(settings: ProviderSettings): TestReply {
  const texts = Object.entries(settings).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const blank = texts.find(([, value]) => value.trim() === '');
  if (blank) return { data: { status: 'error', err: `${blank[0]} is required.`, reason: 'refused' } };
  if (texts.some(([, value]) => value.includes('refuse')))
    return { data: { status: 'error', err: 'The provider refused these credentials.', reason: 'refused' } };
  if (texts.some(([, value]) => value.includes('down')))
    return { data: { status: 'error', err: 'The provider could not be reached.', reason: 'unreachable' } };
  return { data: { status: 'success' } };
}
