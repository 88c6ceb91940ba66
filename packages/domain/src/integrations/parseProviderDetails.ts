import { asRecord } from '../shared/asRecord.ts';
import { parseJson } from '../shared/parseJson.ts';
import { findProvider, type Provider } from './providers.ts';
import type { FieldValues, ProviderAccount, ProviderSettings, ThirdPartyDetails } from './ThirdPartyDetails.ts';

/**
 * Parses a third-party details record (§3): the provider by number or string id, its settings as JSON text. Null for an
 * unknown provider; settings are null when the text does not fit that provider. Never throws.
 */
export function parseProviderDetails(
  thirdPartyId: number | string,
  detailsJson: string | null,
): ThirdPartyDetails | null {
  const provider = findProvider(thirdPartyId);
  if (provider === null) return null;
  const details = detailsJson === null ? undefined : parseJson(detailsJson);
  const settings = provider.shape === 'accounts' ? readAccounts(provider, details) : readFlat(provider, details);
  const isUnreadable = settings === null && detailsJson !== null && detailsJson.trim() !== '';
  return { providerId: provider.id, settings, ...(isUnreadable && { isUnreadable }) };
}

function readFlat(provider: Provider, details: unknown): ProviderSettings | null {
  const record = asRecord(details);
  if (record === null) return null;
  return { shape: 'flat', status: record.status === true, values: readValues(provider, record) };
}

/** Either the list itself or an object with `shipstation_details`, as it is saved (§7). */
function readAccounts(provider: Provider, details: unknown): ProviderSettings | null {
  const list = Array.isArray(details) ? details : asRecord(details)?.shipstation_details;
  if (!Array.isArray(list)) return null;
  const accounts = list.map(asRecord).filter((record) => record !== null);
  return {
    shape: 'accounts',
    accounts: accounts.map((record): ProviderAccount => ({
      status: record.status === true,
      values: readValues(provider, record),
    })),
  };
}

/** Every field of the provider, '' where missing; ids may have been saved as numbers. */
function readValues(provider: Provider, record: Readonly<Record<string, unknown>>): FieldValues {
  return Object.fromEntries(provider.fields.map(({ name }) => [name, asText(record[name])]));
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}
