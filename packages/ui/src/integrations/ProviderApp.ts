import type { ConnectionHealth, Provider, ThirdPartyDetails } from '@hub/domain/integrations';

/** A provider as its card shows it. */
export interface ProviderApp {
  provider: Provider;
  /** Saved settings; null for none. */
  details: ThirdPartyDetails | null;
  /** The last connection test. */
  health: ConnectionHealth;
  /** The form has unsaved changes. */
  isDirty: boolean;
}

/** The store platform. */
export interface StoreApp {
  /** `shop` of shop info, shown as "Store URL". */
  url: string;
  isInstalled: boolean;
}
