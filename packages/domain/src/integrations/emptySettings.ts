import type { Provider } from './providers.ts';
import type { ProviderAccount, ProviderSettings } from './ThirdPartyDetails.ts';

/** What a provider's form starts from when nothing was saved: empty and disabled; ShipStation without accounts. */
export function emptySettings(provider: Provider): ProviderSettings {
  if (provider.shape === 'accounts') return { shape: 'accounts', accounts: [] };
  return { shape: 'flat', ...emptyAccount(provider) };
}

/** What "Add Account" appends (§4). */
export function emptyAccount(provider: Provider): ProviderAccount {
  return { status: false, values: Object.fromEntries(provider.fields.map(({ name }) => [name, ''])) };
}

/** "Add Account" appends an empty entry (§4). */
export function addAccount(provider: Provider, accounts: readonly ProviderAccount[]): readonly ProviderAccount[] {
  return [...accounts, emptyAccount(provider)];
}

/** "Remove" deletes by index (§4); an index that does not exist removes nothing. */
export function removeAccount(accounts: readonly ProviderAccount[], index: number): readonly ProviderAccount[] {
  return accounts.filter((_, position) => position !== index);
}
