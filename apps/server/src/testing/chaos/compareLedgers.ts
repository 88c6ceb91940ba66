import type { EventKind, OrderEvent } from '@hub/domain/events';
import type {
  EngineEntry,
  Ledgers,
  Parcels,
  Parts,
  PlacedOrder,
  StoreEntry,
  Units,
  WarehouseEntry,
} from './Ledgers.ts';

/** A disagreement between the ledgers. */
export interface Disagreement {
  /** Name of the order. */
  order: string;
  problem: string;
}

/** Events of Ship Now, which the test presses in bulk. */
const isShipNow = (event: OrderEvent) =>
  event.kind === 'actionTaken' && event.values.action === 'ship-now' && event.values.isBulk;

/** The order went to its old address, or will. */
const goesToOldAddress = (event: OrderEvent) => event.kind === 'addressChanged' && event.values.oldAddress !== 'unused';

const isOneOf =
  (...kinds: EventKind[]) =>
  ({ kind }: OrderEvent) =>
    kinds.includes(kind);

/** Units left after the store had removed them. */
const leftWithMore = isOneOf('warehouseOutdated', 'tooLateToReduce', 'tooLateToRemove');

/** The store removed units. */
const wasReduced = (event: OrderEvent) => leftWithMore(event) || event.kind === 'quantityChanged';

/** A canceled order left. */
const shippedAllTheSame = (event: OrderEvent) =>
  isOneOf('tooLateToCancel', 'unexpectedParcel')(event) ||
  (event.kind === 'canceledInStore' && event.values.shipped !== 'none');

/** Compares the three ledgers order by order. */
export function compareLedgers({ placed, store, engine, warehouses }: Ledgers): Disagreement[] {
  const found: Disagreement[] = [];
  for (const [order, { addresses, parts, isShippedNow, story }] of placed) {
    const report = (problem: string) => found.push({ order, problem });
    const inStore = store.get(order);
    const entries = engine.get(order) ?? [];
    const atWarehouses = warehouses.get(order) ?? [];
    const [inEngine] = entries;
    if (inStore === undefined || inEngine === undefined || entries.length !== 1) {
      report(
        `the store has it ${inStore === undefined ? 0 : 1} times${inStore?.isCancelled ? ', canceled' : ''}, ` +
          `the engine ${entries.length} times`,
      );
      continue;
    }
    compareStages(report, inStore, inEngine);
    if (inStore.isElsewhere) {
      compareElsewhere(report, atWarehouses, story);
      continue;
    }
    compareReferences(report, inEngine, atWarehouses);
    const { fetched } = inStore;
    const inStoreLeft = withoutFetched(inStore, fetched);
    compareParcels(report, inStoreLeft, withoutFetched(inEngine, fetched), atWarehouses);
    for (const { reference, given, isCancelled } of atWarehouses) {
      const isKnownToBeOld = isCancelled || inEngine.timeline.some(goesToOldAddress);
      const right = isKnownToBeOld ? addresses : addresses.slice(-1);
      if (!right.some((address) => given.includes(address)))
        report(`${reference} was given without the address ${right.join(' or ')}`);
    }
    compareParts(report, parts, atWarehouses);
    compareTimeline(report, inStoreLeft, inEngine, atWarehouses);
    if (isShippedNow && !inEngine.timeline.some(isShipNow))
      report('the app said that Ship Now was done, and the timeline does not');
  }
  const names = new Set(placed.keys());
  for (const order of [...engine.keys(), ...warehouses.keys()])
    if (!names.has(order)) found.push({ order, problem: 'it was never placed' });
  return found;
}

/** No 3PL receives or ships more of an order than its part. */
function compareParts(
  report: (problem: string) => void,
  parts: Readonly<Parts>,
  atWarehouses: readonly WarehouseEntry[],
): void {
  const wanted = Object.entries(parts);
  for (const { reference, units } of atWarehouses) {
    const own = wanted.find(([provider]) => reference.startsWith(`${provider} `))?.[1];
    if (own === undefined) report(`${reference} is not at ${wanted.map(([provider]) => provider).join(' or ')}`);
    else if (isMore(units, own)) report(`${reference} was given ${text(units)}, its part is ${text(own)}`);
  }
  for (const [provider, own] of wanted) {
    const given = atWarehouses.filter(({ reference }) => reference.startsWith(`${provider} `));
    const shipped = sum(given.flatMap(({ parcels }) => Object.values(parcels)));
    if (isMore(shipped, own)) report(`${provider} shipped ${text(shipped)}, its part is ${text(own)}`);
  }
}

function isMore(units: Units, most: Units): boolean {
  return Object.entries(units).some(([sku, count]) => count > (most[sku] ?? 0));
}

