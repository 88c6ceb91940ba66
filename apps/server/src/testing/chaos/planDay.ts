import type { ThirdPartyId } from '@hub/domain/integrations';
import { checkoutOf, type OrderStoryName, orderStories } from '@hub/platform/simulator';
import type { StoreLineInput, StoreOrderInput, StoreRecipient } from '@hub/platform/simulator';
import { chaosLocations, chaosProviders, chaosTags, type CountedUnits, tagOf } from './chaosShop.ts';
import { sum } from './compareLedgers.ts';
import { createSeededRandom } from './createSeededRandom.ts';
import type { Parts } from './Ledgers.ts';

/** Lines of a past order to place again. */
export type PastLines = readonly StoreLineInput[];

/** Lines of real orders: one or two each, goods only. */
export function pastOrders(sold: readonly { lines: PastLines }[], count: number): PastLines[] {
  const goods = sold
    .map(({ lines }) =>
      lines.filter(({ sku, quantity, price }) => /^\d{5}/.test(sku) && quantity > 0 && price > 0).slice(0, 2),
    )
    .filter((lines) => lines.length > 0);
  return Array.from({ length: count }, (_none, index) => goods[index % goods.length] ?? []);
}

const troubles = ['refused', 'short', 'canceledThere', 'voided'] as const;

/** A problem at a warehouse with its part of an order. */
export interface Trouble {
  kind: (typeof troubles)[number];
  provider: ThirdPartyId;
  /** Number in the reference; 1 for the first part that a 3PL receives. */
  number: number;
}

/** Shares of the ways to route an order to its 3PL. */
const routeShares = { routed: 0.12, splitByLine: 0.12, splitLine: 0.06, backOrder: 0.1, tagged: 0.6 } as const;
/** Shares of the most common changes to orders in the store. */
const changed: Partial<Record<OrderStoryName, number>> = { cancelled: 0.1, newAddress: 0.1, reduced: 0.1 };
/** Without test orders, which never leave, so there is no end to compare. */
const storyNames = (Object.keys(orderStories) as OrderStoryName[]).filter((name) => name !== 'testOrder');
const storyShare = (name: OrderStoryName) => changed[name] ?? 0.4 / storyNames.length;
/** Stories that add units. Only orders of the tagged route have stock for more. */
const addingStories: ReadonlySet<OrderStoryName> = new Set(['extended', 'exchanged']);

const shares = { trouble: 0.15, held: 0.04, reviewed: 0.04, sameCustomer: 0.08, abroad: 0.25 } as const;

/** A planned order and its events. */
export interface PlannedOrder {
  order: StoreOrderInput & { recipient: StoreRecipient };
  route: keyof typeof routeShares;
  /** Maximum units that each 3PL should ship. While a location is closed, another one ships. */
  parts: Parts;
  /** Stock before the order is placed; SKUs without stock are absent. */
  stock: readonly CountedUnits[];
  /** Stock that arrives while the order waits. */
  arriving: readonly CountedUnits[];
  trouble: Trouble | null;
}

/** A merchant's change to a store location, before the order of this index is placed. */
export interface LocationChange {
  before: number;
  locationId: number;
  type: 'open' | 'rename' | 'close' | 'reopen' | 'delete';
  /** Name of a location that opens or is renamed. */
  name: string;
}

/** A location of the store at the end of the day. */
export interface OpenLocation {
  locationId: number;
  name: string;
  state: 'active';
}

/**
 * Each location of a 3PL is renamed, and closed for a sixth of the day. In between, other locations open, are renamed, close and are
 * deleted. At the end of the day the 3PLs' own locations are open.
 */
export function planLocations(seed: string, orders: number): LocationChange[] {
  const random = createSeededRandom(`${seed} changes of locations`);
  const at = (share: number) => Math.floor(share * orders);
  const changes: LocationChange[] = [];
  const order = chaosLocations.map((location) => ({ location, at: random() })).toSorted((a, b) => a.at - b.at);
  for (const [index, { location }] of order.entries()) {
    const from = index * 0.3;
    const { id: locationId, name } = location;
    const popUp = { locationId: 71_100 + index, name: `Pop-up store ${index + 1}` };
    const renamed = `${popUp.name}, Leeds`;
    changes.push(
      { before: at(from + 0.02), type: 'open', ...popUp },
      { before: at(from + 0.04), type: 'rename', locationId, name: `${name} ${index + 1}` },
      { before: at(from + 0.06 + random() * 0.04), type: 'close', locationId, name: '' },
      { before: at(from + 0.12), type: 'rename', locationId: popUp.locationId, name: renamed },
      { before: at(from + 0.26), type: 'reopen', locationId, name: '' },
      { before: at(from + 0.27), type: 'close', locationId: popUp.locationId, name: '' },
    );
    // One of them reopens and stays open.
    const isBack = index === 1;
    changes.push({
      before: at(from + 0.29),
      type: isBack ? 'reopen' : 'delete',
      locationId: popUp.locationId,
      name: '',
    });
  }
  return changes;
}

