import { type Address, changedAddressParts } from '../shared/addresses/addressProblems.ts';
import type { StoreTracking } from '../shared/shipping/StoreTracking.ts';
import type { StoreLine, StoreWrite, StoreWriteKind } from './StoreWrite.ts';

/** An order's shipment here. */
export interface OwnShipment {
  shipment: string;
  /** The warehouse took it back. */
  isVoided: boolean;
  isDelivered: boolean;
  tracking: StoreTracking | null;
  /** Empty when it holds only items of incomplete bundles, for which the store has no units. */
  lines: readonly StoreLine[];
}

/** An order as it is here, with what the store is known to have. */
export interface OwnOrder {
  shipments: readonly OwnShipment[];
  /** The store's known fulfillments for our shipments; none for one that the store had nothing left for. */
  fulfillments: ReadonlyMap<string, readonly string[]>;
  isOnHold: boolean;
  holdReason: string;
  tags: readonly string[];
  /** Tags that the store had at the last read. */
  tagsOfStore: readonly string[];
  /** A person closed it here. */
  isClosed: boolean;
  /** Nothing is left to ship. */
  isFulfilled: boolean;
  /** Lines with the wanted units; a removed line has 0. Leaves out lines that only this app has. */
  lines: readonly StoreLine[];
  /** Where all its units ship from; `null` when that is not a single known location. */
  locationId: string | null;
  /** `null`: there is none, or its customer was removed. */
  address: Address | null;
  /** Holds by others that a person wants released; absent for none. */
  releases?: readonly string[];
  /** An earlier attempt may have written something unknown: its reply was lost or its process ended. */
  mayBeWritten: boolean;
}

/** The order as the store currently has it. */
export interface TheirOrder {
  isClosed: boolean;
  isCancelled: boolean;
  /** Nothing is owed for it. */
  isPaid: boolean;
  tags: readonly string[];
  /** `null`: it has none. */
  address: Address | null;
  lines: readonly StoreLine[];
  fulfillmentOrders: readonly TheirPart[];
  fulfillments: readonly TheirFulfillment[];
}

interface TheirPart {
  id: string;
  /** False when another app, service or location ships it, so this app writes nothing to it. */
  isOurs: boolean;
  /** `held`: the store holds it back. `heldByUs`: one of the holds is this app's. */
  state: 'open' | 'held' | 'heldByUs' | 'ended';
  locationId: string | null;
  /** Holds by others; absent for none. */
  holdIds?: readonly string[];
  /** `total` minus `remaining` is the units that have left. */
  lines: readonly { id: string; lineItemId: string; total: number; remaining: number }[];
}

interface TheirFulfillment {
  id: string;
  isCancelled: boolean;
  trackingNumbers: readonly string[];
  lines: readonly StoreLine[];
}

/** What to write, and which store fulfillments turned out to be ours. */
export interface StoreWritePlan {
  writes: readonly StoreWrite[];
  found: ReadonlyMap<string, readonly string[]>;
  /** Shipments for which the store has nothing left to fulfill; named once. */
  impossible: readonly string[];
  /** Shipments whose units people fulfilled in the store first. These units left twice; named once. */
  fulfilledThere: readonly string[];
  /** Shipments whose units are left in the store only in parts that someone else ships; named once. */
  keptByOthers: readonly string[];
}

/**
 * Plans the writes that make the store match an order here. Works from the store's current state, so a second plan
 * after all or only some of the writes writes nothing twice.
 */
