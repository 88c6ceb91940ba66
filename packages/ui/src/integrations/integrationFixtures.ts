import {
  connectionHealth,
  emptySettings,
  type Provider,
  type ProviderSettings,
  providers,
  type ThirdPartyId,
} from '@hub/domain/integrations';
import type { ProviderApp, StoreApp } from './ProviderApp.ts';

/** A fixed date, so that stories do not depend on today. */
export const storyNow = new Date('2026-11-20T10:00:00Z');

/** A provider by its string id. */
export function aProvider(id: ThirdPartyId): Provider {
  const found = providers.find(({ thirdPartyId }) => thirdPartyId === id);
  if (!found) throw new Error(`No provider is called ${id}`);
  return found;
}

/** Text in every field; `text` in those that expect no domain. */
export function filledSettings(provider: Provider, status: boolean, text = 'a value of the shop'): ProviderSettings {
  const account = {
    status,
    values: Object.fromEntries(
      provider.fields.map(({ name, expects }) => [name, expects === 'domain' ? 'hearts.example.com' : text]),
    ),
  };
  return provider.shape === 'flat' ? { shape: 'flat', ...account } : { shape: 'accounts', accounts: [account] };
}

/** A provider without saved settings and tests; `facts` override. */
export function anApp(id: ThirdPartyId, facts: Partial<ProviderApp> = {}): ProviderApp {
  return {
    provider: aProvider(id),
    details: null,
    health: connectionHealth(null, 'Europe/London', storyNow),
    isDirty: false,
    ...facts,
  };
}

/** A connected provider, tested three minutes ago. */
export function aConnectedApp(id: ThirdPartyId): ProviderApp {
  const provider = aProvider(id);
  const health = connectionHealth(
    { outcome: 'connected', at: '2026-11-20T09:57:00.000Z', account: null },
    'Europe/London',
    storyNow,
  );
  return anApp(id, { details: { providerId: provider.id, settings: filledSettings(provider, true) }, health });
}

/** The ten providers: `connected` ones connected, the others disabled. */
export function allProviderApps(connected: readonly ThirdPartyId[] = []): readonly ProviderApp[] {
  return providers.map((provider) => {
    if (connected.includes(provider.thirdPartyId)) return aConnectedApp(provider.thirdPartyId);
    return anApp(provider.thirdPartyId, { details: { providerId: provider.id, settings: emptySettings(provider) } });
  });
}

export const storyStore: StoreApp = { url: 'hearts.myshopify.com', isInstalled: true };
