import { listRoutingLocations } from '@hub/database/routing';
import { wordsText } from '@hub/domain/messages';
import type { ApiClient } from '@hub/api-client';
import { createStoreClient } from '@hub/api-client/store';
import type { Database } from '@hub/database';
import { findShopId, updateShop } from '@hub/database/shops';
import { switchWorkflow } from '@hub/database/workflows';
import { providers as directory, type ProviderRecord, type ThirdPartyId } from '@hub/domain/integrations';
import type { CutOffs } from '@hub/domain/batching';
import { newLocationSettings } from '@hub/domain/routing';
import { newShopSettings } from '@hub/domain/shopSettings';
import type { WorkflowAction, WorkflowDefinition } from '@hub/domain/workflows';
import { changeProviderChoices, type ProviderStore, saveProvider } from '@hub/engine/providers';
import { saveLocation, saveRouting } from '@hub/engine/routing';
import { changeShopSettings } from '@hub/engine/shopSettings';
import { saveStock } from '@hub/engine/stock';
import { saveWorkflow } from '@hub/engine/workflows';
import { adapters, type ProviderAdapter } from '@hub/providers';
import type { RunningStore, StoreLocationInput } from '@hub/platform/simulator';
import { demoCredentials, type RunningSimulators } from '@hub/providers/simulators';
import { setTimeout as sleep } from 'node:timers/promises';
import { createProviderCalls } from '../../jobs/createProviderCalls.ts';
import { openClient } from '../openClient.ts';

/** All ten 3PLs. */
export const chaosProviders: readonly ThirdPartyId[] = directory.map(({ thirdPartyId }) => thirdPartyId);

/** Locations that track stock in the store. */
export const chaosLocations: readonly StoreLocationInput[] = [
  { id: 71_001, name: 'Leeds' },
  { id: 71_002, name: 'Northampton' },
  { id: 71_003, name: 'Rotterdam', countryCode: 'NL' },
];

/** An order's tag that names the 3PL to ship it. */
export const tagOf = (provider: ThirdPartyId) => `ships-from-${provider.toLowerCase()}`;

/** Tags for which a workflow stops an order until a person releases it. */
export const chaosTags = { hold: 'call-the-customer', review: 'look-at-it' } as const;

const staff = { staffName: 'Robin Carter' };

/** The client of a person who opens the app in the store and keeps it open. */
export function openChaosApp(origin: string, store: RunningStore): Promise<ApiClient> {
  return openClient(origin, { shop: store.domain }, `Bearer ${store.controls.sessionToken()}`);
}

/** Waits until earlier orders are read and webhooks are registered. */
export async function untilInstalled(client: ApiClient): Promise<void> {
  const status = createStoreClient(client).status;
  while ((await status()).backfill.state !== 'done') await sleep(100);
}

interface ChaosShop {
  database: Database;
  providers: ProviderStore;
  domain: string;
  simulators: RunningSimulators;
  /** The 3PL that runs each location. */
  runBy: ReadonlyMap<string, ThirdPartyId>;
  /** Cut-offs of each location; every third of the next minutes by default. */
  cutOffs?: CutOffs;
  now: Date;
}

/**
 * Sets up a shop: ten 3PLs, a workflow for each that routes orders with its tag, two workflows that stop orders, three locations with one
 * 3PL each and cut-offs in the next minutes, rules that rank locations and allow splitting, and the release of back orders once all of
 * their stock has arrived. Resolves to the shop's id.
 */
