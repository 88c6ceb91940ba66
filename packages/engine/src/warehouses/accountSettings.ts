import type { ShopTransaction } from '@hub/database';
import type { AccountKey } from '@hub/database/warehouses';
import { type EnabledAccount, enabledAccounts, findProvider } from '@hub/domain/integrations';
import type { AccountSettings } from '@hub/providers';
import type { WarehouseServices } from './WarehouseServices.ts';

/** A connected account; null when it isn't connected (anymore). */
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
 * Credentials and choices of a connected account; null when it isn't connected (anymore). `site` is a location's, and
 * replaces the account's choice.
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

/** "Shipbob", as in the provider directory. */
export function providerName(provider: string): string {
  return findProvider(provider)?.name ?? provider;
}
