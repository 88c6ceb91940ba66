import { randomBytes } from 'node:crypto';
import type { SimulatedClock } from '@hub/domain/simulation';
import type { RegisteredApp } from './StoreOptions.ts';

export interface WebhookSubscriptionRecord {
  readonly id: number;
  /** `ORDERS_CREATE` */
  readonly topic: string;
  uri: string;
  format: string;
  filter: string | null;
  includeFields: readonly string[];
  name: string | null;
  readonly createdAt: number;
  updatedAt: number;
}

export type ChargeStatus = 'PENDING' | 'ACTIVE' | 'DECLINED' | 'CANCELLED' | 'EXPIRED' | 'FROZEN';

/** A subscription that the merchant pays for. */
export interface ChargeRecord {
  readonly id: number;
  readonly name: string;
  status: ChargeStatus;
  readonly returnUrl: string;
  readonly isTest: boolean;
  trialDays: number;
  readonly price: string;
  readonly currency: string;
  readonly interval: string;
  readonly discount: { kind: 'amount'; amount: string } | { kind: 'percentage'; percentage: number } | null;
  readonly discountIntervals: number | null;
  readonly replacement: string;
  readonly createdAt: number;
  activatedAt: number | null;
}

export interface GivenToken {
  readonly token: string;
  /** Null if it does not expire. */
  readonly expiresAt: number | null;
  readonly refreshToken: string | null;
}

interface TokenRecord extends GivenToken {
  /** The token it was exchanged from. The same one returns this pair again until its own refresh token is used. */
  readonly source?: string;
}

/** The app's part of the state file. */
export interface SavedApp {
  isInstalled: boolean;
  grantedScopes: readonly string[];
  tokens: readonly TokenRecord[];
  webhookSubscriptions: readonly WebhookSubscriptionRecord[];
  charges: readonly ChargeRecord[];
  nextId: number;
  uninstalledAt: number | null;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const isOnline = ({ expiresAt, refreshToken }: TokenRecord) => expiresAt !== null && refreshToken === null;

/** The one app that the store knows: whether it is installed, and its tokens and subscriptions. */
export class AppBook {
  readonly app: RegisteredApp;
  isInstalled = false;
  grantedScopes: readonly string[] = [];
  webhookSubscriptions: WebhookSubscriptionRecord[] = [];
  charges: ChargeRecord[] = [];
  /** `shop/redact` goes out 48 hours after this. */
  uninstalledAt: number | null = null;
  /** The merchant has not paid the platform. */
  isFrozen = false;
  changes = 0;
  readonly #clock: SimulatedClock;
  #tokens: TokenRecord[] = [];
  #nextId = 1;

  constructor(app: RegisteredApp, clock: SimulatedClock) {
    this.app = app;
    this.#clock = clock;
  }

  nextId(first: number): number {
    this.changes++;
    return first + this.#nextId++;
  }

  install(): void {
    this.isInstalled = true;
    this.uninstalledAt = null;
    this.grantedScopes = [...this.app.scopes];
    this.changes++;
  }

  /** Ends tokens and subscriptions. Returns the webhook subscriptions, so that the last webhook can go out. */
  uninstall(): WebhookSubscriptionRecord[] {
    const subscriptions = this.webhookSubscriptions;
    this.isInstalled = false;
    this.uninstalledAt = this.#clock.now();
    this.grantedScopes = [];
    this.webhookSubscriptions = [];
    this.#tokens = [];
    for (const charge of this.charges)
      if (charge.status === 'ACTIVE' || charge.status === 'PENDING' || charge.status === 'FROZEN')
        charge.status = 'CANCELLED';
    this.changes++;
    return subscriptions;
  }

  revokeTokens(): void {
    this.#tokens = [];
    this.changes++;
  }

  /**
   * Issues an offline token. One without expiry stays the same while it lives; one of an hour ends all others, as on the
   * platform.
   */
  giveToken(isExpiring: boolean, source?: string): GivenToken {
    const known = this.#tokens.find(({ expiresAt }) => !isExpiring && expiresAt === null);
    if (known) return known;
    const token: TokenRecord = {
      token: `shpat_${randomBytes(16).toString('hex')}`,
      expiresAt: isExpiring ? this.#clock.now() + hourMs : null,
      refreshToken: isExpiring ? `shprt_${randomBytes(16).toString('hex')}` : null,
      ...(source !== undefined && { source }),
    };
    if (isExpiring) this.#tokens = this.#tokens.filter(isOnline);
    this.#tokens.push(token);
    this.changes++;
    return token;
  }

  /** Token for a person who has the app open. */
  giveOnlineToken(): GivenToken & { expiresAt: number } {
    const token = {
      token: `shpua_${randomBytes(16).toString('hex')}`,
      expiresAt: this.#clock.now() + dayMs,
      refreshToken: null,
    };
    this.#tokens.push(token);
    this.changes++;
    return token;
  }

  /** Null if the refresh token does not exist. */
  refreshToken(refreshToken: string): GivenToken | null {
    const again = this.#tokens.find(({ source }) => source === refreshToken);
    if (again) return again;
    const known = this.#tokens.find((token) => token.refreshToken === refreshToken);
    return known === undefined ? null : this.giveToken(true, refreshToken);
  }

  /** Exchanges a token without expiry for one of an hour. Null if the token does not exist. */
  exchangeLastingToken(lasting: string): GivenToken | null {
    const again = this.#tokens.find(({ source }) => source === lasting);
    if (again) return again;
    const known = this.#tokens.find(({ token, expiresAt }) => token === lasting && expiresAt === null);
    return known === undefined ? null : this.giveToken(true, lasting);
  }

  isTokenValid(token: string): boolean {
    const known = this.#tokens.find((one) => one.token === token);
    return known !== undefined && (known.expiresAt === null || known.expiresAt > this.#clock.now());
  }

  save(): SavedApp {
    const { isInstalled, grantedScopes, webhookSubscriptions, charges, uninstalledAt } = this;
    const rest = { tokens: this.#tokens, nextId: this.#nextId };
    return { isInstalled, grantedScopes, webhookSubscriptions, charges, uninstalledAt, ...rest };
  }

  load(saved: SavedApp): void {
    this.isInstalled = saved.isInstalled;
    this.grantedScopes = saved.grantedScopes;
    this.webhookSubscriptions = [...saved.webhookSubscriptions];
    this.charges = [...saved.charges];
    this.uninstalledAt = saved.uninstalledAt;
    this.#tokens = [...saved.tokens];
    this.#nextId = saved.nextId;
  }
}
