import type { SkuFigures } from '@hub/domain/insights';
import type { SampleState } from '../data/index.ts';

export type SkuSample = SampleState<SkuFigures>;

/** Where a SKU's orders are found: those that have it, or those that wait for it. Null for who may not open lists. */
export type SkuPath = (sku: string, which: 'ordered' | 'short') => string | null;
