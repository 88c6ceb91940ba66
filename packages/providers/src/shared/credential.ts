import { blankFieldWords } from '@hub/domain/integrations';
import type { AccountSettings } from '../ProviderAdapter.ts';
import { InvalidSettingsError } from '../ProviderError.ts';

/** A trimmed field of the provider's form (§3). Throws `InvalidSettingsError` when blank. */
export function credential({ credentials }: AccountSettings, field: string): string {
  const value = (Object.hasOwn(credentials, field) ? credentials[field] : undefined)?.trim() ?? '';
  if (value !== '') return value;
  throw new InvalidSettingsError(blankFieldWords(field));
}

/** Value of an `Authorization` header (RFC 7617). */
export function basicAuthorization(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`, 'utf8').toString('base64')}`;
}
