import { createHmac, randomUUID } from 'node:crypto';
import type { WebhookSubscriptionRecord } from '../AppBook.ts';
import { seededRandom } from '@hub/domain/simulation';
import type { StoreEvent } from '../model/storeTypes.ts';
import type { SimulatedClock } from '@hub/domain/simulation';
import type { StoreWebhookRecord, WebhookFaultKind } from '../StoreControls.ts';

export interface WebhookSenderOptions {
  clock: SimulatedClock;
  domain: string;
  /** The app's secret, which signs every body. */
  secret: string;
  timeoutMs: number;
  /** Concurrent webhooks. */
  lanes: number;
  /** Number of webhooks to remember. */
  rememberedRecords: number;
  /** Every try failed: the platform deletes the subscription. */
  onGivenUp: (subscriptionId: number) => void;
}

/** Receiver of a webhook. */
export type WebhookReceiver = Pick<WebhookSubscriptionRecord, 'uri' | 'includeFields'> & { id: number | null };

interface QueuedWebhook {
  receiver: WebhookReceiver;
  topic: string;
  body: string;
  webhookId: string;
  eventId: string;
  triggeredAt: number;
  attempt: number;
  dueAt: number;
}

const apiVersion = '2026-10';
/** Eight retries within four hours, each after a longer delay, as documented. */
const retryDelaysMs = [10, 60, 300, 600, 1_200, 2_400, 3_600, 6_230].map((seconds) => seconds * 1_000);
const lateMs = 60_000;
/** A reordered webhook goes after the next one, or after this time if there is none. */
const outOfOrderMs = 30_000;
const maxQueued = 5_000;

/** Signs and sends webhooks to loopback addresses, one at a time per lane. Pending ones are lost when the process stops. */
export class WebhookSender {
  readonly records: StoreWebhookRecord[] = [];
  readonly #options: WebhookSenderOptions;
  #queue: QueuedWebhook[] = [];
  #postponed: QueuedWebhook[] = [];
  #nextFaults: WebhookFaultKind[] = [];
  #random: { seed: string; shares: Partial<Record<WebhookFaultKind, number>> } | null = null;
  #sent = 0;
  #isStopped = false;
  /** The current send of each lane. */
  #lanes: Promise<void>[];
  #turn = 0;

  constructor(options: WebhookSenderOptions) {
    this.#options = options;
    this.#lanes = Array.from({ length: options.lanes }, () => Promise.resolve());
  }

  nextFaults(faults: readonly WebhookFaultKind[]): void {
    this.#nextFaults.push(...faults);
  }

  randomly(random: { seed: string; shares: Partial<Record<WebhookFaultKind, number>> } | null): void {
    this.#random = random;
    if (random === null) this.#nextFaults = [];
  }

