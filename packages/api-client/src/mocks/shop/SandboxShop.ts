import type { OnboardingRecord } from '@hub/domain/onboarding';
import type { PlanState } from '@hub/domain/plans';
import type { PrivacyStatus, ShopExport, StoreHealth, StoreStatus } from '@hub/domain/store';
import type { ProviderRecord, SavedChoices } from '@hub/domain/integrations';
import type { SavedShipPolicy, SavedShopSettings } from '@hub/domain/shopSettings';
import type { SavedTrackingPage } from '@hub/domain/tracking';
import type { StockLevel, StockMovement } from '@hub/domain/stock';
import type { SandboxChanges } from './createShopChanges.ts';
import type { SandboxProducts } from '../products/SandboxProducts.ts';
import type { SandboxBatching } from '../batching/SandboxBatching.ts';
import type { SandboxRouting } from '../routing/SandboxRouting.ts';
import type { SandboxWorkflows } from '../workflows/SandboxWorkflows.ts';
import type { SandboxNotifications } from '../notifications/initialNotifications.ts';
import type { SandboxStaff } from '../staff/SandboxStaff.ts';
import type { SandboxShipping } from '../shipping/SandboxShipping.ts';
import type { MovingLists } from './createMovingLists.ts';
import type { SandboxImport } from './SandboxImport.ts';
import type { SandboxOrder } from './SandboxOrder.ts';
import type { TagColor } from '@hub/domain/tags';
import type { RetaggedWorkflow } from '@hub/domain/workflows';

/** An in-memory shop. Tests may read it; only the mocks change it. */
export interface SandboxShop {
  /** `acme.myshopify.com`. */
  readonly domain: string;
  /** Value of the Authorization header that this shop's calls need. */
  readonly token: string;
  readonly userName: string;
  readonly role: string;
  readonly permission: string | null;
  /** Newest first; replaced when orders are imported. */
  orders: readonly SandboxOrder[];
  readonly byOrderId: Map<string, SandboxOrder>;
  readonly changes: SandboxChanges;
  /** Trial, discount and what a smaller plan switched off. */
  readonly plan: { -readonly [Field in keyof PlanState]: PlanState[Field] };
  /** `checkedAt`: when the orders were compared with the store's; `null`: last night. `state`: from a scenario. */
  readonly store: { checkedAt: string | null; state: Partial<StoreStatus>; health?: Partial<StoreHealth> };
  /** Exports that were started here, newest first, and the scenario's. */
  readonly privacy: {
    exports: readonly Pick<ShopExport, 'exportId' | 'requestedBy' | 'requestedAt'>[];
    /** Ids of canceled exports. */
    cancelled: readonly string[];
    state: Partial<PrivacyStatus>;
  };
  /** `null` when no order changes without a call. */
  readonly movingLists: MovingLists | null;
  readonly workflows: SandboxWorkflows;
  readonly routing: SandboxRouting;
  readonly shipping: SandboxShipping;
  readonly tags: SandboxTags;
  readonly staff: SandboxStaff;
  readonly notifications: SandboxNotifications;
  /** Settings for all products and orders. */
  readonly settings: { saved: SavedShopSettings };
  /** Which orders may ship. `ordersBefore`: on hold, because they were placed before the first day. */
  readonly shipPolicy: { saved: SavedShipPolicy; readonly installedAt: string; readonly ordersBefore: number };
  /** The page for customers; wrong guesses by order number, as milliseconds. */
  readonly tracking: { saved: SavedTrackingPage; readonly wrongGuesses: Map<string, readonly number[]> };
  readonly products: SandboxProducts;
  readonly batching: SandboxBatching;
  /** Levels by `stockKey`, `null` until first read; movements, newest first. */
  readonly stock: { levels: Map<string, StockLevel> | null; movements?: readonly StockMovement[] };
  readonly imports: Map<string, SandboxImport>;
  /** `order_id`s of each frozen selection. */
  readonly selections: Map<string, readonly string[]>;
  /** Saved settings by string id (§3). */
  readonly providers: Map<string, ProviderRecord>;
  /** Saved choices, by provider and account. */
  readonly choices: Map<string, SavedChoices>;
  readonly maskSecrets: boolean;
  readonly timeZone: string;
  chargeType: number;
  /** Stays true once the store is installed and a provider connected, or a person finished onboarding. */
  isOnboarded: boolean;
  onboarding: OnboardingRecord;
  /** The backend's capabilities beyond §7. */
  readonly capabilities: readonly string[];
  /** Number of orders in the next bulk moves that fail. */
  bulkFailuresLeft: number;
  /** Number of replies to bulk actions to lose. */
  bulkRepliesToLose: number;
  /** Bulk actions leave out the last of several orders. */
  readonly skipsLastInBulk: boolean;
  /** Replies by `Idempotency-Key`. */
  readonly replies: Map<string, StoredReply>;
  /** Plans to be confirmed, by the code in the confirmation page's address. */
  readonly billing: Map<string, { plan: number; isDowngrade: boolean }>;
}

export interface StoredReply {
  /** Method, path and body of the request. */
  readonly request: string;
  /** Also of a request that is still being answered, so that repeating it has no effect. */
  readonly body: Promise<string>;
}

/** Tags of an in-memory shop that a person has added or given a color, and the changes that can be undone. */
interface SandboxTags {
  added: readonly { name: string; color: TagColor | null }[];
  readonly changes: Map<string, SandboxTagChange>;
}

/** State before a change. */
interface SandboxTagChange {
  from: string;
  to: string | null;
  isMerge: boolean;
  color: TagColor | null;
  /** By order id. */
  orders: ReadonlyMap<number, readonly string[]>;
  workflows: readonly RetaggedWorkflow[];
}
