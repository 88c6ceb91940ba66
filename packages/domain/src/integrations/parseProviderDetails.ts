import { asRecord } from '../shared/texts/asRecord.ts';
import { parseExactJson } from '../shared/numbers/ExactNumber.ts';
import { parseJson } from '../shared/texts/parseJson.ts';
import { findProvider, type Provider } from '../providers/providers.ts';
import { isStatusOn, settingText } from './settingValues.ts';
import type { ProviderAccount, ProviderSettings, SavedRecord, ThirdPartyDetails } from './ThirdPartyDetails.ts';

/**
 * Parses a third-party details record (§3): the provider by number or string id, its settings as JSON text or an
 * object. `null` for an unknown provider; settings are `null` when they do not fit the provider. Never throws.
 */
export function parseProviderDetails(thirdPartyId: number | string, saved: unknown): ThirdPartyDetails | null {
  const provider = findProvider(thirdPartyId);
  if (provider === null) return null;
  const details = typeof saved === 'string' ? parseJson(saved, parseExactJson) : saved;
  const settings = provider.shape === 'accounts' ? readAccounts(provider, details) : readFlat(provider, details);
  const isNothing = saved === null || saved === undefined || (typeof saved === 'string' && saved.trim() === '');
  const isUnreadable = settings === null && !isNothing;
  return { providerId: provider.id, settings, ...(isUnreadable && { isUnreadable }) };
}

function readFlat(provider: Provider, details: unknown): ProviderSettings | null {
  const record = asRecord(details);
  return record === null ? null : { shape: 'flat', ...readAccount(provider, record) };
}

/** Either the list itself or the saved object with `shipstation_details` (§7). */
function readAccounts(provider: Provider, details: unknown): ProviderSettings | null {
  const { shipstation_details, ...others } = asRecord(details) ?? {};
  const list = Array.isArray(details) ? details : shipstation_details;
  if (!Array.isArray(list)) return null;
  const accounts: ProviderAccount[] = [];
  const notShown: { index: number; value: unknown }[] = [];
  for (const [index, value] of list.entries()) {
    const record = asRecord(value);
    if (record === null) notShown.push({ index, value });
    else accounts.push(readAccount(provider, record));
  }
  return {
    shape: 'accounts',
    accounts,
    ...(notShown.length > 0 && { notShown }),
    ...(Object.keys(others).length > 0 && { original: others }),
  };
}

function readAccount(provider: Provider, record: SavedRecord): ProviderAccount {
  const values = Object.fromEntries(provider.fields.map(({ name }) => [name, settingText(record[name])]));
  const isSandbox = isStatusOn(record.is_sandbox);
  const account = { status: isStatusOn(record.status), values, ...(isSandbox && { isSandbox }) };
  return isShownExactly(provider, record) ? account : { ...account, original: record };
}

/** Whether the form's texts and switches cover everything that is saved. */
function isShownExactly({ fields }: Provider, record: SavedRecord): boolean {
  return Object.entries(record).every(([name, value]) =>
    name === 'status' || name === 'is_sandbox'
      ? typeof value === 'boolean'
      : typeof value === 'string' && fields.some((field) => field.name === name),
  );
}
