import { toWireWords } from '../../http/wireWords.ts';
import { isAnyConnected, maskRecord, restoreMaskedRecord, type SavedProviderSettings } from '@hub/domain/integrations';
import { accessOf, canEdit, sections } from '@hub/domain/permissions';
import { saveRefusal } from '@hub/domain/plans';
import type { IntegrationEndpointName, integrationEndpoints } from '../../integrations/integrationEndpoints.ts';
import { toWireConnectionTest } from '../../integrations/toWireConnectionTest.ts';
import { toProviderRecord, toWireThirdPartyRecord } from '../../integrations/toWireThirdPartyRecord.ts';
import type { Mocks } from '../http/Mock.ts';
import { testCredentials } from '../testCredentials.ts';

export const integrationMocks = {
  getThirdPartyDetails: ({ shop }) => {
    // Without edit permission only the state is sent (contract, "Roles and permissions").
    const isEditable = canEdit(accessOf(shop), sections.integrations);
    const maskScope = isEditable ? 'secrets' : 'everything';
    const areSecretsVisible = isEditable && !shop.maskSecrets;
    const records = [...shop.providers].map(([name, record]) =>
      toWireThirdPartyRecord(name, areSecretsVisible ? record : maskRecord(name, record, maskScope)),
    );
    return { data: { third_party_details: records } };
  },
  saveThirdPartySettings: ({ shop, body }) => {
    const refusal = saveRefusal(shop.chargeType);
    if (refusal !== null) return { data: { status: 'error' }, ...toWireWords('message', refusal) };
    const { name, record } = toProviderRecord(body);
    shop.providers.set(name, restoreMaskedRecord(record, shop.providers.get(name)));
    shop.isOnboarded ||= isAnyConnected(shop.providers);
    return { data: { status: 'success' } };
  },
  testAms: ({ body }) => testReply('testAms', body),
  testShipbob: ({ body }) => testReply('testShipbob', body),
  testShipstation: ({ body }) => testReply('testShipstation', body),
  testCapacity: ({ body }) => testReply('testCapacity', body),
  testDcl: ({ body }) => testReply('testDcl', body),
  testColdTrack: ({ body }) => testReply('testColdTrack', body),
  testInfoPlus: ({ body }) => testReply('testInfoPlus', body),
  testCarterDc: ({ body }) => testReply('testCarterDc', body),
  testShipwire: ({ body }) => testReply('testShipwire', body),
  testPortless: ({ body }) => testReply('testPortless', body),
} satisfies Mocks<typeof integrationEndpoints>;

function testReply(name: IntegrationEndpointName, settings: SavedProviderSettings) {
  return toWireConnectionTest(name, testCredentials(settings));
}
