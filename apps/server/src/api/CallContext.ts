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

/** What calls use besides the database. */
export interface Services {
  providers: ProviderStore;
  accountCalls: AccountCalls;
  /** Sends a test order to a sandbox account of the shop, and cancels it. */
  sendTestOrder(shopId: number, account: { provider: ThirdPartyId; account: string }): Promise<TestOrderOutcome>;
  /** The addresses in mails to staff. */
  mailLinks: MailLinks;
  /** Scopes that the app needs in stores, and the keys of what is kept encrypted of them. */
  stores: NeededScopes & { keyRing: KeyRing };
  /** The page on which the store confirms the purchase with this code. */
  confirmationUrl(origin: string, code: string): string;
  /** Makes the charge of the purchase with this code in the store, which has a page of its own; absent: it has none. */
  startCharge?(code: string): Promise<PlanCharge>;
  /** Ends the charge of a shop in its store; resolves to why it could not. Absent: there are no charges. */
  cancelCharge?(shopId: number): Promise<Words | null>;
}

/** What the engine's ports are made of: a transaction of the shop, and who asks. */
export interface EngineCall {
  readonly transaction: ShopTransaction;
  readonly session: Session;
  readonly now: Date;
  /** Origin that serves the app. */
  readonly origin: string;
  readonly services: Services;
}

/** What the engine's ports are made of for calls that open transactions of their own. */
export interface OutsideCall extends Omit<EngineCall, 'transaction'> {
  readonly database: Database;
  /** Its signal aborts when the client has gone. */
  readonly request: Request;
  readonly imports: ImportRunner;
  readonly changes: ShopChanges;
  /**
   * Runs `work` in a transaction. A call that comes again with its key gets what `work` returned the first time, as JSON
   * keeps it. `request`: everything in which two calls with one key have to be equal.
   */
  once<T>(request: string, work: (transaction: ShopTransaction) => Promise<T>): Promise<T>;
}
