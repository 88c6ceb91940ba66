import type { SkuFigures } from '@hub/domain/insights';
import type { SampleState } from '../data/index.ts';

export type SkuSample = SampleState<SkuFigures>;
