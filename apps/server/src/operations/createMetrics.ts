import type { Database } from '@hub/database';
import { countDeadJobs, countStalledJobs, type EndedAttempt, readQueueDepths } from '@hub/database/jobs';
import { adminApiVersion, apiVersionEnd } from '@hub/platform';
import type { CompletedCall } from '@hub/providers';
import { countStores, readOperatorHealth } from '@hub/database/store';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { RequestEntry } from './ServerLog.ts';

/** Seconds, from a list in memory to the longest call to a 3PL. */
const secondBuckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** The counted fields of a webhook. */
interface WebhookEntry {
  /** `store`, or the name of a 3PL. */
  source: string;
  status: number;
}

/** State of this process that is read with the metrics. */
interface Sources {
  database?: Database;
  /** Number of browsers with an open event stream. */
  eventStreamClients?: () => number;
}

/** Metrics of this process and of the queues that all processes share. No label names a shop, a person or an order. */
export interface Metrics {
  recordRequest(entry: Pick<RequestEntry, 'endpoint' | 'method' | 'status' | 'durationMs'>): void;
  recordProviderCall(provider: string, call: Pick<CompletedCall, 'outcome' | 'durationMs'>): void;
  recordJob(attempt: EndedAttempt): void;
  recordWebhook(entry: WebhookEntry): void;
  recordLateCutOffs(batches: number): void;
  /** Sets what is read with the metrics. */
  watch(sources: Sources): void;
  /** The text format of Prometheus. */
  render(): Promise<string>;
  readonly contentType: string;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'hub_http_request_duration_seconds',
    help: 'Requests from their arrival to the head of the reply; status "left": the client disconnected before.',
    labelNames: ['endpoint', 'method', 'status'],
    buckets: secondBuckets,
    registers,
  });
  const providerCalls = new Histogram({
    name: 'hub_provider_call_duration_seconds',
    help: 'Calls of 3PLs.',
    labelNames: ['provider', 'outcome'],
    buckets: secondBuckets,
    registers,
  });
  const jobs = new Histogram({
    name: 'hub_job_duration_seconds',
    help: 'Attempts of jobs in this process.',
    labelNames: ['queue', 'outcome'],
    buckets: secondBuckets,
    registers,
  });
  const webhooks = new Counter({
    name: 'hub_webhooks_total',
    help: 'Webhooks of the store and of 3PLs, by the status of the reply.',
    labelNames: ['source', 'status'],
    registers,
  });
  const queueJobs = new Gauge({
    name: 'hub_queue_jobs',
    help: 'Jobs in the queues of all processes: waiting, deferred to a later time, or active.',
    labelNames: ['queue', 'state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'hub_queue_oldest_seconds',
    help: 'How long the oldest waiting job has waited.',
    labelNames: ['queue'],
    registers,
  });
  const deadJobs = new Gauge({ name: 'hub_dead_jobs', help: 'Jobs that failed in every attempt.', registers });
  const stores = new Gauge({
    name: 'hub_stores',
    help: 'Shops by the state of their stores; accessEnded: the store takes no token, and work for it has stopped.',
    labelNames: ['state'],
    registers,
  });
  const standingJobs = new Gauge({
    name: 'hub_long_jobs_standing',
    help: 'Long jobs, such as the first reading of a store, without progress for five minutes. They continue by themselves.',
    registers,
  });
  const withoutOrders = new Gauge({
    name: 'hub_stores_without_orders',
    help: 'Shops with an order a day on average, but none for a day.',
    registers,
  });
  const unrenewedTokens = new Gauge({
    name: 'hub_store_tokens_unrenewed',
    help: 'Tokens of stores that ended, with a renewal that did not succeed.',
    registers,
  });
  new Gauge({
    name: 'hub_store_api_version_end_timestamp_seconds',
    help: 'When the platform ends the version of its Admin API that this app uses.',
    registers,
  }).set(apiVersionEnd(adminApiVersion).getTime() / 1000);
  const oldestCutOff = new Gauge({
    name: 'hub_cutoff_oldest_seconds',
    help: 'How long the oldest due cutoff has waited for its batch.',
    registers,
  });
  const lateCutOffs = new Counter({
    name: 'hub_late_cutoffs_total',
    help: 'Batches that this process started more than five minutes after their cutoff.',
    registers,
  });
  const isReachable = new Gauge({ name: 'hub_database_up', help: '1: the database answers.', registers });
  const connections = new Gauge({
    name: 'hub_database_connections',
    help: 'Connections of this process; waiting: transactions without one.',
    labelNames: ['state'],
    registers,
  });
  const streams = new Gauge({ name: 'hub_event_stream_clients', help: 'Open event streams.', registers });
  let sources: Sources = {};

  async function readQueues(database: Database): Promise<void> {
    const [depths, dead, shops, standing, health] = await Promise.all([
      readQueueDepths(database),
      countDeadJobs(database),
      countStores(database),
      countStalledJobs(database, new Date()),
      readOperatorHealth(database),
    ]);
    queueJobs.reset();
    oldest.reset();
    for (const { queue, waiting, deferred, active, oldestSeconds } of depths) {
      queueJobs.set({ queue, state: 'waiting' }, waiting);
      queueJobs.set({ queue, state: 'deferred' }, deferred);
      queueJobs.set({ queue, state: 'active' }, active);
      oldest.set({ queue }, oldestSeconds);
    }
    deadJobs.set(dead);
    standingJobs.set(standing);
    stores.reset();
    for (const [state, count] of shops) stores.set({ state }, count);
    withoutOrders.set(health.withoutOrders);
    unrenewedTokens.set(health.unrenewedTokens);
    oldestCutOff.set(health.oldestCutOffSeconds);
  }

  return {
    contentType: registry.contentType,
    recordRequest: ({ endpoint, method, status, durationMs }) =>
      requests.observe({ endpoint, method: knownMethod(method), status: String(status ?? 'left') }, durationMs / 1000),
    recordProviderCall: (provider, { outcome, durationMs }) =>
      providerCalls.observe({ provider, outcome }, durationMs / 1000),
    recordJob: ({ queue, outcome, durationMs }) => jobs.observe({ queue, outcome }, durationMs / 1000),
    recordWebhook: ({ source, status }) => webhooks.inc({ source, status: String(status) }),
    recordLateCutOffs: (batches) => lateCutOffs.inc(batches),
    watch: (added) => {
      sources = { ...sources, ...added };
    },
    render: async () => {
      const { database, eventStreamClients } = sources;
      if (eventStreamClients) streams.set(eventStreamClients());
      if (database) {
        const pool = database.poolUse();
        if (pool) for (const [state, count] of Object.entries(pool)) connections.set({ state }, count);
        // The other figures matter most when the database does not answer.
        await readQueues(database).then(
          () => isReachable.set(1),
          () => isReachable.set(0),
        );
      }
      return registry.metrics();
    },
  };
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']);

/** Anyone can invent methods, and each label value is kept forever. */
function knownMethod(method: string): string {
  return methods.has(method) ? method : 'other';
}
