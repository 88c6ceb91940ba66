import type { ConnectionHealth, Provider, ThirdPartyDetails } from '@hub/domain/integrations';

/** One of the ten as its card shows it. */
export interface ProviderApp {
  provider: Provider;
  /** What is saved; null where nothing is. */
  details: ThirdPartyDetails | null;
  /** Its last connection test. */
  health: ConnectionHealth;
  /** Its form holds changes that are not saved. */
  isDirty: boolean;
}

/** The store platform that the app is installed in. */
export interface StoreApp {
  /** Shop info's `shop`: what "Store URL" says. */
  url: string;
  isInstalled: boolean;
}
