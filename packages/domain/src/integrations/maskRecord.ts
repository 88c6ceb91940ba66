import { identifyAccounts } from './identifyAccounts.ts';
import type { ProviderRecord, SavedProviderSettings } from './ProviderRecord.ts';
import { findProvider } from '../providers/providers.ts';

/** Mask for a secret; sent back unchanged, it keeps the secret. */
export const secretMask = '••••••••';

/** The record with secrets masked, or with all text masked except account names and ids. */
export function maskRecord(name: string, record: ProviderRecord, which: 'secrets' | 'everything'): ProviderRecord {
  const isMasked = (field: string) =>
    field !== 'name' &&
    field !== 'account_id' &&
    (which === 'everything' || findProvider(name)?.fields.find((known) => known.name === field)?.isSecret === true);
  const accounts = accountsOf(identifyAccounts(record));
  return accounts
    ? accounts.map((account) => maskFields(account, isMasked))
    : maskFields(record as SavedProviderSettings, isMasked);
}

/**
 * The record to save: a mask keeps the saved value, and a renamed account keeps its id. An account without an id is
 * matched by name or key, or by position when it has a mask.
 */
export function restoreMaskedRecord(next: ProviderRecord, before: ProviderRecord | undefined): ProviderRecord {
  const accounts = accountsOf(next);
  if (!accounts) return restoreMaskedFields(next as SavedProviderSettings, before as SavedProviderSettings | undefined);
  const known = (before && accountsOf(identifyAccounts(before))) ?? [];
  const isFree = ({ account_id }: SavedProviderSettings) => !accounts.some((other) => other.account_id === account_id);
  const restored = accounts.map((account, index) => {
    const same =
      known.find(({ account_id }) => account_id === account.account_id) ??
      known.find((other) => other.name === account.name && isFree(other)) ??
      known.find((other) => hasSameSecret(account, other) && isFree(other)) ??
      known.find((other, at) => at === index && hasMask(account) && isFree(other));
    return same
      ? { ...restoreMaskedFields(account, same), account_id: same.account_id ?? '' }
      : restoreMaskedFields(account, same);
  });
  return identifyAccounts(restored);
}

const hasMask = (account: SavedProviderSettings) => Object.values(account).includes(secretMask);

/** Accounts with the same key are one account, for example after a first save, before the form knows its id. */
function hasSameSecret(account: SavedProviderSettings, other: SavedProviderSettings): boolean {
  return ['api_key', 'api_secret'].every((field) => account[field] !== '' && account[field] === other[field]);
}

function accountsOf(record: ProviderRecord): readonly SavedProviderSettings[] | null {
  return Array.isArray(record) ? record : null;
}

function maskFields(settings: SavedProviderSettings, isMasked: (field: string) => boolean): SavedProviderSettings {
  return Object.fromEntries(
    Object.entries(settings).map(([field, value]) => [
      field,
      typeof value === 'string' && value !== '' && isMasked(field) ? secretMask : value,
    ]),
  );
}

function restoreMaskedFields(
  next: SavedProviderSettings,
  before: SavedProviderSettings | undefined,
): SavedProviderSettings {
  return Object.fromEntries(
    Object.entries(next).map(([field, value]) => [field, value === secretMask ? (before?.[field] ?? '') : value]),
  );
}
