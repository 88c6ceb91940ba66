import type { SavedVersion } from '../shared/calls/SavedVersion.ts';

/** A carrier's service, in the provider's words: "Royal Mail", "Tracked 48". */
export interface ShippingService {
  carrier: string;
  service: string;
}

/** A provider's service for each of the store's shipping methods, and its names for our SKUs. */
export interface ProviderMapping {
  /** For methods without their own service; `null` leaves them unmapped. */
  defaultService: ShippingService | null;
  /** Each method once. */
  methods: readonly MappedMethod[];
  /** SKUs that the provider has under another name; others have the same name there. Each is unique on both sides. */
  skus: readonly MappedSku[];
}

/** A mapping to save. Absent SKUs stay unchanged: older app versions don't know them. */
export type MappingChange = Omit<ProviderMapping, 'skus'> & Partial<Pick<ProviderMapping, 'skus'>>;

export interface MappedSku {
  /** The store's name. */
  sku: string;
  /** The provider's name. */
  providerSku: string;
}

export interface MappedMethod {
  /** The store's name; empty for orders without a shipping method. */
  method: string;
  service: ShippingService;
}

/** A provider's saved mapping. */
export interface SavedMapping extends ProviderMapping, SavedVersion {
  /** String id of §3: `shipbob`. */
  providerId: string;
}

/** A mapping before its first save. */
export const newProviderMapping: ProviderMapping = { defaultService: null, methods: [], skus: [] };

/** Only the mapping, without who saved it. */
export function mappingIn({ defaultService, methods, skus }: ProviderMapping): ProviderMapping {
  return { defaultService, methods, skus };
}