export function planStoreWrites(own: OwnOrder, their: TheirOrder, kinds: ReadonlySet<StoreWriteKind>): StoreWritePlan {
  const found = new Map<string, readonly string[]>();
  const impossible: string[] = [];
  const fulfilledThere: string[] = [];
  const keptByOthers: string[] = [];
  if (their.isCancelled) return { writes: [], found, impossible, fulfilledThere, keptByOthers };
  const writes: StoreWrite[] = [];
  if (kinds.has('lines')) writes.push(...lineWrites(own, their));
  if (kinds.has('location')) writes.push(...moveWrites(own, their));
  if (kinds.has('shipments')) {
    const planned = shipmentWrites(own, their);
    for (const [shipment, ids] of planned.found) found.set(shipment, ids);
    impossible.push(...planned.impossible);
    fulfilledThere.push(...planned.fulfilledThere);
    keptByOthers.push(...planned.keptByOthers);
    writes.push(...planned.writes);
  }
  if (kinds.has('hold')) writes.push(...holdWrites(own, their));
  if (kinds.has('theirHolds')) writes.push(...releaseWrites(own, their));
  if (kinds.has('tags')) writes.push(...tagWrites(own, their));
  if (kinds.has('address')) writes.push(...addressWrites(own, their));
  const isRefused = impossible.length + fulfilledThere.length + keptByOthers.length > 0;
  if (!their.isClosed && !isRefused && isToClose(own, their, kinds)) writes.push({ type: 'close' });
  return { writes, found, impossible, fulfilledThere, keptByOthers };
}

/** An unpaid order, or one with a part left for later or for others, stays in the store's list. */
function isToClose(own: OwnOrder, their: TheirOrder, kinds: ReadonlySet<StoreWriteKind>): boolean {
  if (kinds.has('close') && own.isClosed) return true;
  const isKept = their.fulfillmentOrders.some(
    ({ isOurs, state, lines }) =>
      (state === 'held' || (!isOurs && state !== 'ended')) && lines.some(({ remaining }) => remaining > 0),
  );
  if (!their.isPaid || isKept) return false;
  const sent = own.shipments.filter(({ isVoided }) => !isVoided);
  const isDelivered = sent.length > 0 && sent.every((shipment) => shipment.isDelivered);
  return kinds.has('shipments') && own.isFulfilled && isDelivered;
}

function shipmentWrites(order: OwnOrder, their: TheirOrder): StoreWritePlan {
  const { shipments, fulfillments } = order;
  const writes: StoreWrite[] = [];
  const found = new Map<string, readonly string[]>();
  const short = new Map<string, { isWhole: boolean; missing: ReadonlySet<string> }>();
  const keptByOthers: string[] = [];
  const incomplete: OwnShipment[] = [];
  const active = their.fulfillments.filter(({ isCancelled }) => !isCancelled);
  const taken = new Set([...fulfillments.values()].flat());
  const remaining = new Map(
    their.fulfillmentOrders.flatMap(({ state, lines }) =>
      state === 'ended' ? [] : lines.map((line) => [line.id, line.remaining] as const),
    ),
  );
  const theirIds = new Set(their.fulfillments.map(({ id }) => id));
  // A shipment with a fulfillment's id was made in the store.
  for (const own of shipments.filter(({ shipment }) => !theirIds.has(shipment))) {
    const known = fulfillments.get(own.shipment);
    const free = active.filter(
      (theirs) => !taken.has(theirs.id) && (hasNumberOf(own, theirs) || !isOfOthers(theirs, their)),
    );
    const matches =
      known === undefined
        ? matchesOf(own, free, order, their, remaining)
        : active.filter(({ id }) => known.includes(id));
    const before = their.fulfillments.filter(({ id }) => known?.includes(id));
    const rest = free.filter((theirs) => !matches.includes(theirs));
    const lost = lostParts(own, [...matches, ...before], rest, order, their, remaining);
    const ids = [...matches, ...lost].map(({ id }) => id);
    for (const id of ids) taken.add(id);
    if (known === undefined ? ids.length > 0 : lost.length > 0)
      found.set(own.shipment, [...new Set([...(known ?? []), ...ids])]);
    const present = active.filter(({ id }) => ids.includes(id));
    if (own.isVoided || own.lines.length === 0) {
      for (const { id } of present)
        writes.push({ type: 'cancelFulfillment', shipment: own.shipment, fulfillmentId: id });
      continue;
    }
    if (present.length > 0) {
      const { tracking } = own;
      const numbers = tracking?.numbers ?? [];
      for (const { id, trackingNumbers } of present)
        if (tracking !== null && numbers.some((number) => !trackingNumbers.includes(number)))
          writes.push({ type: 'track', shipment: own.shipment, fulfillmentId: id, tracking });
      const parts = their.fulfillments.filter(({ id }) => ids.includes(id) || known?.includes(id) === true);
      incomplete.push({ ...own, lines: withoutUnits(own.lines, parts) });
      continue;
    }
    // The store canceled it: someone decided that there.
    if (known !== undefined && known.length > 0) continue;
    const { writes: whole, missing, isKeptByOthers } = fulfillWrites(own, their, remaining);
    if (known === undefined && isKeptByOthers) keptByOthers.push(own.shipment);
    else if (known === undefined && missing.size > 0) short.set(own.shipment, { isWhole: whole.length === 0, missing });
    writes.push(...whole);
  }
  // Unwritten parts; units that the store is short of go to shipments that it has nothing of.
  for (const rest of incomplete) {
    const { writes: more, isKeptByOthers } = fulfillWrites(rest, their, remaining);
    if (isKeptByOthers && !fulfillments.has(rest.shipment)) keptByOthers.push(rest.shipment);
    writes.push(...more);
  }
  const byHand = active.filter(({ id }) => !taken.has(id)).flatMap(({ lines }) => lines);
  const isThere = (missing: ReadonlySet<string>) => byHand.some(({ lineItemId }) => missing.has(lineItemId));
  const fulfilledThere = [...short].filter(([, { missing }]) => isThere(missing));
  const impossible = [...short].filter(([, { missing, isWhole }]) => isWhole && !isThere(missing));
  const ids = (shipments: typeof fulfilledThere) => shipments.map(([shipment]) => shipment);
  return { writes, found, impossible: ids(impossible), fulfilledThere: ids(fulfilledThere), keptByOthers };
}