/** The timeline has one `received`, and at most one `handedOver` per time that the order was sent. */
function compareTimeline(
  report: (problem: string) => void,
  { isCancelled, parcels }: StoreEntry,
  { timeline }: EngineEntry,
  atWarehouses: readonly WarehouseEntry[],
): void {
  // Everything was shipped in the store before the order arrived here.
  const isByOthers = atWarehouses.length === 0 && Object.keys(parcels).every(isByHand);
  const times = (isIt: (event: OrderEvent) => boolean) => timeline.filter(isIt).length;
  const sentOff = times((event) => isOneOf('batched', 'batchedAgain')(event) || isShipNow(event));
  for (const [kind, most] of [
    ['received', 1],
    ['handedOver', Math.max(1, sentOff)],
  ] as const) {
    const said = times(isOneOf(kind));
    const isUnneeded = isCancelled || (kind === 'handedOver' && isByOthers);
    if (said > most || (said === 0 && !isUnneeded)) report(`the timeline says “${kind}” ${said} times`);
  }
}

/**
 * Removes what the customer picks up. The store fulfills that without a number, together with everything that has not left yet, as if sent
 * by hand.
 */
function withoutFetched<Entry extends StoreEntry | EngineEntry>(entry: Entry, fetched: Units): Entry {
  if (Object.keys(fetched).length === 0) return entry;
  const less = (units: Units): Units =>
    Object.fromEntries(
      Object.entries(units)
        .map(([sku, count]) => [sku, count - (fetched[sku] ?? 0)] as const)
        .filter(([, count]) => count > 0),
    );
  const { '': unnamed = {}, ...parcels } = entry.parcels;
  const byHand = less(unnamed);
  const others = Object.keys(byHand).length > 0 ? { ...parcels, [byHandName]: byHand } : parcels;
  return { ...entry, parcels: others, units: less(entry.units) };
}

/** What other services ship must not leave here too. A request to a service may come after an order has left. */
function compareElsewhere(
  report: (problem: string) => void,
  atWarehouses: readonly WarehouseEntry[],
  story: PlacedOrder['story'],
): void {
  if (story === 'otherService') return;
  for (const { reference, isCancelled } of atWarehouses)
    if (!isCancelled) report(`others ship it, and ${reference} was given`);
}

function compareStages(report: (problem: string) => void, inStore: StoreEntry, inEngine: EngineEntry): void {
  const expected = inStore.isCancelled ? 'cancelled' : inStore.isElsewhere ? 'closed' : 'shipped';
  if (inStore.isElsewhere && !inStore.isCancelled) {
    if (inEngine.stage !== 'closed' && inEngine.stage !== 'shipped')
      report(`others ship it, in the engine it is ${inEngine.stage}`);
    return;
  }
  if (inEngine.stage !== expected) report(`the store expects it ${expected}, in the engine it is ${inEngine.stage}`);
  if (!inStore.isCancelled && text(inStore.units) !== text(inEngine.units))
    report(`the store has ${text(inStore.units)}, the engine ${text(inEngine.units)}`);
}

/** Each warehouse order is created once, and both sides have the same ones. */
function compareReferences(
  report: (problem: string) => void,
  inEngine: EngineEntry,
  atWarehouses: readonly WarehouseEntry[],
): void {
  for (const { reference, creates } of atWarehouses)
    if (creates !== 1) report(`${reference} was sent ${creates} times`);
  const theirs = atWarehouses.filter(({ isCancelled }) => !isCancelled).map(({ reference }) => reference);
  const ours = inEngine.references.toSorted().join(', ');
  if (theirs.toSorted().join(', ') !== ours) report(`warehouses have [${theirs.join(', ')}], the engine [${ours}]`);
}

function compareParcels(
  report: (problem: string) => void,
  inStore: StoreEntry,
  inEngine: EngineEntry,
  atWarehouses: readonly WarehouseEntry[],
): void {
  const all = mergeParcels(atWarehouses.map(({ parcels }) => parcels));
  const byHand = Object.keys(inStore.parcels).some(isByHand);
  const mayHoldOthers = inStore.isCancelled || byHand || inEngine.timeline.some(wasReduced);
  const shipped = mayHoldOthers ? withoutNamed(all, inEngine.timeline) : all;
  const mayBeMore = inEngine.timeline.some(leftWithMore);
  const ordered = (parcels: Parcels) => (mayBeMore ? upTo(parcels, inEngine.units) : parcels);
  const left = ordered(shipped);
  const texts = {
    warehouses: parcelsText(left),
    engine: parcelsText(ordered(inEngine.parcels)),
    sentHere: parcelsText(ordered(withoutByHand(inEngine.parcels))),
    store: parcelsText(inStore.parcels),
  };
  const isSame = mayBeMore
    ? isSameTakenOut(ordered(withoutByHand(inEngine.parcels)), shipped, left)
    : texts.sentHere === texts.warehouses;
  if (!isSame) report(`warehouses shipped ${texts.warehouses}, the engine says ${texts.engine}`);
  if (inStore.isCancelled) {
    // The store accepts no more shipments, so the timeline must tell people.
    if (texts.warehouses !== '' && !inEngine.timeline.some(shippedAllTheSame))
      report(`canceled, and warehouses shipped ${texts.warehouses} with no word of it`);
  } else {
    const known = parcelsText(ordered(withoutTwice(inEngine)));
    if (texts.store !== known) report(`the engine shipped ${texts.engine}, the store says ${texts.store}`);
  }
  if (inEngine.stage === 'shipped') {
    const total = text(sum(Object.values(byHand ? withoutTwice(inEngine) : left)));
    if (total !== text(inEngine.units)) report(`ordered ${text(inEngine.units)}, shipped ${total}`);
  }
}

