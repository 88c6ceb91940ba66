/** Where an account wants webhooks sent. */
export interface Subscription {
  id: number;
  account: string;
  topics: readonly string[];
  url: string;
  /** Signs the webhooks; empty when unsigned. */
  secret: string;
}

/** A webhook to send. Signed for each attempt, since some providers sign the time too. */
export interface OutgoingWebhook {
  subscription: Subscription;
  topic: string;
  body: string;
  headers(now: number): Record<string, string>;
}

export class SubscriptionBook {
  /** Increases with every change. */
  changes = 0;
  readonly #subscriptions: Subscription[];
  readonly #secrets: Record<string, string[]>;

  constructor(saved: SavedSubscriptions = { subscriptions: [], secrets: {} }) {
    this.#subscriptions = [...saved.subscriptions];
    this.#secrets = { ...saved.secrets };
  }

  add(subscription: Subscription): void {
    this.changes += 1;
    this.#subscriptions.push(subscription);
  }

  /** False when no subscription has this id. */
  remove(account: string, id: number): boolean {
    const index = this.#subscriptions.findIndex((known) => known.account === account && known.id === id);
    if (index >= 0) {
      this.changes += 1;
      this.#subscriptions.splice(index, 1);
    }
    return index >= 0;
  }

  of(account: string): Subscription[] {
    return this.#subscriptions.filter((subscription) => subscription.account === account);
  }

  all(): readonly Subscription[] {
    return this.#subscriptions;
  }

  /** An account's subscriptions to any of these topics. */
  wanting(account: string, topics: readonly string[]): Subscription[] {
    return this.of(account).filter((subscription) => subscription.topics.some((topic) => topics.includes(topic)));
  }

  /** An account's secrets that don't belong to one subscription. */
  secretsOf(account: string): readonly string[] {
    return this.#secrets[account] ?? [];
  }

  setSecrets(account: string, secrets: readonly string[]): void {
    this.changes += 1;
    this.#secrets[account] = [...secrets];
  }

  save(): SavedSubscriptions {
    return { subscriptions: this.#subscriptions, secrets: this.#secrets };
  }
}

export interface SavedSubscriptions {
  subscriptions: readonly Subscription[];
  secrets: Record<string, string[]>;
}