/** The store's locations after these changes, once all closed and undeleted ones have reopened. */
export function locationsAfter(changes: readonly LocationChange[]): OpenLocation[] {
  const names = new Map(chaosLocations.map(({ id, name }) => [id, name]));
  for (const { locationId, type, name } of changes) {
    if (type === 'open' || type === 'rename') names.set(locationId, name);
    if (type === 'delete') names.delete(locationId);
  }
  return [...names].map(([locationId, name]) => ({ locationId, name, state: 'active' }));
}

/** The 3PL of each location; the seed picks three of the ten. */
export function locationProviders(seed: string): ReadonlyMap<string, ThirdPartyId> {
  const random = createSeededRandom(`${seed} locations`);
  const left = [...chaosProviders];
  return new Map(
    chaosLocations.map(({ id }) => {
      const [provider = 'shipbob'] = left.splice(Math.floor(random() * left.length), 1);
      return [String(id), provider];
    }),
  );
}

/** A demo day's stories in their shares, each at least once, spread over the day. */
export function demoStories(orders: number): readonly (OrderStoryName | null)[] {
  const shared = storyNames.flatMap((name) =>
    Array.from({ length: Math.max(1, Math.round((orderStories[name].perThousand * orders) / 1_000)) }, () => name),
  );
  // A step that shares no factor with the usual numbers of orders visits each place once.
  return Array.from({ length: orders }, (_none, index) => shared[(index * 7919) % orders] ?? null);
}

/**
 * The orders of a day. The seed decides how each is routed and what goes wrong. With `stories`, a usual day: nothing goes wrong at
 * warehouses, and checkouts have the demo's shares.
 */
export function planDay(
  past: readonly PastLines[],
  seed: string,
  stories: readonly (OrderStoryName | null)[] | null = null,
): PlannedOrder[] {
  const runBy = locationProviders(seed);
  const planned: PlannedOrder[] = [];
  for (const [index, lines] of past.entries()) {
    const random = createSeededRandom(`${seed} order ${index}`);
    const before = planned.at(-1)?.order;
    // The same customer orders twice, so a batch packs both together.
    const isSame = random() < shares.sameCustomer && before !== undefined;
    const recipient = isSame ? before.recipient : recipientOf(index + 1, random() < shares.abroad);
    const customer = isSame ? before.customer : `customer ${index + 1}`;
    const isAdding = stories !== null && addingStories.has(stories[index] ?? 'cancelled');
    const route = isAdding ? 'tagged' : chosen(routeShares, random());
    const draft = { number: index + 1, lines, isAbroad: recipient.countryCode !== 'GB', runBy, random };
    const routed = planRoute[route](draft);
    const drawn = stories === null ? chosenStory(random()) : (stories[index] ?? null);
    const story = drawn !== null && addingStories.has(drawn) && route !== 'tagged' ? null : drawn;
    const chance = random();
    const stop =
      stories !== null
        ? []
        : chance < shares.held
          ? [chaosTags.hold]
          : chance > 1 - shares.reviewed
            ? [chaosTags.review]
            : [];
    const parts = { ...routed.instead, ...routed.parts };
    const country = recipient.countryCode === 'GB' ? 'United Kingdom' : 'Netherlands';
    planned.push({
      order: {
        customer,
        recipient,
        country,
        lines: routed.lines,
        ...(stories !== null && { checkout: checkoutOf(String(index), { country, lines: routed.lines }) }),
        tags: [...routed.tags, ...stop],
        ...(story !== null && { story }),
      },
      route,
      parts: story !== null && addingStories.has(story) ? withOneMore(parts) : parts,
      stock: routed.stock,
      arriving: routed.arriving,
      // Only orders without a story, or whose story may come before or after the trouble.
      trouble:
        stories === null && random() < shares.trouble && (story === null || story in changed)
          ? troubleOf(routed.parts, random)
          : null,
    });
  }
  return planned;
}

function chosenStory(chance: number): OrderStoryName | null {
  let left = chance;
  return storyNames.find((name) => (left -= storyShare(name)) < 0) ?? null;
}

/** An order edit or an exchange adds a unit. */
function withOneMore(parts: Parts): Parts {
  return Object.fromEntries(
    Object.entries(parts).map(([provider, units]) => [
      provider,
      Object.fromEntries(Object.entries(units).map(([sku, count]) => [sku, count + 1])),
    ]),
  );
}

interface Draft {
  number: number;
  lines: PastLines;
  isAbroad: boolean;
  runBy: ReadonlyMap<string, ThirdPartyId>;
  random: () => number;
}

interface Routed extends Pick<PlannedOrder, 'parts' | 'stock' | 'arriving'> {
  /** Units that another 3PL may ship while this one's location is closed. */
  instead?: Parts;
  lines: PastLines;
  tags: readonly string[];
}

