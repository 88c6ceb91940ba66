import type { AccountSettings } from '../ProviderAdapter.ts';
import { basicAuthorization, credential } from '../shared/credential.ts';

/** Basic authentication with API key and secret. */
export function shipStationHeaders(account: AccountSettings) {
  const key = credential(account, 'api_key');
  return { authorization: basicAuthorization(key, credential(account, 'api_secret')) };
}
