import type { Bundle, Collection, Package, Product } from '@hub/domain/products';

/** What is set of the products of an in-memory shop. */
export interface SandboxProducts {
  /** Products that somebody has saved, by SKU. */
  readonly saved: Map<string, Product>;
  packages: readonly Package[];
  bundles: readonly Bundle[];
  collections: readonly Collection[];
}
