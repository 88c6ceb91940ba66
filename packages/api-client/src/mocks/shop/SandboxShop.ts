import type { SandboxOrder } from './SandboxOrder.ts';
import type { ProviderRecord } from './providerRecords.ts';

/** An in-memory shop. Tests may read it; only the mocks change it. */
export interface SandboxShop {
  /** `acme.myshopify.com`. */
  readonly domain: string;
  /** Value of the Authorization header that this shop's calls need. */
  readonly token: string;
  readonly userName: string;
  readonly role: string;
  readonly permission: string | null;
  /** Newest first. */
  readonly orders: readonly SandboxOrder[];
  readonly byOrderId: ReadonlyMap<string, SandboxOrder>;
  /** Saved settings by string id (§3). */
  readonly providers: Map<string, ProviderRecord>;
  readonly maskSecrets: boolean;
  /** IANA name. */
  readonly timeZone: string;
  chargeType: number;
  /** Stays true once the store is installed and a provider connected. */
  isOnboarded: boolean;
  /** How many orders of the next bulk moves fail. */
  bulkFailuresLeft: number;
  /** Replies by `Idempotency-Key`. */
  readonly replies: Map<string, StoredReply>;
  /** Plans to be confirmed, by the code in the confirmation page's address. */
  readonly billing: Map<string, number>;
}

export interface StoredReply {
  /** Method, path and body of the request. */
  readonly request: string;
  readonly body: string;
}
