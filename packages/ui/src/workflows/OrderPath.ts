import type { OrderReference } from '@hub/domain/workflows';
import type { SampleScreenProps } from '../layout/index.ts';

/** Where a screen under workflows stands. */
export type PageHeaderProps = Pick<SampleScreenProps<unknown>, 'title' | 'tabs' | 'current'>;

/** Where an order is found; null for who may not open lists. */
export type OrderPath = (order: OrderReference) => string | null;
