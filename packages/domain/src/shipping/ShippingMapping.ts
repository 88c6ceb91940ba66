import type { SavedVersion } from '../shared/calls/SavedVersion.ts';

/** A service of a carrier, as a provider names them: "Royal Mail", "Tracked 48". */
export interface ShippingService {
  carrier: string;
  service: string;
}

/** Which service of a provider each shipping method of the store is sent with. */
export interface ProviderMapping {
  /** For methods without a service of their own; null: they stay unmapped. */
  defaultService: ShippingService | null;
  /** Each method once. */
  methods: readonly MappedMethod[];
}

export interface MappedMethod {
  /** As the store names it; empty: orders without a shipping method. */
  method: string;
  service: ShippingService;
}

/** The mapping of a provider as it was saved. */
export interface SavedMapping extends ProviderMapping, SavedVersion {
  /** String id of §3: `shipbob`. */
  providerId: string;
}

/** A mapping that nobody has saved yet. */
export const newProviderMapping: ProviderMapping = { defaultService: null, methods: [] };

/** The mapping alone, without who saved it. */
export function mappingIn({ defaultService, methods }: ProviderMapping): ProviderMapping {
  return { defaultService, methods };
}