const planRoute: Readonly<Record<PlannedOrder['route'], (draft: Draft) => Routed>> = {
  /** A workflow routes it to its tag's 3PL. */
  tagged: ({ number, lines }) => {
    const provider = chaosProviders[number % chaosProviders.length] ?? 'shipbob';
    return { lines, tags: [tagOf(provider)], parts: { [provider]: unitsOf(lines) }, stock: [], arriving: [] };
  },
  /** A rule ranks the locations by its country. */
  routed: ({ lines, isAbroad, runBy }) => {
    const location = isAbroad ? chaosLocations.at(-1) : chaosLocations[0];
    const provider = runBy.get(String(location?.id)) ?? 'shipbob';
    const units = unitsOf(lines);
    const instead = Object.fromEntries([...runBy.values()].map((other) => [other, units]));
    return { lines, tags: [], parts: { [provider]: units }, instead, stock: [], arriving: [] };
  },
  /** Each of the two lines is at another location. */
  splitByLine: ({ number, runBy, random }) => {
    const [first, second] = twoOf([...runBy.keys()], random);
    const lines = [
      aLine(`${number}-A`, 1 + Math.floor(random() * 3)),
      aLine(`${number}-B`, 1 + Math.floor(random() * 3)),
    ];
    return inStock(lines, [first, second], runBy);
  },
  /** One unit is at one location, the others at another. */
  splitLine: ({ number, runBy, random }) => {
    const [first, second] = twoOf([...runBy.keys()], random);
    const line = aLine(`${number}-C`, 2 + Math.floor(random() * 3));
    const { parts, stock } = inStock(
      [
        { ...line, quantity: 1 },
        { ...line, quantity: line.quantity - 1 },
      ],
      [first, second],
      runBy,
    );
    return { lines: [line], tags: [], parts, stock, arriving: [] };
  },
  /** One line is in stock, the other arrives later. */
  backOrder: ({ number, runBy, random }) => {
    const [location] = twoOf([...runBy.keys()], random);
    const lines = [
      aLine(`${number}-D`, 1 + Math.floor(random() * 2)),
      aLine(`${number}-E`, 1 + Math.floor(random() * 3)),
    ];
    const { stock, ...routed } = inStock(lines, [location, location], runBy);
    return {
      ...routed,
      stock: stock.map((level, index) => (index === 0 ? level : { ...level, onHand: 0 })),
      arriving: stock.slice(1),
    };
  },
};

/** Puts each line in stock at the location with the same index. */
function inStock(lines: PastLines, locationIds: readonly string[], runBy: Draft['runBy']): Routed {
  const parts: Parts = {};
  const stock: CountedUnits[] = [];
  for (const [index, { sku, quantity }] of lines.entries()) {
    const locationId = locationIds[index] ?? '';
    const provider = runBy.get(locationId) ?? 'shipbob';
    parts[provider] = sum([parts[provider] ?? {}, { [sku]: quantity }]);
    stock.push({ sku, locationId, onHand: quantity });
  }
  return { lines, tags: [], parts, stock, arriving: [] };
}

function troubleOf(parts: Parts, random: () => number): Trouble | null {
  const providers = Object.keys(parts) as ThirdPartyId[];
  const at = Math.floor(random() * providers.length);
  const kind = troubles[Math.floor(random() * troubles.length)];
  const provider = providers[at];
  return kind === undefined || provider === undefined ? null : { kind, provider, number: at + 1 };
}

/** A line with a unique SKU, so that only its own stock counts. */
const aLine = (code: string, quantity: number): StoreLineInput => ({
  sku: `ONLY-${code}`,
  name: `Only of order ${code}`,
  quantity,
  price: 12.5,
});

const unitsOf = (lines: PastLines) => sum(lines.map(({ sku, quantity }) => ({ [sku]: quantity })));

function twoOf(values: readonly string[], random: () => number): [string, string] {
  const first = Math.floor(random() * values.length);
  const second = (first + 1 + Math.floor(random() * (values.length - 1))) % values.length;
  return [values[first] ?? '', values[second] ?? ''];
}

function chosen<Name extends string>(shareOf: Readonly<Record<Name, number>>, chance: number): Name {
  const names = Object.keys(shareOf) as Name[];
  let left = chance;
  const found = names.find((name) => (left -= shareOf[name]) < 0) ?? names.at(-1);
  if (found === undefined) throw new Error('There is none to choose.');
  return found;
}

function recipientOf(number: number, isAbroad: boolean): StoreRecipient {
  const place = isAbroad
    ? { city: 'Rotterdam', province: 'Zuid-Holland', zip: '3011 AA', countryCode: 'NL' }
    : { city: 'Leeds', province: 'West Yorkshire', zip: 'LS1 4DY', countryCode: 'GB' };
  return {
    firstName: 'Ada',
    lastName: `Number ${number}`,
    company: '',
    address1: `${number} Quayside Walk`,
    address2: '',
    ...place,
    phone: '+44 113 496 0000',
    email: `customer.${number}@example.com`,
  };
}
