import type { SavedMapping } from '@hub/domain/shipping';

/** Shipping mappings of an in-memory shop, by provider; unsaved ones are missing. */
export type SandboxShipping = Map<string, SavedMapping>;
