import type { ProviderAccount, ProviderSettings } from './ThirdPartyDetails.ts';

/** Compares two forms field by field. A missing field equals a blank one. */
export function areSettingsEqual(one: ProviderSettings, other: ProviderSettings): boolean {
  if (one.shape === 'flat') return other.shape === 'flat' && areAccountsEqual(one, other);
  if (other.shape === 'flat' || one.accounts.length !== other.accounts.length) return false;
  return one.accounts.every((account, index) => {
    const counterpart = other.accounts[index];
    return counterpart !== undefined && areAccountsEqual(account, counterpart);
  });
}

function areAccountsEqual(one: ProviderAccount, other: ProviderAccount): boolean {
  const names = new Set([...Object.keys(one.values), ...Object.keys(other.values)]);
  return (
    one.status === other.status &&
    (one.isSandbox ?? false) === (other.isSandbox ?? false) &&
    [...names].every((name) => (one.values[name] ?? '') === (other.values[name] ?? ''))
  );
}
