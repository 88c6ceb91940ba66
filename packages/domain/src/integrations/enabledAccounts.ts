import { identifyAccounts } from './identifyAccounts.ts';
import type { ProviderRecord, SavedProviderSettings } from './ProviderRecord.ts';
import { findProvider, type Provider } from '../providers/providers.ts';
import { isStatusOn } from './settingValues.ts';

/** An account with a 3PL whose Status is on. */
export interface EnabledAccount {
  provider: Provider;
  /** Id of the account, where a 3PL has several; else empty. It stays when the account is renamed. */
  account: string;
  /** What the merchant calls it; empty where a 3PL has one. */
  accountName: string;
  /** Takes test orders, and no others. */
  isSandbox: boolean;
  /** The fields of the provider's form (§3), with their secrets. */
  credentials: Readonly<Record<string, string>>;
}

/** The enabled accounts of saved settings, by provider. Accounts that lack a credential are left out. */
export function enabledAccounts(records: ReadonlyMap<string, ProviderRecord>): readonly EnabledAccount[] {
  return [...records].flatMap(([id, record]) => {
    const provider = findProvider(id);
    if (provider === null) return [];
    const isList = Array.isArray(record);
    const accounts = (isList ? identifyAccounts(record) : [record]) as readonly SavedProviderSettings[];
    return accounts
      .filter(({ status }) => isStatusOn(status))
      .map((settings) => ({
        provider,
        account: isList ? String(settings.account_id) : '',
        accountName: isList ? String(settings.name ?? '') : '',
        isSandbox: isStatusOn(settings.is_sandbox),
        credentials: credentialsOf(provider, settings),
      }))
      .filter(({ credentials }) =>
        provider.fields.every(({ name, isSecret }) => !isSecret || (credentials[name] ?? '').trim() !== ''),
      );
  });
}

/** The fields of a provider's form without its status; what is missing is empty. */
export function credentialsOf({ fields }: Provider, settings: SavedProviderSettings): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map(({ name }) => [name, typeof settings[name] === 'string' ? settings[name] : '']));
}
