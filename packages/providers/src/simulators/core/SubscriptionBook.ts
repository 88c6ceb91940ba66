/** An address that an account wants webhooks sent to. */
export interface Subscription {
  id: number;
  account: string;
  topics: readonly string[];
  url: string;
  /** What they are signed with; empty: nothing. */
  secret: string;
}

/** A webhook that is to be sent. Signed for each try, since some providers sign the time as well. */
export interface OutgoingWebhook {
  subscription: Subscription;
  topic: string;
  body: string;
  headers(now: number): Record<string, string>;
}

export class SubscriptionBook {
  /** Rises with every change. */
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

  /** False: there is none of this id. */
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

  /** Those of an account that want one of these topics. */
  wanting(account: string, topics: readonly string[]): Subscription[] {
    return this.of(account).filter((subscription) => subscription.topics.some((topic) => topics.includes(topic)));
  }

  /** Secrets of an account, where they do not belong to one subscription. */
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
