import { type Database, isMigrated } from '@hub/database';
import { createJobQueue, type FailedJob, type JobQueue, hasQueueSchema } from '@hub/database/jobs';
import type { KeyRing } from '@hub/database/providers';
import { installUrl, requiredScopes } from '@hub/platform';
import { queues } from '@hub/engine/jobs';
import type { ProviderStore } from '@hub/engine/providers';
import type { StoreServices } from '@hub/engine/store';
import { type ConnectionOptions, sendTestOrder } from '@hub/engine/warehouses';
import { createAdminCalls } from '../admin/createAdminCalls.ts';
import type { Services } from '../api/CallContext.ts';
import { createEngineBackend, type EngineBackendOptions } from '../api/createEngineBackend.ts';
import { createImportRunner } from '../api/ImportRunner.ts';
import { createShopChanges } from '../api/ShopChanges.ts';
import { createTokens, tokenKeys } from '../api/tokens.ts';
import type { Backend } from '../http/Backend.ts';
import { createAccountCalls } from '../jobs/createAccountCalls.ts';
import { createProviderCalls, type ProviderCallOptions } from '../jobs/createProviderCalls.ts';
import { createWarehouseServices } from '../jobs/createWarehouseServices.ts';
import { createConfirmEmailPage } from '../mail/confirmEmailPage.ts';
import type { MailOptions } from '../options/parseMailOptions.ts';
import { createMailLinks } from '../mail/createMailLinks.ts';
import { createUnsubscribePage } from '../mail/unsubscribePage.ts';
import { workMails } from '../mail/workMails.ts';
import { maintain } from '../jobs/maintain.ts';
import { countWebhooks, providerOfPath } from '../http/countWebhooks.ts';
import { createCallsFirst } from '../http/createCallsFirst.ts';
import type { ServerContext } from '../operations/ServerContext.ts';
import { createProviderWebhooks, createWebhookServices } from '../jobs/providerWebhooks.ts';
import { doesJobs } from '../options/role.ts';
import type { RunningBackend } from '../backends/RunningBackend.ts';
import { workBatches } from '../jobs/workBatches.ts';
import { workStockJobs } from '../jobs/workStockJobs.ts';
import { workWarehouses } from '../jobs/workWarehouses.ts';
import { workWorkflowJobs } from '../jobs/workWorkflowJobs.ts';
import { acceptSessionTokens, type AppCredentials } from './createStoreSignIn.ts';
import { renewSession } from './renewSession.ts';
import { createStoreWebhooks } from './storeWebhooks.ts';
import { forActiveShops, workStoreJobs } from './workStoreJobs.ts';
import type { LogFields } from '../operations/ServerLog.ts';
import type { Readiness } from '../operations/Readiness.ts';

const timeLimitMs = 2_000;

/** Whether the database answers within two seconds and has the tables of the app and the job queue. */
async function checkDatabase(database: Database): Promise<Readiness> {
  const answers = (check: () => Promise<boolean>) =>
    Promise.race([
      check().catch(() => false),
      new Promise<boolean>((resolve) => void setTimeout(() => resolve(false), timeLimitMs).unref()),
    ]);
  const [isReachable, hasTables, hasQueue] = await Promise.all([
    answers(async () => (await database.executeSql('SELECT 1 AS one')).rows.length === 1),
    answers(() => isMigrated(database)),
    answers(() => hasQueueSchema(database)),
  ]);
  return { database: isReachable, migrations: hasTables, queue: hasQueue };
}

export interface EngineServiceOptions {
  database: Database;
  keyRing: KeyRing;
  providers: ProviderStore;
  context: ServerContext;
  /** How mails to staff are sent; absent: they are only stored to be viewed. */
  mail?: MailOptions | undefined;
  signIn: EngineBackendOptions['signIn'];
  confirmationUrl: Services['confirmationUrl'];
  startCharge?: Services['startCharge'];
  cancelCharge?: Services['cancelCharge'];
  /** Origins that replace those of 3PLs: simulators. */
  providerOrigins?: ProviderCallOptions['providerOrigins'];
  /** The stores that are connected; absent: none. */
  store?: { services: StoreServices; app: AppCredentials };
  /** Origin at which 3PLs reach this server; `null` by default: they cannot. */
  publicOrigin?: string | null;
  /** How many times as fast as usual simulated 3PLs are; 0: they are not called, and no cutoff passes. 1 by default. */
  speed?: number;
  /** The time of all stored changes; this machine's by default. */
  now?: () => Date;
  /** Those of all 3PLs by default; others for simulated ones with different limits. */
  adapters?: ConnectionOptions['adapters'];
  /** How soon the work of a dead process is taken over; as in production by default. */
  takeOver?: TakeOver;
}

/** Delays after which another process takes over. */
export interface TakeOver {
  /** Since the last heartbeat of a job's process; at least 10. */
  heartbeatSeconds: number;
  /** Since the claim of a call to a 3PL or store: at least twice a call's time limit. */
  claimMs: number;
}

const unsentMail: MailOptions = { smtpUrl: null, from: '', appOrigin: null };

/** The engine with its jobs, over a database that the caller closes. */
export interface EngineService extends RunningBackend {
  begin(port: number): Promise<void>;
  /** Accepts more kinds of jobs until `begin`. */
  jobs: JobQueue;
  onError(error: unknown, shopId?: number): void;
}

