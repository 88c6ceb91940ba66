import type { TestOrderOutcome, ThirdPartyId } from '@hub/domain/integrations';
import type { Words } from '@hub/domain/messages';
import type { Database, ShopTransaction } from '@hub/database';
import type { KeyRing } from '@hub/database/providers';
import type { Session } from '@hub/engine';
import type { ProviderStore } from '@hub/engine/providers';
import type { NeededScopes, PlanCharge } from '@hub/engine/store';
import type { MailLinks } from '../mail/createMailLinks.ts';
import type { AccountCalls } from '../jobs/AccountCalls.ts';
import type { ImportRunner } from './ImportRunner.ts';
import type { ShopChanges } from './ShopChanges.ts';

/** Services that calls use besides the database. */
export interface Services {
  providers: ProviderStore;
  accountCalls: AccountCalls;
  /** Sends a test order to a sandbox account of the shop, and cancels it. */
  sendTestOrder(shopId: number, account: { provider: ThirdPartyId; account: string }): Promise<TestOrderOutcome>;
  /** The addresses in mails to staff. */
  mailLinks: MailLinks;
  /** Scopes that the app needs in stores, and the key ring for encrypted store data. */
  stores: NeededScopes & { keyRing: KeyRing };
  /** The page where the store confirms the purchase with this code. */
  confirmationUrl(origin: string, code: string): string;
  /** Creates the charge for the purchase with this code in the store; absent when the store has no billing. */
  startCharge?(code: string): Promise<PlanCharge>;
  /**
   * Cancels a shop's charge in its store. Resolves to the reason when it could not. Absent when the store has no
   * billing.
   */
  cancelCharge?(shopId: number): Promise<Words | null>;
}

/** What the engine's ports need: a transaction of the shop and the caller. */
export interface EngineCall {
  readonly transaction: ShopTransaction;
  readonly session: Session;
  readonly now: Date;
  /** Origin that serves the app. */
  readonly origin: string;
  readonly services: Services;
}

/** The same for calls that open their own transactions. */
export interface OutsideCall extends Omit<EngineCall, 'transaction'> {
  readonly database: Database;
  /** Its signal aborts when the client disconnects. */
  readonly request: Request;
  readonly imports: ImportRunner;
  readonly changes: ShopChanges;
  /**
   * Runs `work` in a transaction. A repeated call with the same key gets the result of the first one, as stored JSON.
   * `request`: everything that must be equal in two calls with the same key.
   */
  once<T>(request: string, work: (transaction: ShopTransaction) => Promise<T>): Promise<T>;
}
