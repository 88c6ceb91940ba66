import type { Words } from '@hub/domain/messages';
import type { EndpointName, endpoints } from '@hub/api-client/endpoints';
import type { CheckedRequest, WireReply } from '@hub/api-client/server';
import type { KeyRing, ShopTransaction } from '@hub/database';
import type { NeededScopes, PlanCharge, ProviderStore, Session } from '@hub/engine';
import type { MailLinks } from '../mail/createMailLinks.ts';
import type { AccountCalls } from './AccountCalls.ts';

/** What calls use besides the database. */
export interface Services {
  providers: ProviderStore;
  accountCalls: AccountCalls;
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

/** A checked request of one call, in a transaction of the shop. */
export interface Call<Name extends EndpointName> extends CheckedRequest<(typeof endpoints)[Name]> {
  readonly transaction: ShopTransaction;
  readonly session: Session;
  readonly now: Date;
  /** Origin that serves the app. */
  readonly origin: string;
  readonly services: Services;
}

/** Answers a call with its body; throws RequestError for an error status. */
export type Handler<Name extends EndpointName> = (call: Call<Name>) => Promise<WireReply<(typeof endpoints)[Name]>>;

export type Handlers<Name extends EndpointName> = { readonly [Each in Name]: Handler<Each> };
