import { insertOrders, lockOrders } from '@hub/database/orders';
import { readAllStock, unbalancedStock } from '@hub/database/stock';
import { aReceivedOrder, aShop } from '@hub/database/testing';
import { openMigratedDatabase } from '@hub/database/testing/openMigratedDatabase';
import { allOrdersFilters } from '@hub/domain/dashboard';
import { aLineItem } from '@hub/domain/testing';
import { changeOrder, orderStats } from '@hub/engine/orders';
import { saveLocation } from '@hub/engine/routing';
import { saveStock } from '@hub/engine/stock';
import { readDueOrders, readWarehouseParts } from '@hub/engine/warehouses';
import { newLocationSettings } from '@hub/domain/routing';
import { createManualClock, type SimulatedParcel, startSimulators } from '@hub/providers/simulators';
import { expect, onTestFinished, test } from 'vitest';
import { createSimulatedServices, workJobs } from '../testing/simulatedWarehouses.ts';

/*
 * Orders of one afternoon at Shipstation, where people split and combine them, pack several parcels, ship without
 * labels and void some. Nothing fails here: `afternoonOfFaults` covers faults.
 */

const orders = process.env.NIGHTLY === '1' ? 500 : 150;
const minuteMs = 60_000;
const provider = 'ship_stations';
const robin = { staffId: '1', staffName: 'Robin Carter' };
const locationId = '72001';
const onHand = 10_000;

/** An order's treatment, by its number. The second of a pair is combined with the first. */
const fates = [
  'combines',
  'isCombined',
  'split',
  'two',
  'partial',
  'voided',
  'withoutLabel',
  'splitAndVoided',
  'one',
] as const;
const numbers = Array.from({ length: orders }, (_none, index) => index + 1);
const fateOf = (number: number) => fates[(number - 1) % fates.length] ?? 'one';
const having = (...wanted: readonly (typeof fates)[number][]) =>
  numbers.filter((number) => wanted.includes(fateOf(number)));
const idOf = (number: number) => String(4_800_000_000_000 + number);
const referenceOf = (number: number) => `${idOf(number)}-1`;
const skuOf = (number: number, line: number) => `SKU-${(number * 3 + line) % 40}`;

function anOrder(number: number) {
  const lineItems = [1, 2].map((line) => {
    const lineItemId = `${number}000${line}`;
    const quantity = 1 + ((number + line) % 4);
    return aLineItem({ lineItemId, id: lineItemId, sku: skuOf(number, line), quantity, fulfillableQuantity: quantity });
  });
  const address = { address1: `${number} High Street`, city: 'Leeds', state: '', postcode: 'LS1 4DY', country: 'GB' };
  const person = { name: `Customer ${number}`, company: '', address2: '', phone: '', email: 'ada@example.com' };
  const received = aReceivedOrder(number, { detail: { lineItems } });
  return { ...received, boxesSaved: 0, recipient: { ...address, ...person } };
}

/** Units by key. */
function counted(parts: readonly { key: string; quantity: number }[]): Record<string, number> {
  const units: Record<string, number> = {};
  for (const { key, quantity } of parts.filter((part) => part.quantity > 0)) units[key] = (units[key] ?? 0) + quantity;
  return units;
}

