import {
  type AccountConnection,
  callsText,
  connectionHealth,
  connectionProblem,
  emptySettings,
  type Provider,
  type ProviderSettings,
  providers,
  type ThirdPartyId,
  stockReadText,
  updatesText,
} from '@hub/domain/integrations';
import type { ShownConnection } from './ConnectionLines.tsx';
import type { ProviderApp, StoreApp } from './ProviderApp.ts';

/** A fixed date, so that stories do not depend on today. */
export const storyNow = new Date('2026-11-20T10:00:00Z');

/** Shipbob, which has refused the token for 48 minutes. */
export const aFailingConnection: AccountConnection = {
  providerId: 'shipbob',
  account: '',
  accountName: '',
  lastSuccessAt: '2026-11-20T09:10:00.000Z',
  lastFailureAt: '2026-11-20T09:57:00.000Z',
  failureKind: 'credentialsRefused',
  failureWords: 'Invalid token',
  failingSince: '2026-11-20T09:12:00.000Z',
  failuresInRow: 14,
  pausedAt: '2026-11-20T09:12:00.000Z',
  lastOrderAt: '2026-11-20T09:10:00.000Z',
  waitingOrders: 14,
  missingChoices: [],
  hasWebhooks: false,
  stock: null,
};

/** A connection as its card shows it. */
export function aShownConnection(connection: AccountConnection): ShownConnection {
  const problem = connectionProblem(connection, { now: storyNow, timeZone: 'UTC' });
  const updates = updatesText(connection, 5 * 60_000);
  const calls = callsText(connection, storyNow);
  return {
    account: connection.account,
    accountName: connection.accountName,
    calls,
    updates,
    stock: stockReadText(connection, storyNow),
    problem,
  };
}

/** A provider by its string id. */
export function aProvider(id: ThirdPartyId): Provider {
  const found = providers.find(({ thirdPartyId }) => thirdPartyId === id);
  if (!found) throw new Error(`No provider is called ${id}`);
  return found;
}

/** Text in every field; `text` in those that do not take a domain. */
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
    connections: [],
    isUnverified: true,
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

/** The ten providers: the ones in `connected` connected, the others disabled. */
export function allProviderApps(connected: readonly ThirdPartyId[] = []): readonly ProviderApp[] {
  return providers.map((provider) => {
    if (connected.includes(provider.thirdPartyId)) return aConnectedApp(provider.thirdPartyId);
    return anApp(provider.thirdPartyId, { details: { providerId: provider.id, settings: emptySettings(provider) } });
  });
}

export const storyStore: StoreApp = { url: 'hearts.myshopify.com', isInstalled: true };