/** Whether a fulfillment has units that have not left from our parts but have from others' parts. */
function isOfOthers({ lines }: TheirFulfillment, { fulfillmentOrders }: TheirOrder): boolean {
  return lines.some(({ lineItemId, quantity }) => {
    const leftFrom = (isOurs: boolean) =>
      fulfillmentOrders
        .filter((part) => part.isOurs === isOurs)
        .flatMap((part) => part.lines)
        .reduce((sum, line) => (line.lineItemId === lineItemId ? sum + line.total - line.remaining : sum), 0);
    return leftFrom(false) > 0 && leftFrom(true) < quantity;
  });
}

function fulfillWrites(
  own: OwnShipment,
  their: TheirOrder,
  remaining: Map<string, number>,
): { writes: StoreWrite[]; missing: ReadonlySet<string>; isKeptByOthers: boolean } {
  const { shipment, tracking } = own;
  const heldByUs = new Set(their.fulfillmentOrders.filter(({ state }) => state === 'heldByUs').map(({ id }) => id));
  const { parts, missing } = takeUnits(own.lines, their, remaining);
  const writes = parts.flatMap((part): StoreWrite[] => {
    const { fulfillmentOrderId } = part;
    const release = heldByUs.has(fulfillmentOrderId) ? [{ type: 'release', fulfillmentOrderId } as const] : [];
    return [...release, { type: 'fulfill', shipment, ...part, tracking }];
  });
  const othersLines = their.fulfillmentOrders.filter(({ isOurs }) => !isOurs).flatMap(({ lines }) => lines);
  const isKeptByOthers = othersLines.some(
    ({ id, lineItemId }) => missing.has(lineItemId) && (remaining.get(id) ?? 0) > 0,
  );
  return { writes, missing, isKeptByOthers };
}

/** The units in none of these fulfillments. */
function withoutUnits(
  lines: readonly StoreLine[],
  fulfillments: readonly { lines: readonly StoreLine[] }[],
): readonly StoreLine[] {
  const written = new Map<string, number>();
  for (const { lineItemId, quantity } of fulfillments.flatMap((fulfillment) => fulfillment.lines))
    written.set(lineItemId, (written.get(lineItemId) ?? 0) + quantity);
  return lines.map(({ lineItemId, quantity }) => {
    const units = Math.min(quantity, written.get(lineItemId) ?? 0);
    written.set(lineItemId, (written.get(lineItemId) ?? 0) - units);
    return { lineItemId, quantity: quantity - units };
  });
}

