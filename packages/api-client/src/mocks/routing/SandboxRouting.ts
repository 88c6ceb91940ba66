import type { Location, RoutingRules } from '@hub/domain/routing';

/** Locations and routing rules of an in-memory shop. */
export interface SandboxRouting {
  /** In the store's order. */
  locations: readonly Location[];
  rules: RoutingRules;
}
