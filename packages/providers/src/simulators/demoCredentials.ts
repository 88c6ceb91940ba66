import { providers, type ThirdPartyId } from '@hub/domain/integrations';
import { simulators } from './simulators.ts';
import type { Credentials } from './core/AccountBook.ts';

/** Credentials for a provider's form that connect to its simulator, by field name (§3). */
export function demoCredentials(provider: ThirdPartyId): Credentials {
  return simulators[provider].demo;
}

/** "Shipbob: access_token demo-shipbob, …", one line per provider. */
export function demoCredentialLines(): string[] {
  return providers.map(({ thirdPartyId, name }) => {
    const fields = Object.entries(demoCredentials(thirdPartyId)).map(([field, value]) => `${field} ${value}`);
    return `${name}: ${fields.join(', ')}`;
  });
}