/** Removes units that people also fulfilled by hand. The store has them once, and the timeline names each. */
function withoutTwice({ parcels, units, timeline }: EngineEntry): Parcels {
  const said = timeline.flatMap((event) => (event.kind === 'shippedTwice' ? event.values.items : []));
  const once = upTo({ ...byHandOf(parcels), ...withoutByHand(parcels) }, units);
  const twice = countOf(Object.values(parcels)) - countOf(Object.values(once));
  if (twice === 0 || twice > said.reduce((count, { quantity }) => count + quantity, 0)) return parcels;
  return Object.fromEntries(Object.entries(once).filter(([, packed]) => countOf([packed]) > 0));
}

function countOf(parts: readonly Units[]): number {
  return parts.flatMap((units) => Object.values(units)).reduce((count, units) => count + units, 0);
}

/** Whether the engine has every counted unit that left. It may have removed the excess from any parcel. */
function isSameTakenOut(inEngine: Parcels, shipped: Parcels, left: Parcels): boolean {
  const isWithin = Object.entries(inEngine).every(([tracking, units]) => !isMore(units, shipped[tracking] ?? {}));
  return isWithin && text(sum(Object.values(inEngine))) === text(sum(Object.values(left)));
}

/** Parcels without the units beyond `units`, removed from the last ones. */
function upTo(parcels: Parcels, units: Units): Parcels {
  const open: Record<string, number> = { ...units };
  return Object.fromEntries(
    Object.entries(parcels).map(([tracking, packed]) => [
      tracking,
      Object.fromEntries(
        Object.entries(packed).map(([sku, count]) => {
          const taken = Math.min(count, open[sku] ?? 0);
          open[sku] = (open[sku] ?? 0) - taken;
          return [sku, taken];
        }),
      ),
    ]),
  );
}

/** Removes parcels that left after their order or units were canceled. They are not shipments of the order, and the timeline names each. */
function withoutNamed(parcels: Parcels, timeline: readonly OrderEvent[]): Parcels {
  const isNamed = (tracking: string) =>
    timeline.some((event) => event.kind === 'unexpectedParcel' && event.values.tracking === tracking);
  return Object.fromEntries(Object.entries(parcels).filter(([tracking]) => !isNamed(tracking)));
}

/** Adds up several shipments. */
export function sum(parts: readonly Units[]): Units {
  const units: Record<string, number> = {};
  for (const part of parts) for (const [sku, count] of Object.entries(part)) units[sku] = (units[sku] ?? 0) + count;
  return units;
}

/** Merges shipments with the same tracking number. */
export function mergeParcels(parts: readonly Parcels[]): Parcels {
  const parcels: Record<string, Units> = {};
  for (const part of parts)
    for (const [tracking, units] of Object.entries(part)) parcels[tracking] = sum([parcels[tracking] ?? {}, units]);
  return parcels;
}

function text(units: Units): string {
  const parts = Object.entries(units).filter(([, count]) => count !== 0);
  return (
    parts
      .map(([sku, count]) => `${count} × ${sku}`)
      .toSorted()
      .join(' + ') || 'nothing'
  );
}

/** Prefix of tracking numbers that were added in the store without this app. */
const byHandName = 'HAND';

const isByHand = (tracking: string) => tracking.startsWith(byHandName);

function withoutByHand(parcels: Parcels): Parcels {
  return Object.fromEntries(Object.entries(parcels).filter(([tracking]) => !isByHand(tracking)));
}

function byHandOf(parcels: Parcels): Parcels {
  return Object.fromEntries(Object.entries(parcels).filter(([tracking]) => isByHand(tracking)));
}

function parcelsText(parcels: Parcels): string {
  return Object.entries(parcels)
    .map(([tracking, units]) => `${tracking || 'no number'}: ${text(units)}`)
    .toSorted()
    .join('; ');
}
