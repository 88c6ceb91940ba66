import type { AccountSettings } from '../ProviderAdapter.ts';
import { credential } from '../shared/credential.ts';

/** Headers for every call. Throws `InvalidSettingsError` for a blank token. */
export function shipbobHeaders(account: AccountSettings): Record<string, string> {
  return { authorization: `Bearer ${credential(account, 'access_token')}` };
}