export async function setUpChaosShop(shop: ChaosShop): Promise<number> {
  const { database, providers, domain, simulators, runBy, now, cutOffs: daily } = shop;
  const shopId = (await findShopId(database, domain)) ?? 0;
  const choices = await firstChoices(simulators);
  await database.inShop(shopId, async (transaction) => {
    await updateShop(transaction, { chargeType: 3, isOnboarded: true });
    const shop = { chargeType: 3, isOnboarded: true } as Parameters<typeof saveProvider>[1]['shop'];
    for (const name of chaosProviders) {
      const record = recordOf(name);
      const refusal = await saveProvider(
        transaction,
        { shop, ...staff },
        providers,
        { name, record, servesLocations: [] },
        now,
      );
      if (refusal !== null) throw new Error(wordsText(refusal));
      const values = choices.get(name) ?? {};
      if (Object.keys(values).length === 0) continue;
      const account = Array.isArray(record) ? String(record[0]?.name) : '';
      const saved = await changeProviderChoices(
        transaction,
        staff,
        providers,
        { providerId: name, account, baseVersion: 0, values },
        now,
      );
      if (saved === 'unknown' || saved.type !== 'saved') throw new Error(`${name}: ${JSON.stringify(saved)}`);
    }
    for (const definition of workflows) {
      const decision = await saveWorkflow(
        transaction,
        staff,
        providers,
        { workflowId: null, baseVersion: null, definition },
        now,
      );
      if (decision.type !== 'saved') throw new Error(wordsText(decision.message));
      await switchWorkflow(transaction, decision.saved.workflowId, true, now);
    }
    // Saving the second connection also saved locations without a 3PL.
    const versions = new Map(
      (await listRoutingLocations(transaction)).map(({ locationId, version }) => [locationId, version]),
    );
    for (const [index, { id }] of chaosLocations.entries()) {
      const cutOffs = daily ?? cutOffsFrom(now, index + 1);
      const providerId = runBy.get(String(id)) ?? null;
      const settings = { ...newLocationSettings, country: 'GB', cutOffs, providerId };
      const save = { locationId: String(id), baseVersion: versions.get(String(id)) ?? 0, settings };
      const saved = await saveLocation(transaction, providers, staff, save, now);
      if (saved === 'unknown' || saved.type !== 'saved') throw new Error(`Location ${id}: ${JSON.stringify(saved)}`);
    }
    const locationIds = chaosLocations.map(({ id }) => String(id));
    const rule = (ruleId: string, name: string, countries: readonly string[], ranked: readonly string[]) => ({
      ruleId,
      name,
      isActive: true,
      countries,
      locationIds: [],
      preferences: [{ type: 'ranked' as const, locationIds: ranked }],
      maySplit: true,
    });
    const rules = [
      rule('1', 'Abroad from Rotterdam', ['DE', 'FR', 'NL', 'BE', 'ES', 'IE'], locationIds.toReversed()),
      rule('2', 'Everything else', [], locationIds),
    ];
    const saved = await saveRouting(transaction, staff, { baseVersion: 0, rules }, now);
    if (saved.type !== 'saved') throw new Error(JSON.stringify(saved));
    const settings = { ...newShopSettings, releaseBackOrders: 'whole' as const };
    const savedSettings = await changeShopSettings(transaction, staff, { baseVersion: 0, settings }, now);
    if (savedSettings.type !== 'saved') throw new Error(JSON.stringify(savedSettings));
  });
  return shopId;
}

/** Units of a SKU at a location. */
export interface CountedUnits {
  sku: string;
  locationId: string;
  onHand: number;
}

/** Levels in one save. */
const levelsAtOnce = 500;

/** Sets the stock before the day begins. */
export async function countStock(
  { database, shopId }: { database: Database; shopId: number },
  counted: readonly CountedUnits[],
  now: Date,
): Promise<void> {
  for (let from = 0; from < counted.length; from += levelsAtOnce)
    await database.inShop(shopId, async (transaction) => {
      const changes = counted
        .slice(from, from + levelsAtOnce)
        .map(({ sku, locationId, onHand }) => ({ sku, locationId, onHand, lowAt: null, baseVersion: 0 }));
      const saved = await saveStock(transaction, staff, changes, now);
      if (saved.type !== 'saved') throw new Error(JSON.stringify(saved));
    });
}

/** A workflow for the orders with a tag. */
const forTag = (name: string, tag: string, actions: readonly WorkflowAction[]): WorkflowDefinition => ({
  name,
  trigger: 'orderArrives',
  match: 'all',
  groups: [{ match: 'all', conditions: [{ field: 'tag', operator: 'includesAny', values: [tag] }] }],
  actions,
});

const workflows: readonly WorkflowDefinition[] = [
  ...chaosProviders.map((name, index) =>
    forTag(`Give ${name} its orders`, tagOf(name), [
      { type: 'routeToProvider', providerId: name },
      { type: 'addTags', tags: [`wave-${index % 3}`] },
    ]),
  ),
  forTag('Call first', chaosTags.hold, [{ type: 'hold', reason: 'Call the customer first', hours: null }]),
  forTag('Look first', chaosTags.review, [{ type: 'review', reason: 'Somebody looks at it first' }]),
];

function recordOf(provider: ThirdPartyId): ProviderRecord {
  const settings = { ...demoCredentials(provider), status: true };
  return provider === 'ship_stations' ? [settings] : settings;
}

/** Up to 24 minutes of London time, every third from the given one. */
function cutOffsFrom(now: Date, firstMinute: number) {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit' });
  const times = Array.from({ length: 24 }, (_none, index) =>
    clock.format(new Date(now.getTime() + (firstMinute + 3 * index) * 60_000)),
  );
  return { times: times.toSorted(), weekdays: [1, 2, 3, 4, 5, 6, 7] };
}

/** The first option of each of an account's choices, such as a building. */
async function firstChoices({
  origins,
}: RunningSimulators): Promise<ReadonlyMap<ThirdPartyId, Record<string, string>>> {
  const createCall = createProviderCalls({ providerOrigins: origins });
  const found = new Map<ThirdPartyId, Record<string, string>>();
  for (const adapter of Object.values(adapters) as ProviderAdapter[]) {
    const account = { credentials: demoCredentials(adapter.provider), choices: {} };
    const listed = (await adapter.connect(account, createCall(adapter, account)).readChoices?.()) ?? [];
    found.set(adapter.provider, Object.fromEntries(listed.map(({ name, options }) => [name, options[0]?.value ?? ''])));
  }
  return found;
}
