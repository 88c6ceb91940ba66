import { openDue } from './actions/fulfillmentOrders.ts';
import { AppBook, type ChargeRecord } from './AppBook.ts';
import { BulkOperations } from './bulk/BulkOperations.ts';
import { answerStoreRequest } from './answerStoreRequest.ts';
import { createControls } from './createControls.ts';
import type { AdminParts } from './graphql/AdminContext.ts';
import { CostBucket } from './graphql/CostBucket.ts';
import { createAdmin } from './graphql/createAdmin.ts';
import { appView } from './graphql/views/appViews.ts';
import { lineItemView, orderView } from './graphql/views/orderViews.ts';
import { inventoryLevelView } from './graphql/views/productViews.ts';
import { CallFaults } from './http/CallFaults.ts';
import { portOf, serveStore } from './http/serveStore.ts';
import { StoreBooks } from './model/StoreBooks.ts';
import { gid, shopId } from './model/storeIds.ts';
import type { StoreEvent } from './model/storeTypes.ts';
import { Replay } from './Replay.ts';
import {
  readStoreState,
  restore,
  saveOrders,
  saveProducts,
  type StoreState,
  StoreStateError,
  writeStoreState,
} from './stateFile.ts';
import { systemClock } from '@hub/domain/simulation';
import { StoreChanger } from './storeChanges.ts';
import { StoreControlError, type StoreCallRecord, type StoreControls } from './StoreControls.ts';
import type { StoreOptions, StoreOrderInput } from './StoreOptions.ts';
import { StoryTeller } from './StoryTeller.ts';
import { bulkFinishedBody, chargeBody } from './webhooks/appBodies.ts';
import { WebhookSender } from './webhooks/WebhookSender.ts';

const host = '127.0.0.1';
/** Poll interval of a real clock. */
const tickMs = 200;
/** Interval between writes of the state file while something changes. */
const saveEveryMs = 1_000;
/** Duration of a platform job. */
const jobMs = 50;
const redactAfterMs = 48 * 3_600_000;
const rememberedCalls = 10_000;
const slowMs = 2_000;

export interface RunningStore {
  /** `http://127.0.0.1:4200`, called instead of `https://sample.myshopify.com`. */
  origin: string;
  /** `sample.myshopify.com`. */
  domain: string;
  /** Opens the app in the simulated admin; installs it first if needed. */
  appUrl: string;
  controls: StoreControls;
  /** Resolves when all due webhooks have been answered and the bulk operation has ended. */
  settled(): Promise<void>;
  /** Writes the state file now. */
  save(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a simulated store on loopback: Admin API, admin pages and webhooks. Throws `StoreStateError` for an unusable
 * state file.
 */
export async function startStore(options: StoreOptions): Promise<RunningStore> {
  const clock = options.clock ?? systemClock;
  const domain = options.domain ?? 'sample.myshopify.com';
  const { stateFile } = options;
  const state = stateFile === undefined ? null : await readStoreState(stateFile);
  const openedAt = state?.openedAt ?? clock.now();
  const books = await fillBooks(options, state);
  const app = new AppBook(options.app, clock);
  if (state) app.load(state.app);
  else if (options.isInstalled === true) app.install();

  const sender = new WebhookSender({
    clock,
    domain,
    secret: options.app.apiSecret,
    timeoutMs: options.webhookTimeoutMs ?? 5_000,
    lanes: options.webhookLanes ?? 1,
    rememberedRecords: options.rememberedWebhooks ?? 20_000,
    onGivenUp: (id) => {
      app.webhookSubscriptions = app.webhookSubscriptions.filter((one) => one.id !== id);
      app.changes++;
    },
  });
  const receiversOf = (topic: string) => {
    const name = topic.toUpperCase().replaceAll('/', '_');
    return app.webhookSubscriptions.filter((one) => one.topic === name);
  };
  const emit = (events: readonly StoreEvent[]) => sender.send(events, receiversOf);
  books.onEvents(emit);
  const chargeChanged = (charge: ChargeRecord) =>
    emit([{ topic: 'app_subscriptions/update', body: () => chargeBody(charge, clock.now()) }]);
  const sendPrivacy = (topic: string, body: object) => {
    const { privacyUrl } = options.app;
    const receivers = privacyUrl === undefined ? [] : [{ id: null, uri: privacyUrl, includeFields: [] }];
    sender.send([{ topic, body: () => body }], () => receivers);
  };
  const uninstall = () => {
    if (!app.isInstalled) return;
    const subscriptions = app.uninstall();
    // Pending webhooks are dropped; `app/uninstalled` still goes out.
    sender.clear();
    const body = () => ({ id: shopId, myshopify_domain: domain, domain, admin_graphql_api_id: gid('Shop', shopId) });
    sender.send([{ topic: 'app/uninstalled', body }], () =>
      subscriptions.filter(({ topic }) => topic === 'APP_UNINSTALLED'),
    );
  };

  let origin = '';
  const bulk = new BulkOperations({
    clock,
    restMs: options.bulkRestMs ?? 20,
    origin: () => origin,
    nextId: () => app.nextId(5_200_000_000_000),
    onFinished: (operation) => emit([{ topic: 'bulk_operations/finish', body: () => bulkFinishedBody(operation) }]),
  });
  const jobs = new Set<Promise<void>>();
  const runSoon = (action: () => void) => {
    const job = new Promise<void>((resolve) => {
      setTimeout(() => {
        action();
        resolve();
      }, jobMs);
    });
    jobs.add(job);
    void job.finally(() => jobs.delete(job));
  };
  const parts: AdminParts = {
    books,
    app,
    bulk,
    shop: {
      domain,
      name: options.name ?? 'Sample store',
      email: options.email ?? 'owner@example.com',
      timeZone: options.timeZone ?? 'Europe/London',
      openedAt,
    },
    views: { app: appView, order: orderView, lineItem: lineItemView, inventoryLevel: inventoryLevelView },
    edits: new Map(),
    jobs: new Map(),
    origin: () => origin,
    runSoon,
  };
  const bucket = new CostBucket(clock, options.rateLimit ?? { maximumAvailable: 2_000, restoreRate: 100 });
  const admin = createAdmin({ parts, bucket, effects: { uninstall, chargeChanged } });
  const faults = new CallFaults();
  const stories = new StoryTeller(books, options.speed ?? 0);
  const replay = new Replay(books, options.speed ?? 0, options.hasStories === true ? stories : null);
  replay.position = state?.replayed ?? 0;
  const changer = options.hasStories === true ? new StoreChanger(books, options.speed ?? 0) : null;
  const calls: StoreCallRecord[] = [];
  const controls = createControls({
    books,
    app,
    admin,
    bulk,
    sender,
    faults,
    replay,
    stories,
    changer,
    calls,
    domain,
    chargeChanged,
    uninstall,
    sendPrivacy,
  });
  const settle = () => {
    replay.settle();
    openDue(books);
    stories.settle(controls);
    changer?.settle(controls);
    if (app.uninstalledAt !== null && clock.now() >= app.uninstalledAt + redactAfterMs) {
      app.uninstalledAt = null;
      app.changes++;
      controls.redactShop();
    }
    sender.settle();
  };
  const answer = answerStoreRequest({
    admin,
    app,
    books,
    bulk,
    faults,
    controls,
    domain,
    ownerId: options.ownerId,
    slowMs,
    chargeChanged,
    uninstall,
    onCall(call) {
      calls.push(call);
      if (calls.length > rememberedCalls) calls.splice(0, rememberedCalls / 2);
    },
    isControl: (name): name is keyof typeof controls => Object.hasOwn(controls, name),
    controlError: (error) => (error instanceof StoreControlError ? error.message : null),
  });
  const server = serveStore(answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, host, () => resolve());
  });
  origin = `http://${host}:${portOf(server)}`;

