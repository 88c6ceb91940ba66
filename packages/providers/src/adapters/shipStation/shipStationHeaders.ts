import type { AccountSettings } from '../../ProviderAdapter.ts';
import { basicAuthorization, credential } from '../../shared/credential.ts';

/** Basic authentication with API key and secret. */
export function shipStationHeaders(account: AccountSettings) {
  const key = credential(account, 'ship_stations', 'api_key');
  return { authorization: basicAuthorization(key, credential(account, 'ship_stations', 'api_secret')) };
}
