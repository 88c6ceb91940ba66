import extract from './smallSeed.json' with { type: 'json' };
import type { SeedOrder } from './SeedOrder.ts';

/**
 * A few hundred complete invoices of the sample data, newest first, for Storybook and tests (see seed/ATTRIBUTION.md).
 */
export const smallSeed: readonly SeedOrder[] = extract;
