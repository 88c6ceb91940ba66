import { outsidePeriodText, type Period } from '@hub/domain/dashboard';
import type { TabNumber } from '@hub/domain/orders';
import { allOrdersTitle } from '@hub/domain/orders/list';
import { UnstyledLink } from '@shopify/polaris';
import styles from './OutsidePeriod.module.css';

export interface OutsidePeriodProps {
  /** The list whose orders they are. */
  tab: TabNumber;
  /** Orders of the tab that the period leaves out; null while unknown. */
  orders: number | null;
  /** Which orders the list shows; the words depend on it. */
  period: Period;
  /** Path of the list with all of them. */
  path: string;
}

/** "71 older", beside a count of one period; leads to the list of all time. Nothing where the period has them all. */
export function OutsidePeriod({ tab, orders, period, path }: OutsidePeriodProps) {
  if (orders === null || orders === 0) return null;
  return (
    <UnstyledLink url={path} className={styles.link} title={allOrdersTitle(tab)}>
      {outsidePeriodText(orders, period)}
    </UnstyledLink>
  );
}
