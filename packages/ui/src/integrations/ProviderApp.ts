import type { ShownConnection } from './ConnectionLines.tsx';
import type { ConnectionHealth, Provider, ThirdPartyDetails } from '@hub/domain/integrations';

/** A provider as its card shows it. */
export interface ProviderApp {
  provider: Provider;
  /** Saved settings; null for none. */
  details: ThirdPartyDetails | null;
  /** The last connection test; null: not shown. */
  health: ConnectionHealth | null;
  /** State of its enabled accounts' real calls; empty if the server does not report it. */
  connections: readonly ShownConnection[];
  /** The server calls the 3PL through our own adapter, which was never tried with a live account. */
  isUnverified: boolean;
  /** The form has unsaved changes. */
  isDirty: boolean;
}

/** The store platform. */
export interface StoreApp {
  /** `shop` of shop info, shown as "Store URL". */
  url: string;
  isInstalled: boolean;
}
