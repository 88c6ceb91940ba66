import { findProvider, type ThirdPartyId } from '@hub/domain/integrations';
import {
  type AccountSettings,
  type CallProvider,
  type CompletedCall,
  createCallProvider,
  createPublicDispatcher,
  InvalidSettingsError,
  type ProviderAdapter,
} from '@hub/providers';

export interface ProviderCallOptions {
  /**
   * Origins called instead of the 3PLs' own, `http://127.0.0.1:4101`: simulators. Only from the server's configuration.
   */
  providerOrigins?: Partial<Record<ThirdPartyId, string>>;
  /** Ends calls early, when the process ends. */
  signal?: AbortSignal;
  /** Called after each call. Contains no secret. */
  onCall?(adapter: ProviderAdapter, call: CompletedCall): void;
}

/** Opens an account's API without a rate limit. Throws `InvalidSettingsError`. */
export type CreateProviderCall = (adapter: ProviderAdapter, settings: AccountSettings) => CallProvider;

/** Calls 3PLs over one process's connections: to public https hosts and to the configured origins. */
export function createProviderCalls({
  providerOrigins = {},
  signal,
  onCall,
}: ProviderCallOptions = {}): CreateProviderCall {
  const dispatcher = createPublicDispatcher({ allowedOrigins: Object.values(providerOrigins) });
  return (adapter, settings) => {
    const provider = findProvider(adapter.provider);
    const secrets = (provider?.fields ?? []).flatMap(({ name, isSecret }) =>
      isSecret ? [settings.credentials[name] ?? ''] : [],
    );
    return createCallProvider({
      providerName: provider?.name ?? adapter.provider,
      baseUrl: baseUrl(adapter, settings, providerOrigins[adapter.provider]),
      secrets: secrets.filter((secret) => secret !== ''),
      dispatcher,
      ...(signal && { signal }),
      ...(onCall && { onCall: (call) => onCall(adapter, call) }),
    });
  };
}

/** Checks a typed host even when another origin is called, so that the demo rejects what a live server would. */
function baseUrl(adapter: ProviderAdapter, settings: AccountSettings, origin: string | undefined): string {
  if (origin === undefined) return adapter.baseUrl(settings);
  try {
    adapter.baseUrl(settings);
  } catch (error) {
    if (!(error instanceof InvalidSettingsError) || hasTypedHost(adapter.provider)) throw error;
  }
  return origin;
}

/** Some of the others publish no address. */
function hasTypedHost(id: ThirdPartyId): boolean {
  return findProvider(id)?.fields.some(({ name }) => name === 'host' || name === 'domain') ?? false;
}
