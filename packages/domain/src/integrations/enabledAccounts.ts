import type { ProviderRecord, SavedProviderSettings } from './ProviderRecord.ts';
import { findProvider, type Provider } from '../providers/providers.ts';
import { isStatusOn } from './settingValues.ts';

/** An account with a 3PL whose Status is on. */
export interface EnabledAccount {
  provider: Provider;
  /** Name of the account, where a 3PL has several; else empty. */
  account: string;
  /** The fields of the provider's form (§3), with their secrets. */
  credentials: Readonly<Record<string, string>>;
}

/**
 * The enabled accounts of saved settings, by provider. Accounts that lack a credential are left out; of several with
 * one name the first counts.
 */
export function enabledAccounts(records: ReadonlyMap<string, ProviderRecord>): readonly EnabledAccount[] {
  return [...records].flatMap(([id, record]) => {
    const provider = findProvider(id);
    if (provider === null) return [];
    const accounts = Array.isArray(record) ? (record as readonly SavedProviderSettings[]) : null;
    const enabled = (accounts ?? [record as SavedProviderSettings]).filter(({ status }) => isStatusOn(status));
    const named = enabled.map((settings) => ({
      provider,
      account: accounts === null ? '' : String(settings.name ?? ''),
      credentials: credentialsOf(provider, settings),
    }));
    return named.filter(
      ({ account, credentials }, index) =>
        named.findIndex((other) => other.account === account) === index &&
        provider.fields.every(({ name, isSecret }) => !isSecret || (credentials[name] ?? '').trim() !== ''),
    );
  });
}

/** The fields of a provider's form without its status; what is missing is empty. */
export function credentialsOf({ fields }: Provider, settings: SavedProviderSettings): Readonly<Record<string, string>> {
  return Object.fromEntries(fields.map(({ name }) => [name, typeof settings[name] === 'string' ? settings[name] : '']));
}
