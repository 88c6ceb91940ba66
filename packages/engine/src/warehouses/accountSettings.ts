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

/** Credentials and choices of a connected account. `site` is a location's, and replaces the account's choice. */
export async function settingsOf(
  transaction: ShopTransaction,
  { readChoices }: Pick<WarehouseServices, 'readChoices'>,
  { provider, account, credentials, isSandbox }: EnabledAccount,
  site: string | null = null,
): Promise<AccountSettings> {
  const choices = await readChoices(transaction, { provider: provider.thirdPartyId, account });
  const name = provider.siteChoice ?? null;
  return {
    credentials,
    choices: name && site ? { ...choices, [name]: site } : choices,
    ...(isSandbox && { isSandbox: true }),
  };
}

/** The same by key; null when the account isn't connected (anymore). */
export async function readAccountSettings(
  transaction: ShopTransaction,
  services: Pick<WarehouseServices, 'providers' | 'readChoices'>,
  key: AccountKey,
  site: string | null = null,
): Promise<AccountSettings | null> {
  const account = await readEnabledAccount(transaction, services, key);
  return account && settingsOf(transaction, services, account, site);
}

/** "Shipbob", as in the provider directory. */
export function providerName(provider: string): string {
  return findProvider(provider)?.name ?? provider;
}
