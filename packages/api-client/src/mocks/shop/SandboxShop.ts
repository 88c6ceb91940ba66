import type { SandboxOrder } from './SandboxOrder.ts';
import type { ProviderRecord } from './providerRecords.ts';

/** One in-memory shop. Tests may look at it; only the mocks change it. */
export interface SandboxShop {
  /** `acme.myshopify.com`. */
  readonly domain: string;
  /** The value of the Authorization header that this shop's calls must carry. */
  readonly token: string;
  readonly userName: string;
  readonly role: string;
  readonly permission: string | null;
  /** Newest first. */
  readonly orders: readonly SandboxOrder[];
  readonly byOrderId: ReadonlyMap<string, SandboxOrder>;
  /** Saved settings by the string id of §7. */
  readonly providers: Map<string, ProviderRecord>;
  readonly maskSecrets: boolean;
  /** IANA name. */
  readonly timeZone: string;
  chargeType: number;
  /** Stays true once the store and a provider were connected. */
  isOnboarded: boolean;
  /** Orders of the next bulk moves that are still to fail. */
  bulkFailuresLeft: number;
  /** Replies by `Idempotency-Key`. */
  readonly replies: Map<string, StoredReply>;
  /** Plans that wait for confirmation, by the code in the confirmation page's address. */
  readonly billing: Map<string, number>;
}

export interface StoredReply {
  /** Method, path and body of the request that it answered. */
  readonly request: string;
  readonly body: string;
}