/** The contract's calls, webhooks of 3PLs and the jobs behind them, as far as the role allows. */
export async function createEngineService({
  database,
  keyRing,
  providers,
  context: { role, log, metrics, lateness, adminTokenHash, historyMonths },
  mail = unsentMail,
  signIn,
  confirmationUrl,
  startCharge,
  cancelCharge,
  providerOrigins = {},
  store,
  publicOrigin = null,
  speed = 1,
  now = () => new Date(),
  adapters,
  takeOver,
}: EngineServiceOptions): Promise<EngineService> {
  const onError = (error: unknown, shopId?: number) =>
    log.error('failed beside a call', error, shopId === undefined ? {} : { shopId });
  let listeningPort = 0;
  const appOrigin = () => mail.appOrigin ?? `http://127.0.0.1:${listeningPort}`;
  const keys = tokenKeys(keyRing);
  const links = createMailLinks({ sendsMail: mail.smtpUrl !== null, appOrigin, keys });
  if (store) store.services.mailing = links;
  const createCall = createProviderCalls({
    providerOrigins,
    onCall: ({ provider }, call) => metrics.recordProviderCall(provider, call),
  });
  const ownWebhooks = createWebhookServices(publicOrigin, keyRing, keys) ?? undefined;
  const services = createWarehouseServices({
    database,
    providers,
    createCall,
    now,
    webhooks: ownWebhooks,
    speed: speed || 1,
    ...(adapters && { adapters }),
    ...(takeOver && { claimMs: takeOver.claimMs }),
  });
  const changes = await createShopChanges(database);
  metrics.watch({ database, eventStreamClients: changes.listenerCount });
  const imports = createImportRunner(database, onError);
  const ownTokens = createTokens(keys, now);
  const calls = createEngineBackend({
    database,
    tokens: store ? acceptSessionTokens(ownTokens, store.services, store.app) : ownTokens,
    changes,
    imports,
    services: {
      providers,
      mailLinks: links,
      accountCalls: createAccountCalls(services.connections),
      sendTestOrder: (shopId, account) => sendTestOrder(services, shopId, account),
      stores: { scopes: requiredScopes, keyRing, ...(store && { grantUrl: grantUrlOf(store.app) }) },
      confirmationUrl,
      startCharge,
      cancelCharge,
    },
    signIn: store ? renewSession(signIn, ownTokens, database) : signIn,
    now,
  });
  const unsubscribe = createUnsubscribePage(database, keys, now);
  const confirmEmail = createConfirmEmailPage(database, keys, links, now);
  const webhooks = countWebhooks(createProviderWebhooks(services, keys), metrics, providerOfPath);
  const storeWebhooks: Backend = store
    ? countWebhooks(createStoreWebhooks(store.services, store.app.secrets), metrics, () => 'store')
    : async () => undefined;
  const callsFirst = createCallsFirst(lateness);
  const backend = callsFirst.counted(
    async (request) =>
      (await calls(request)) ??
      (await storeWebhooks(request)) ??
      (await webhooks(request)) ??
      (await confirmEmail(request)) ??
      unsubscribe(request),
  );

  const jobs = forActiveShops(
    createJobQueue(database, {
      onError: (error, job) => log.error('failed beside a call', error, jobFields(job)),
      beforeAttempt: callsFirst.untilFewCalls,
      onAttempt: metrics.recordJob,
      // Only the demo handles this queue.
      unworked: [queues.orderReady],
      ...(takeOver && { heartbeatSeconds: takeOver.heartbeatSeconds }),
    }),
    { database, now },
  );
  workWorkflowJobs({ database, jobs, providers, now });
  workStockJobs({ database, jobs, now });
  const cutOffs = workBatches({ database, providers, jobs, now, onLate: metrics.recordLateCutOffs, onError });
  const lookEveryMs = Math.max(500, 5_000 / speed);
  const watch = speed === 0 ? null : workWarehouses({ services, jobs, lookEveryMs, onError });
  const storeWatch = store ? workStoreJobs({ services: store.services, jobs, onError }) : null;
  const mails = workMails({ database, jobs, mail, appOrigin, links, now, onError });
  let endMaintenance: (() => Promise<void>) | undefined;
  let stopped: Promise<unknown> | undefined;
  // Called once or twice: with the signal, and when everything is closed.
  const stopWork = async () => {
    stopped ??= Promise.all([
      mails.stop(),
      cutOffs.stop(),
      watch?.stop(),
      storeWatch?.stop(),
      endMaintenance?.(),
      jobs.stop(),
      imports.stop(),
    ]);
    await stopped;
  };

  return {
    backend,
    admin: adminTokenHash && createAdminCalls({ database, tokenHash: adminTokenHash }),
    jobs,
    onError,
    begin: async (port) => {
      listeningPort = port;
      if (!doesJobs(role)) return;
      endMaintenance = maintain(database, { historyMonths, onError });
      await jobs.start();
      // A cutoff would send orders to stopped warehouses.
      if (speed > 0) cutOffs.begin();
      mails.begin();
      watch?.begin();
      storeWatch?.begin();
    },
    checkReadiness: () => checkDatabase(database),
    stopWork,
    endStreams: () => void changes.close().catch(onError),
    close: stopWork,
  };
}

function grantUrlOf({ apiKey, storeOrigin }: AppCredentials) {
  return (shopDomain: string) => installUrl({ shopDomain, apiKey, ...(storeOrigin && { origin: storeOrigin }) });
}

/** Log fields of a failed job. */
function jobFields(job: FailedJob | undefined): LogFields {
  return job === undefined ? {} : { queue: job.queue, jobId: job.id, shopId: job.shopId, attempt: job.attempt };
}
