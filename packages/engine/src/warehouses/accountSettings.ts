import type { ShopTransaction } from '@hub/database';
import type { AccountKey } from '@hub/database/warehouses';
import {
  enabledAccounts,
  findProvider,
  isConnected,
  parseProviderDetails,
  type ProviderRecord,
} from '@hub/domain/integrations';
import type { AccountSettings } from '@hub/providers';
import type { ProviderStore } from '../providers/ProviderStore.ts';
import type { WarehouseServices } from './WarehouseServices.ts';

/** The account of a connected provider that new orders go to: the first that is switched on. Null: there is none. */
export async function accountForOrders(
  transaction: ShopTransaction,
  store: ProviderStore,
  provider: string,
): Promise<string | null> {
  const [first] = connectedAccounts(provider, (await store.readAll(transaction)).get(provider));
  return first?.account ?? null;
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
  const record = (await providers.readAll(transaction)).get(key.provider);
  const found = connectedAccounts(key.provider, record).find(({ account }) => account === key.account);
  if (found === undefined) return null;
  const choices = await readChoices(transaction, key);
  const name = findProvider(key.provider)?.siteChoice ?? null;
  return { credentials: found.credentials, choices: name && site ? { ...choices, [name]: site } : choices };
}

/** The accounts of a saved record that are connected (§4). */
function connectedAccounts(
  provider: string,
  record: ProviderRecord | undefined,
): readonly { account: string; credentials: Readonly<Record<string, string>> }[] {
  const details = record === undefined ? null : parseProviderDetails(provider, JSON.stringify(record));
  if (details?.settings == null || !isConnected(details)) return [];
  const { settings } = details;
  if (settings.shape === 'flat') return [{ account: '', credentials: settings.values }];
  return enabledAccounts(new Map([[provider, record ?? []]]));
}

/** "Shipbob", as the directory has it. */
export function providerName(provider: string): string {
  return findProvider(provider)?.name ?? provider;
}
