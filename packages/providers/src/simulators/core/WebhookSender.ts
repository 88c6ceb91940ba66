import type { FaultInjector } from './FaultInjector.ts';
import type { SimulatedClock } from '@hub/domain/simulation';
import type { OutgoingWebhook } from './SubscriptionBook.ts';

/** Record of a webhook attempt. */
export interface WebhookRecord {
  at: number;
  account: string;
  topic: string;
  url: string;
  /** Starts at 1. */
  attempt: number;
  /** Status of the reply; `lost`: never sent; `unreachable`: no reply in time; `givenUp`: no more retries. */
  outcome: number | 'lost' | 'unreachable' | 'givenUp';
}

/** Milliseconds until a webhook without a 2xx reply is resent: exponential, as ShipBob describes. */
const retryDelaysMs = [5_000, 30_000, 120_000, 600_000, 3_600_000];

/** A webhook sent out of order follows the next one, or goes out after this time if there is none. */
const outOfOrderMs = 60_000;

interface QueuedWebhook {
  webhook: OutgoingWebhook;
  attempt: number;
  dueAt: number;
}

/**
 * Sends webhooks to loopback addresses, one at a time per address. Undelivered webhooks are lost when the process ends.
 */
export class WebhookSender {
  readonly records: WebhookRecord[] = [];
  readonly #clock: SimulatedClock;
  readonly #faults: FaultInjector;
  readonly #timeoutMs: number;
  #queue: QueuedWebhook[] = [];
  #postponed: OutgoingWebhook[] = [];
  #isStopped = false;
  readonly #sending = new Map<string, Promise<void>>();

  constructor(clock: SimulatedClock, faults: FaultInjector, timeoutMs: number) {
    this.#clock = clock;
    this.#faults = faults;
    this.#timeoutMs = timeoutMs;
  }

  send(webhook: OutgoingWebhook): void {
    const now = this.#clock.now();
    const fault = this.#faults.takeForWebhook();
    if (fault === 'lost') {
      this.#record(webhook, 1, 'lost');
      return;
    }
    if (fault === 'outOfOrder') {
      this.#postponed.push(webhook);
      this.#queue.push({ webhook, attempt: 1, dueAt: now + outOfOrderMs });
      return;
    }
    this.#queue.push({ webhook, attempt: 1, dueAt: now });
    if (fault === 'twice') this.#queue.push({ webhook, attempt: 1, dueAt: now });
    for (const earlier of this.#postponed.splice(0)) {
      const queued = this.#queue.find((candidate) => candidate.webhook === earlier);
      // After the webhook that was just queued.
      this.#queue = this.#queue.filter((candidate) => candidate !== queued);
      if (queued) this.#queue.push({ ...queued, dueAt: now });
    }
  }

  /** Starts sending what is due. */
  settle(): void {
    if (this.#isStopped) return;
    const now = this.#clock.now();
    const due = this.#queue.filter(({ dueAt }) => dueAt <= now);
    if (due.length === 0) return;
    this.#queue = this.#queue.filter(({ dueAt }) => dueAt > now);
    for (const queued of due) {
      const { url } = queued.webhook.subscription;
      const earlier = this.#sending.get(url) ?? Promise.resolve();
      this.#sending.set(
        url,
        earlier.then(() => this.#deliver(queued)),
      );
    }
  }

  /** Resolves when every due webhook has been answered. */
  async idle(): Promise<void> {
    await Promise.all(this.#sending.values());
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.idle();
  }

  async #deliver({ webhook, attempt }: QueuedWebhook): Promise<void> {
    if (this.#isStopped) return;
    const now = this.#clock.now();
    const outcome = await this.#post(webhook, now);
    this.#record(webhook, attempt, outcome);
    if (typeof outcome === 'number' && outcome >= 200 && outcome < 300) return;
    const delay = retryDelaysMs[attempt - 1];
    if (delay === undefined) this.#record(webhook, attempt, 'givenUp');
    else this.#queue.push({ webhook, attempt: attempt + 1, dueAt: now + delay });
  }

  async #post(webhook: OutgoingWebhook, now: number): Promise<WebhookRecord['outcome']> {
    if (!isLoopback(webhook.subscription.url)) return 'unreachable';
    try {
      const reply = await fetch(webhook.subscription.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...webhook.headers(now) },
        body: webhook.body,
        redirect: 'manual',
        signal: AbortSignal.timeout(this.#timeoutMs),
      });
      await reply.arrayBuffer();
      return reply.status;
    } catch {
      return 'unreachable';
    }
  }

  #record(webhook: OutgoingWebhook, attempt: number, outcome: WebhookRecord['outcome']): void {
    const { account, url } = webhook.subscription;
    this.records.push({ at: this.#clock.now(), account, topic: webhook.topic, url, attempt, outcome });
  }
}

/** Simulators never call another machine. */
function isLoopback(url: string): boolean {
  if (!URL.canParse(url)) return false;
  return ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);
}
