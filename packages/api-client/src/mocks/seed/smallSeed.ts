import extract from './smallSeed.json' with { type: 'json' };
import type { SeedOrder } from './SeedOrder.ts';

/** A few hundred invoices of the year, complete, newest first: for Storybook and tests (see seed/ATTRIBUTION.md). */
export const smallSeed: readonly SeedOrder[] = extract;