  clock.onMove?.(settle);
  const ticker = clock.onMove ? null : setInterval(settle, tickMs);
  const countChanges = () => books.changes + app.changes + replay.position;
  let savedChanges = countChanges();
  let saving: Promise<void> = Promise.resolve();
  let nextSaveAt = 0;
  const save = () => {
    if (stateFile === undefined) return saving;
    const counted = countChanges();
    const startedAt = performance.now();
    // A failed write, such as on a full disk, must not block the next one.
    saving = saving
      .catch(() => {})
      .then(() =>
        writeStoreState(stateFile, {
          version: 1,
          openedAt,
          pastCount: books.pastCount,
          replayed: replay.position,
          app: app.save(),
          orders: saveOrders(books),
          products: saveProducts(books),
          locations: books.savedLocations(),
        }),
      )
      .then(() => {
        savedChanges = counted;
        // A large state file is written less often: at most a twentieth of the time.
        nextSaveAt = startedAt + 20 * (performance.now() - startedAt);
      });
    return saving;
  };
  const saveChanges = () => {
    if (countChanges() !== savedChanges && performance.now() >= nextSaveAt) save().catch(() => {});
  };
  const saver = stateFile === undefined ? null : setInterval(saveChanges, saveEveryMs);
  for (const timer of [ticker, saver]) timer?.unref();

  return {
    origin,
    domain,
    appUrl: `${origin}/admin/apps/${options.app.handle}`,
    controls,
    async settled() {
      await Promise.all(jobs);
      await bulk.idle();
      settle();
      await sender.idle();
    },
    save,
    async stop() {
      for (const timer of [ticker, saver]) if (timer) clearInterval(timer);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await Promise.all([closed, sender.stop(), bulk.stop(), ...jobs]);
      await save();
    },
  };
}

/** Loads the given past and what happened since. */
async function fillBooks(options: StoreOptions, state: StoreState | null): Promise<StoreBooks> {
  const books = new StoreBooks({
    clock: options.clock ?? systemClock,
    currency: options.currency ?? 'GBP',
    ...(options.locations && { locations: options.locations }),
    ...(options.recipient && { recipient: options.recipient }),
    ...(options.customerName && { customerName: options.customerName }),
    ...(options.idsOf && { idsOf: options.idsOf }),
    ...(options.pastShipping && { pastShipping: options.pastShipping }),
    ...(options.nextNumber !== undefined && { nextNumber: options.nextNumber }),
  });
  const given: (StoreOrderInput | null)[] = [];
  for await (const order of options.orders ?? []) given.push(order);
  given.sort((a, b) => (a?.at ?? 0) - (b?.at ?? 0));
  for (const [index, order] of given.entries()) {
    if (order) books.addOrder(order);
    given[index] = null;
  }
  books.pastCount = books.orderCount();
  if (!state) return books;
  if (state.pastCount !== books.pastCount)
    throw new StoreStateError(
      `The state file belongs to a past of ${state.pastCount} orders, and ${books.pastCount} were given.`,
    );
  restore(books, state);
  return books;
}
