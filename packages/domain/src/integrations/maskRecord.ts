import type { ProviderRecord, SavedProviderSettings } from './ProviderRecord.ts';
import { findProvider } from '../providers/providers.ts';

/** Mask of a secret; sent back unchanged, it keeps the secret. */
export const secretMask = '••••••••';

/** The record with its secrets masked, or every text but an account's name. */
export function maskRecord(name: string, record: ProviderRecord, which: 'secrets' | 'everything'): ProviderRecord {
  const isMasked = (field: string) =>
    field !== 'name' &&
    (which === 'everything' || findProvider(name)?.fields.find((known) => known.name === field)?.isSecret === true);
  const accounts = accountsOf(record);
  return accounts
    ? accounts.map((account) => maskFields(account, isMasked))
    : maskFields(record as SavedProviderSettings, isMasked);
}

/** The record to save: a mask keeps the previous value. */
export function restoreMaskedRecord(next: ProviderRecord, before: ProviderRecord | undefined): ProviderRecord {
  const accounts = accountsOf(next);
  const known = before && accountsOf(before);
  if (accounts)
    return accounts.map((account, index) =>
      restoreMaskedFields(account, known?.find(({ name }) => name === account.name) ?? known?.[index]),
    );
  return restoreMaskedFields(next as SavedProviderSettings, before as SavedProviderSettings | undefined);
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
