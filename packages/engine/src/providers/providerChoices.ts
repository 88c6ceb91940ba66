import type { ShopTransaction } from '@hub/database';
import { listProviderChoices, saveProviderChoices } from '@hub/database/providers';
import { lockShop } from '@hub/database/shops';
import type { AccountKey } from '@hub/database/warehouses';
import {
  type ChosenValues,
  decideChoicesSave,
  type EnabledAccount,
  enabledAccounts,
  type SavedChoices,
} from '@hub/domain/integrations';
import { type SaveDecision, unsavedVersion } from '@hub/domain/shared';
import { savedBy, type Session } from '../Session.ts';
import { continueAccount } from '../warehouses/callOutcome.ts';
import type { ProviderStore } from './ProviderStore.ts';

/** An enabled 3PL account of the shop, with its choices. */
export interface AccountWithChoices extends EnabledAccount {
  choices: SavedChoices;
}

/** The shop's enabled accounts of all providers, with secrets. */
export async function readAccounts(
  transaction: ShopTransaction,
  store: ProviderStore,
): Promise<readonly AccountWithChoices[]> {
  const saved = await listProviderChoices(transaction);
  return enabledAccounts(await store.readAll(transaction)).map((each) => ({
    ...each,
    choices:
      saved.find(({ providerId, account }) => providerId === each.provider.thirdPartyId && account === each.account) ??
      unsavedChoices(each),
  }));
}

/** Saves the choices of an enabled account. 'unknown' when there is none with this name. */
export async function changeProviderChoices(
  transaction: ShopTransaction,
  person: Pick<Session, 'staffName'>,
  store: ProviderStore,
  save: { providerId: string; account: string; baseVersion: number; values: ChosenValues },
  now: Date,
): Promise<SaveDecision<SavedChoices> | 'unknown'> {
  await lockShop(transaction);
  const account = (await readAccounts(transaction, store)).find(
    (each) => each.provider.thirdPartyId === save.providerId && each.account === save.account,
  );
  if (account === undefined) return 'unknown';
  const by = savedBy(person, now);
  const decision = decideChoicesSave(account.provider, account.choices, save.values, save.baseVersion, by);
  if (decision.type === 'saved') {
    await saveProviderChoices(transaction, decision.saved);
    // A missing choice may have paused it.
    await continueAccount(transaction, { provider: save.providerId, account: save.account }, now);
  }
  return decision;
}

/** An account's choices, by name. */
export async function readChosenValues(transaction: ShopTransaction, key: AccountKey): Promise<ChosenValues> {
  const saved = (await listProviderChoices(transaction)).find(
    ({ providerId, account }) => providerId === key.provider && account === key.account,
  );
  return saved?.values ?? {};
}

function unsavedChoices({ provider, account }: EnabledAccount): SavedChoices {
  return { ...unsavedVersion, providerId: provider.thirdPartyId, account, values: {} };
}
