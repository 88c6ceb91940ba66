import { identifyAccounts } from './identifyAccounts.ts';
import type { ProviderRecord, SavedProviderSettings } from './ProviderRecord.ts';
import { findProvider, type Provider } from '../providers/providers.ts';
import { isStatusOn } from './settingValues.ts';

/** A 3PL account with Status on. */
export interface EnabledAccount {
  provider: Provider;
  /** Account id for a 3PL with several accounts; else empty. Renaming keeps it. */
  account: string;
  /** The merchant's name for it; empty for a 3PL with a single account. */
  accountName: string;
  /** Takes only test orders. */
  isSandbox: boolean;
  /** The provider's form fields (§3), including secrets. */
  credentials: Readonly<Record<string, string>>;
}

/** Enabled accounts from saved settings, by provider. Leaves out accounts that lack a credential. */
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

/** The provider's form fields without the status; missing ones are empty. */
export function credentialsOf({ fields }: Provider, settings: SavedProviderSettings): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map(({ name }) => [name, typeof settings[name] === 'string' ? settings[name] : '']));
}
