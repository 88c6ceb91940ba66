import type { ConnectionResult } from '@hub/api-client/server';
import type { EnabledAccount, ListedChoice } from '@hub/domain/integrations';
import { ErrorInWords } from '@hub/domain/messages';

/** An account to call, saved or not. */
export interface AccountToCall extends EnabledAccount {
  shopId: number;
  /** The account's choices by name. */
  choices: Readonly<Record<string, string>>;
}

/** Calls 3PLs for a person who waits for the reply. Changes nothing there. */
export interface AccountCalls {
  /** Tries the credentials. */
  test(account: AccountToCall): Promise<ConnectionResult>;
  /** What the 3PL lists to choose from. Throws `ChoicesNotListedError`. */
  readChoices(account: AccountToCall): Promise<readonly ListedChoice[]>;
}

/** Why a 3PL listed nothing. */
export class ChoicesNotListedError extends ErrorInWords {
  override readonly name = 'ChoicesNotListedError';
}
