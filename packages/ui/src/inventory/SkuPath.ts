import type { SampleScreenProps } from '../layout/index.ts';

/** Where a screen under inventory stands. */
export type PageHeaderProps = Pick<SampleScreenProps<unknown>, 'title' | 'tabs' | 'current'>;

/** Where a SKU's orders are found: those that have it, or those that wait for it. Null for who may not open lists. */
export type SkuPath = (sku: string, which: 'ordered' | 'short') => string | null;
