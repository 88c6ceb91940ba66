import { readShop } from '@hub/database/shops';
import { listSkus } from '@hub/database/stock';
import type { AccountKey } from '@hub/database/warehouses';
import {
  type TestOrderOutcome,
  testOrderRefusal,
  type TestOrderStep,
  type ThirdPartyId,
} from '@hub/domain/integrations';
import { message } from '@hub/domain/messages';
import { noInstructions } from '@hub/domain/shipping';
import type { OutgoingShipment } from '@hub/providers';
import { providerName, readEnabledAccount, settingsOf } from './accountSettings.ts';
import { callProvider } from './sendToWarehouse.ts';
import type { WarehouseServices } from './WarehouseServices.ts';

/**
 * Sends a small order with a marked reference and address to an enabled account of a 3PL's sandbox, checks that it is there, and
 * cancels it. Nothing of it is kept here.
 */
export async function sendTestOrder(
  services: WarehouseServices,
  shopId: number,
  key: AccountKey & { provider: ThirdPartyId },
): Promise<TestOrderOutcome> {
  const { database, connections, now } = services;
  const { provider } = key;
  const { refusal, settings, currency, skus } = await database.inShop(shopId, async (transaction) => {
    const account = await readEnabledAccount(transaction, services, key);
    return {
      refusal: testOrderRefusal(provider, account),
      settings: account && (await settingsOf(transaction, services, account)),
      currency: (await readShop(transaction)).currency,
      skus: await listSkus(transaction),
    };
  });
  if (refusal !== null || settings === null)
    return { type: 'refused', reason: refusal ?? message('warehouses.notConnected') };
  const connection = connections.open(shopId, key, settings);
  const stock = await callProvider(async () => (await connection.readStock?.(null)) ?? []);
  // A SKU unknown to the 3PL would be refused, or become a product there.
  const sku = stock.value?.find(({ available }) => available > 0)?.sku ?? skus[0];
  if (sku === undefined) return { type: 'refused', reason: message('warehouses.testNeedsSku') };
  const name = providerName(provider);
  const steps: TestOrderStep[] = [];
  const { value: sent, error } = await callProvider(() => connection.send(testShipment(sku, currency, now())));
  if (error !== null) {
    const words = message('warehouses.testNotSent', { provider: name, words: error.words });
    return { type: 'tried', steps: [{ isDone: false, words }] };
  }
  const { reference, providerOrderId: id } = sent;
  steps.push({ isDone: true, words: message('warehouses.testSent', { provider: name, reference, id }) });
  const found = await callProvider(() => connection.findByReference(reference));
  const isFound = found.value?.providerOrderId === id;
  const foundCode = isFound ? 'warehouses.testFound' : 'warehouses.testNotFound';
  steps.push({ isDone: isFound, words: message(foundCode, { provider: name }) });
  const read = await callProvider(() => connection.readShipment(sent));
  if (read.error !== null)
    steps.push({
      isDone: false,
      words: message('warehouses.testNotRead', { provider: name, words: read.error.words }),
    });
  const cancelled = await callProvider(() => connection.cancel(sent));
  steps.push(
    cancelled.error === null
      ? { isDone: true, words: message('warehouses.testCanceled', { provider: name }) }
      : {
          isDone: false,
          words: message('warehouses.testNotCanceled', { provider: name, words: cancelled.error.words }),
        },
  );
  return { type: 'tried', steps };
}

/**
 * One unit to an uninhabited address. The reference has letters, digits and hyphens, at most 25, which every 3PL
 * accepts.
 */
function testShipment(sku: string, currency: string, now: Date): OutgoingShipment {
  const reference = `TEST-${now.toISOString().replaceAll(/\D/g, '').slice(0, 'YYYYMMDDhhmmss'.length)}`;
  const line = { lineItemId: '1', sku, name: 'Test, do not ship', quantity: 1, unitPrice: 1, value: 1, weight: null };
  return {
    reference,
    orderName: reference,
    orderedAt: now.toISOString(),
    currency,
    recipient: {
      name: 'TEST DO NOT SHIP',
      company: '',
      address1: '1 Test Street',
      address2: '',
      city: 'New York',
      state: 'NY',
      postcode: '10001',
      country: 'US',
      phone: '+1 212 555 0100',
      email: 'test@example.com',
    },
    service: null,
    package: null,
    instructions: noInstructions,
    isExport: false,
    lines: [{ ...line, hsCode: '', countryOfOrigin: '' }],
  };
}
