import type { ShopTransaction } from '@hub/database';
import type { AccountKey } from '@hub/database/warehouses';
import { enabledAccounts, findProvider } from '@hub/domain/integrations';
import type { AccountSettings } from '@hub/providers';
import type { ProviderStore } from '../providers/ProviderStore.ts';
import type { WarehouseServices } from './WarehouseServices.ts';

/** The account of a connected provider that new orders go to: the first that is switched on. Null: there is none. */
export async function accountForOrders(
  transaction: ShopTransaction,
  store: ProviderStore,
  provider: string,
): Promise<string | null> {
  const accounts = enabledAccounts(await store.readAll(transaction));
  return accounts.find((each) => each.provider.thirdPartyId === provider)?.account ?? null;
}

/**
 * Credentials and choices of a connected account; null: it is not connected (any more). `site`: of a location, in place of
 * the one that is chosen for the account.
 */
export async function readAccountSettings(
  transaction: ShopTransaction,
  { providers, readChoices }: Pick<WarehouseServices, 'providers' | 'readChoices'>,
  key: AccountKey,
  site: string | null = null,
): Promise<AccountSettings | null> {
  const found = enabledAccounts(await providers.readAll(transaction)).find(
    ({ provider, account }) => provider.thirdPartyId === key.provider && account === key.account,
  );
  if (found === undefined) return null;
  const choices = await readChoices(transaction, key);
  const name = findProvider(key.provider)?.siteChoice ?? null;
  return { credentials: found.credentials, choices: name && site ? { ...choices, [name]: site } : choices };
}

/** "Shipbob", as the directory has it. */
export function providerName(provider: string): string {
  return findProvider(provider)?.name ?? provider;
}