  /** Sends all events of one action; they share an event id. */
  send(events: readonly StoreEvent[], receiversOf: (topic: string) => readonly WebhookReceiver[]): void {
    const eventId = randomUUID();
    for (const { topic, body } of events) {
      const receivers = receiversOf(topic);
      if (receivers.length === 0) continue;
      const content = body();
      for (const receiver of receivers)
        this.#enqueue({
          receiver,
          topic,
          body: JSON.stringify(withFields(content, receiver.includeFields)),
          webhookId: randomUUID(),
          eventId,
          triggeredAt: this.#options.clock.now(),
          attempt: 1,
          dueAt: this.#options.clock.now(),
        });
    }
    this.settle();
  }

  #enqueue(webhook: QueuedWebhook): void {
    const fault = this.#takeFault();
    if (fault === 'lost' || this.#queue.length >= maxQueued) {
      this.#record(webhook, 'lost');
      return;
    }
    if (fault === 'outOfOrder') {
      const postponed = { ...webhook, dueAt: webhook.dueAt + outOfOrderMs };
      this.#postponed.push(postponed);
      this.#queue.push(postponed);
      return;
    }
    this.#queue.push(fault === 'late' ? { ...webhook, dueAt: webhook.dueAt + lateMs } : webhook);
    if (fault === 'twice') this.#queue.push({ ...webhook });
    for (const earlier of this.#postponed.splice(0)) {
      if (!this.#queue.includes(earlier)) continue;
      // Behind the one just queued.
      this.#queue = this.#queue.filter((queued) => queued !== earlier);
      this.#queue.push({ ...earlier, dueAt: webhook.dueAt });
    }
  }

  #takeFault(): WebhookFaultKind | null {
    const planned = this.#nextFaults.shift();
    if (planned || !this.#random) return planned ?? null;
    const { seed, shares } = this.#random;
    let share = seededRandom(`${seed} ${this.#sent++}`, 'webhook');
    for (const kind of ['lost', 'twice', 'late', 'outOfOrder'] as const) {
      const part = shares[kind] ?? 0;
      if (share < part) return kind;
      share -= part;
    }
    return null;
  }

  /** Starts sending what is due. */
  settle(): void {
    if (this.#isStopped) return;
    const now = this.#options.clock.now();
    const due = this.#queue.filter(({ dueAt }) => dueAt <= now);
    if (due.length === 0) return;
    this.#queue = this.#queue.filter(({ dueAt }) => dueAt > now);
    for (const webhook of due) {
      const lane = this.#turn++ % this.#lanes.length;
      this.#lanes[lane] = (this.#lanes[lane] ?? Promise.resolve()).then(() => this.#deliver(webhook));
    }
  }

  /** Resolves when no due webhook is in flight. */
  async idle(): Promise<void> {
    let known: Promise<void>[];
    do {
      known = [...this.#lanes];
      await Promise.all(known);
    } while (known.some((sending, lane) => sending !== this.#lanes[lane]));
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#lanes);
  }

  /** Drops pending webhooks, as when the app is removed. */
  clear(): void {
    this.#queue = [];
    this.#postponed = [];
  }

  async #deliver(webhook: QueuedWebhook): Promise<void> {
    if (this.#isStopped) return;
    const outcome = await this.#post(webhook);
    this.#record(webhook, outcome);
    if (typeof outcome === 'number' && outcome >= 200 && outcome < 300) return;
    const delay = retryDelaysMs[webhook.attempt - 1];
    if (delay !== undefined) {
      const dueAt = this.#options.clock.now() + delay;
      this.#queue.push({ ...webhook, attempt: webhook.attempt + 1, dueAt });
      return;
    }
    this.#record(webhook, 'givenUp');
    if (webhook.receiver.id !== null) this.#options.onGivenUp(webhook.receiver.id);
  }

  async #post({ receiver, topic, body, ...webhook }: QueuedWebhook): Promise<StoreWebhookRecord['outcome']> {
    const { domain, secret, timeoutMs } = this.#options;
    if (!isLoopback(receiver.uri)) return 'unreachable';
    try {
      const reply = await fetch(receiver.uri, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Shopify-Captain-Hook',
          'x-shopify-topic': topic,
          'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
          'x-shopify-shop-domain': domain,
          'x-shopify-api-version': apiVersion,
          'x-shopify-webhook-id': webhook.webhookId,
          'x-shopify-event-id': webhook.eventId,
          'x-shopify-triggered-at': new Date(webhook.triggeredAt).toISOString(),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await reply.arrayBuffer();
      return reply.status;
    } catch {
      return 'unreachable';
    }
  }

  #record(webhook: QueuedWebhook, outcome: StoreWebhookRecord['outcome']): void {
    const { topic, receiver, webhookId, eventId, attempt } = webhook;
    const at = new Date(this.#options.clock.now()).toISOString();
    this.records.push({ at, topic, url: receiver.uri, webhookId, eventId, attempt, outcome });
    const { rememberedRecords: remembered } = this.#options;
    if (this.records.length > remembered) this.records.splice(0, remembered / 2);
  }
}

function withFields(body: unknown, fields: readonly string[]): unknown {
  if (fields.length === 0 || typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).filter(([key]) => fields.includes(key)));
}

/** The simulator calls only this machine. */
export function isLoopback(url: string): boolean {
  if (!URL.canParse(url)) return false;
  return ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);
}