/** Fulfillments that match a shipment without a known one. */
function matchesOf(
  own: OwnShipment,
  free: readonly TheirFulfillment[],
  { shipments }: OwnOrder,
  their: TheirOrder,
  remaining: ReadonlyMap<string, number>,
): readonly TheirFulfillment[] {
  if (own.lines.length === 0) return [];
  const same = free.filter((theirs) => isSameShipment(own, theirs));
  // A fulfillment by someone in the store is this shipment when the number matches or nothing else is left.
  const ours = same.filter((theirs) => !isMadeThere(theirs, shipments) || hasNumberOf(own, theirs));
  const isNothingLeft = ours.length === 0 && takeUnits(own.lines, their, new Map(remaining)).parts.length === 0;
  const matches = isNothingLeft ? same : ours;
  // A shipment without a number is one fulfillment; several with the same number are its parts.
  return own.tracking === null ? matches.slice(0, 1) : matches;
}

/** Further parts of a shipment that the store has without our knowing: the reply was lost or the process ended. */
function lostParts(
  own: OwnShipment,
  known: readonly TheirFulfillment[],
  free: readonly TheirFulfillment[],
  { shipments, mayBeWritten }: OwnOrder,
  their: TheirOrder,
  remaining: ReadonlyMap<string, number>,
): readonly TheirFulfillment[] {
  const parts: TheirFulfillment[] = [];
  for (const theirs of free.filter((each) => !isMadeThere(each, shipments))) {
    const rest = withoutUnits(own.lines, [...known, ...parts]);
    const isPart = hasNumberOf(own, theirs)
      ? withoutUnits(theirs.lines, [{ lines: rest }]).every(({ quantity }) => quantity === 0)
      : mayBeWritten && theirs.trackingNumbers.length === 0 && isPlannedPart(rest, theirs, their, remaining);
    if (isPart) parts.push(theirs);
  }
  return parts;
}

/** Whether this is exactly what we would have written if one of the fulfillment orders still had its units. */
function isPlannedPart(
  wanted: readonly StoreLine[],
  { lines }: TheirFulfillment,
  their: TheirOrder,
  remaining: ReadonlyMap<string, number>,
): boolean {
  return their.fulfillmentOrders.some((order) => {
    if (!order.isOurs) return false;
    const before = new Map(remaining);
    const planned: { id: string; quantity: number }[] = [];
    for (const { lineItemId, quantity } of lines) {
      const id = order.lines.find((line) => line.lineItemId === lineItemId)?.id;
      if (id === undefined) return false;
      before.set(id, (before.get(id) ?? 0) + quantity);
      planned.push({ id, quantity });
    }
    const part = takeUnits(wanted, their, before).parts.find(
      ({ fulfillmentOrderId }) => fulfillmentOrderId === order.id,
    );
    return part !== undefined && unitsKey(part.lines) === unitsKey(planned);
  });
}

/** It was already known as made in the store when our shipments were read. */
function isMadeThere({ id }: TheirFulfillment, shipments: readonly OwnShipment[]): boolean {
  return shipments.some(({ shipment }) => shipment === id);
}

function hasNumberOf({ tracking }: OwnShipment, { trackingNumbers }: TheirFulfillment): boolean {
  const [number] = tracking?.numbers ?? [];
  return number !== undefined && trackingNumbers.includes(number);
}

function isSameShipment(own: OwnShipment, theirs: TheirFulfillment): boolean {
  if (own.tracking !== null && theirs.trackingNumbers.length > 0) return hasNumberOf(own, theirs);
  const key = (lines: readonly StoreLine[]) =>
    unitsKey(lines.map(({ lineItemId, quantity }) => ({ id: lineItemId, quantity })));
  return key(own.lines) === key(theirs.lines);
}

/** Equal for the same units of the same lines, in any order. */
function unitsKey(lines: readonly { id: string; quantity: number }[]): string {
  return JSON.stringify(lines.map(({ id, quantity }) => `${id} ${quantity}`).toSorted());
}

