import type { Bundle, Collection, Package, Product } from '@hub/domain/products';

/** Product settings of an in-memory shop. */
export interface SandboxProducts {
  /** Products that a person has saved, by SKU. */
  readonly saved: Map<string, Product>;
  packages: readonly Package[];
  bundles: readonly Bundle[];
  collections: readonly Collection[];
}