test(`${orders} orders are split, combined, packed in several parcels and voided, and the books agree unit by unit`, async () => {
  const database = await openMigratedDatabase();
  onTestFinished(() => database.close());
  const clock = createManualClock(Date.now() + 60 * minuteMs);
  const simulators = await startSimulators({
    providers: [provider],
    clock,
    plan: 'one',
    unitsOfNewSku: onHand,
    hasRateLimits: false,
  });
  onTestFinished(() => simulators.stop());
  const control = simulators.control(provider);
  const shopId = await aShop(database);
  const now = () => new Date(clock.now());
  const services = await createSimulatedServices(database, provider, { origin: simulators.origins[provider], now });
  const inShop: <T>(work: Parameters<typeof database.inShop<T>>[1]) => Promise<T> = (work) =>
    database.inShop(shopId, work);
  const skus = [...new Set(numbers.flatMap((number) => [skuOf(number, 1), skuOf(number, 2)]))];
  await inShop(async (transaction) => {
    const settings = { ...newLocationSettings, country: 'GB', providerId: provider };
    await saveLocation(transaction, services.providers, robin, { locationId, baseVersion: 0, settings }, now());
    const counts = skus.map((sku) => ({ sku, locationId, onHand, lowAt: null, baseVersion: 0 }));
    expect(await saveStock(transaction, robin, counts, now())).toMatchObject({ type: 'saved' });
    await insertOrders(transaction, numbers.map(anOrder));
  });

  for (const plan of ['two', 'partial', 'withoutLabel'] as const)
    for (const number of having(plan)) control.planParcels(referenceOf(number), plan);
  for (const number of numbers)
    await inShop((transaction) => changeOrder(transaction, idOf(number), 'ship-now', null, now()));
  await workJobs(services, shopId);
  for (const number of having('isCombined')) control.combineOrders(referenceOf(number - 1), referenceOf(number));
  for (const number of having('split', 'splitAndVoided')) control.splitOrder(referenceOf(number), skuOf(number, 2));

  const errors: unknown[] = [];
  /** Runs what is due after this many minutes. */
  const pass = async (minutes: number) => {
    clock.advance(minutes * minuteMs);
    const onError = (error: unknown) => void errors.push(error);
    await readDueOrders(services, { signal: new AbortController().signal, onError });
    await workJobs(services, shopId);
  };
  await pass(15);
  // Their labels are voided after we have read them.
  for (const number of having('voided', 'splitAndVoided')) {
    const order = control.books().orders.find(({ reference }) => reference === referenceOf(number));
    control.voidParcel(order?.parcels[0]?.trackingNumber ?? '');
  }
  for (const minutes of [45, 60, 90, 90]) await pass(minutes);
  expect(errors).toEqual([]);

  const isLive = ({ state, shippedAt }: SimulatedParcel) => state !== 'voided' && shippedAt !== null;
  const theirs = control.books().orders.map((order) => ({ ...order, parcels: order.parcels.filter(isLive) }));
  const states = await inShop((transaction) => lockOrders(transaction, numbers.map(idOf)));
  expect([...states.values()].filter(({ stage }) => stage !== 'shipped').map(({ order }) => order.orderName)).toEqual(
    [],
  );

  // Each unit left once, in our books and theirs.
  const ordered = counted(
    numbers.flatMap((number) =>
      anOrder(number).detail.lineItems.map(({ lineItemId, quantity }) => ({ key: lineItemId, quantity })),
    ),
  );
  const ours = [...states.values()].flatMap(({ detail }) => detail.fulfillments);
  expect(counted(ours.map(({ lineItemId, quantity }) => ({ key: lineItemId, quantity })))).toEqual(ordered);
  const left = theirs.flatMap(({ parcels, lines }) =>
    parcels.flatMap((parcel) =>
      parcel.lines.map(({ lineId, quantity }) => ({
        key: lines.find(({ id }) => id === lineId)?.lineRef ?? '',
        quantity,
      })),
    ),
  );
  expect(counted(left)).toEqual(ordered);

  // Each number is stored with its order, and with no other.
  for (const number of numbers) {
    const root = referenceOf(fateOf(number) === 'isCombined' ? number - 1 : number);
    const family = theirs.filter(({ reference }) => reference === root || reference.startsWith(`${root}.`));
    const { carriers } = await inShop((transaction) => readWarehouseParts(transaction, idOf(number)));
    const shipments = states.get(idOf(number))?.detail.fulfillments.filter(({ quantity }) => quantity > 0) ?? [];
    const known = shipments.flatMap(({ fulfillmentId, trackingNumber }) => [
      trackingNumber,
      ...(carriers.get(fulfillmentId)?.moreTrackings ?? []).map((more) => more.number),
    ]);
    expect([number, new Set(known)]).toEqual([
      number,
      new Set(family.flatMap(({ parcels }) => parcels.map(({ trackingNumber }) => trackingNumber))),
    ]);
  }

  // Ordered stock has left the shelf; nothing is reserved or out of balance.
  const bySku = counted(
    numbers.flatMap((number) => anOrder(number).detail.lineItems.map(({ sku, quantity }) => ({ key: sku, quantity }))),
  );
  const levels = await inShop(readAllStock);
  expect(Object.fromEntries(levels.map(({ sku, onHand: units, allocated }) => [sku, [units, allocated]]))).toEqual(
    Object.fromEntries(skus.map((sku) => [sku, [onHand - (bySku[sku] ?? 0), 0]])),
  );
  expect(await inShop(unbalancedStock)).toEqual([]);
  const stats = await inShop((transaction) => orderStats(transaction, allOrdersFilters, now()));
  expect(stats.totalBoxes).toBe(having('isCombined').length);
});
