import { identifyAccounts } from './identifyAccounts.ts';
import type { ProviderRecord, SavedProviderSettings } from './ProviderRecord.ts';
import { findProvider } from '../providers/providers.ts';

/** Mask of a secret; sent back unchanged, it keeps the secret. */
export const secretMask = '••••••••';

/** The record with its secrets masked, or every text but the name and id of an account. */
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
 * The record to save: a mask keeps the previous value, and an account that was renamed its id. One without an id is the
 * account of its name or of its key, or of its place where it has a mask.
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

/** Accounts of one key are one account, such as after a first save, before the form knows its id. */
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