/** Takes units out of what our fulfillment orders have left. `missing` has the lines that fall short. */
function takeUnits(
  lines: readonly StoreLine[],
  { fulfillmentOrders }: TheirOrder,
  remaining: Map<string, number>,
): { parts: { fulfillmentOrderId: string; lines: { id: string; quantity: number }[] }[]; missing: Set<string> } {
  const missing = new Set<string>();
  const parts = new Map<string, { id: string; quantity: number }[]>();
  // The store refuses what it holds.
  const ours = fulfillmentOrders.filter(({ isOurs }) => isOurs);
  const openFirst = ours.toSorted((a, b) => Number(a.state === 'held') - Number(b.state === 'held'));
  for (const { lineItemId, quantity } of lines) {
    let wanted = quantity;
    for (const order of openFirst)
      for (const line of order.lines) {
        const units = line.lineItemId === lineItemId ? Math.min(wanted, remaining.get(line.id) ?? 0) : 0;
        if (units <= 0) continue;
        wanted -= units;
        remaining.set(line.id, (remaining.get(line.id) ?? 0) - units);
        parts.set(order.id, [...(parts.get(order.id) ?? []), { id: line.id, quantity: units }]);
      }
    if (wanted > 0) missing.add(lineItemId);
  }
  return { parts: [...parts].map(([fulfillmentOrderId, taken]) => ({ fulfillmentOrderId, lines: taken })), missing };
}

function holdWrites({ isOnHold, holdReason }: OwnOrder, { fulfillmentOrders }: TheirOrder): StoreWrite[] {
  return fulfillmentOrders.flatMap(({ id, isOurs, state, lines }): StoreWrite[] => {
    if (isOnHold && isOurs && state === 'open' && lines.some(({ remaining }) => remaining > 0))
      return [{ type: 'hold', fulfillmentOrderId: id, reason: holdReason }];
    return !isOnHold && state === 'heldByUs' ? [{ type: 'release', fulfillmentOrderId: id }] : [];
  });
}

/** The holds that still exist: one released in the meantime needs nothing. */
function releaseWrites({ releases = [] }: OwnOrder, { fulfillmentOrders }: TheirOrder): StoreWrite[] {
  return fulfillmentOrders.flatMap(({ id, holdIds = [] }): StoreWrite[] => {
    const chosen = holdIds.filter((holdId) => releases.includes(holdId));
    return chosen.length === 0 ? [] : [{ type: 'releaseHolds', fulfillmentOrderId: id, holdIds: chosen }];
  });
}

function moveWrites({ locationId }: OwnOrder, { fulfillmentOrders }: TheirOrder): StoreWrite[] {
  if (locationId === null) return [];
  return fulfillmentOrders
    .filter(
      (order) =>
        order.isOurs &&
        order.state === 'open' &&
        order.locationId !== locationId &&
        order.lines.some(({ remaining }) => remaining > 0),
    )
    .map(({ id }) => ({ type: 'move', fulfillmentOrderId: id, locationId }));
}

function tagWrites({ tags, tagsOfStore }: OwnOrder, their: TheirOrder): StoreWrite[] {
  const add = tags.filter((tag) => !their.tags.includes(tag));
  const remove = tagsOfStore.filter((tag) => !tags.includes(tag) && their.tags.includes(tag));
  return add.length + remove.length === 0 ? [] : [{ type: 'tags', add, remove }];
}

function addressWrites({ address }: OwnOrder, their: TheirOrder): StoreWrite[] {
  if (address === null || their.address === null) return [];
  return changedAddressParts(their.address, address).length === 0 ? [] : [{ type: 'address', address }];
}

function lineWrites({ lines }: OwnOrder, their: TheirOrder): StoreWrite[] {
  const wanted = new Map(lines.map(({ lineItemId, quantity }) => [lineItemId, quantity]));
  const less = their.lines.flatMap(({ lineItemId, quantity }) => {
    const left = wanted.get(lineItemId) ?? quantity;
    return left < quantity ? [{ lineItemId, quantity: quantity - left }] : [];
  });
  return less.length === 0 ? [] : [{ type: 'removeLines', lines: less }];
}
