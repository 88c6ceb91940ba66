import { providers, type ThirdPartyId } from '@hub/domain/integrations';
import { simulators } from './simulators.ts';
import type { Credentials } from './core/AccountBook.ts';

/** What to type into a provider's form to connect with its simulator, by the names of the form's fields (§3). */
export function demoCredentials(provider: ThirdPartyId): Credentials {
  return simulators[provider].demo;
}

/** "Shipbob: access_token demo-shipbob, …", one line for each provider. */
export function demoCredentialLines(): string[] {
  return providers.map(({ thirdPartyId, name }) => {
    const fields = Object.entries(demoCredentials(thirdPartyId)).map(([field, value]) => `${field} ${value}`);
    return `${name}: ${fields.join(', ')}`;
  });
}
