import type { SavedVersion } from '../shared/calls/SavedVersion.ts';

/** A service of a carrier, as a provider names them: "Royal Mail", "Tracked 48". */
export interface ShippingService {
  carrier: string;
  service: string;
}

/** Which service of a provider each shipping method of the store is sent with, and what it calls our SKUs. */
export interface ProviderMapping {
  /** For methods without a service of their own; null: they stay unmapped. */
  defaultService: ShippingService | null;
  /** Each method once. */
  methods: readonly MappedMethod[];
  /** SKUs that the provider has under another name; the others are the same there. Each once, on both sides. */
  skus: readonly MappedSku[];
}

/** A mapping to save. Absent SKUs stay as they are: an older version of the app doesn’t know them. */
export type MappingChange = Omit<ProviderMapping, 'skus'> & Partial<Pick<ProviderMapping, 'skus'>>;

export interface MappedSku {
  /** As the store has it. */
  sku: string;
  /** As the provider has it. */
  providerSku: string;
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
export const newProviderMapping: ProviderMapping = { defaultService: null, methods: [], skus: [] };

/** The mapping alone, without who saved it. */
export function mappingIn({ defaultService, methods, skus }: ProviderMapping): ProviderMapping {
  return { defaultService, methods, skus };
}
