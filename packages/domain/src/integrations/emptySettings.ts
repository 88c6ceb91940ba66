import type { Provider } from '../providers/providers.ts';
import type { ProviderAccount, ProviderSettings } from './ThirdPartyDetails.ts';

/** Initial form when nothing is saved: blank and disabled; ShipStation has no accounts. */
export function emptySettings(provider: Provider): ProviderSettings {
  if (provider.shape === 'accounts') return { shape: 'accounts', accounts: [] };
  return { shape: 'flat', ...emptyAccount(provider) };
}

/** The account that "Add Account" appends (§4). */
export function emptyAccount(provider: Provider): ProviderAccount {
  return { status: false, values: Object.fromEntries(provider.fields.map(({ name }) => [name, ''])) };
}

export function addAccount(provider: Provider, accounts: readonly ProviderAccount[]): readonly ProviderAccount[] {
  return [...accounts, emptyAccount(provider)];
}

/** Deletes by index (§4); an index out of range removes nothing. */
export function removeAccount(accounts: readonly ProviderAccount[], index: number): readonly ProviderAccount[] {
  return accounts.filter((_, position) => position !== index);
}
