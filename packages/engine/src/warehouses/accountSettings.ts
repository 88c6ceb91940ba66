import type { ShopTransaction } from '@hub/database';
import type { AccountKey } from '@hub/database/warehouses';
import { type EnabledAccount, enabledAccounts, findProvider } from '@hub/domain/integrations';
import type { AccountSettings } from '@hub/providers';
import type { WarehouseServices } from './WarehouseServices.ts';

/** A connected account; null: it is not connected (any more). */
export async function readEnabledAccount(
  transaction: ShopTransaction,
  { providers }: Pick<WarehouseServices, 'providers'>,
  key: AccountKey,
): Promise<EnabledAccount | null> {
  const accounts = enabledAccounts(await providers.readAll(transaction));
  return (
    accounts.find(({ provider, account }) => provider.thirdPartyId === key.provider && account === key.account) ?? null
  );
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
  const found = await readEnabledAccount(transaction, { providers }, key);
  if (found === null) return null;
  const choices = await readChoices(transaction, key);
  const name = findProvider(key.provider)?.siteChoice ?? null;
  return {
    credentials: found.credentials,
    choices: name && site ? { ...choices, [name]: site } : choices,
    ...(found.isSandbox && { isSandbox: true }),
  };
}

/** "Shipbob", as the directory has it. */
export function providerName(provider: string): string {
  return findProvider(provider)?.name ?? provider;
}
