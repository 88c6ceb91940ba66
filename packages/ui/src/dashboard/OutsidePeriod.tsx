import { outsidePeriodText, type Period } from '@hub/domain/dashboard';
import type { TabNumber } from '@hub/domain/orders';
import { allOrdersTitle } from '@hub/domain/orders/list';
import { UnstyledLink } from '@shopify/polaris';
import styles from './OutsidePeriod.module.css';

export interface OutsidePeriodProps {
  /** Tab of the list. */
  tab: TabNumber;
  /** Orders of the tab that the period leaves out; null while unknown. */
  orders: number | null;
  /** Period of the list; the wording depends on it. */
  period: Period;
  /** Path of the list of all time. */
  path: string;
}

/**
 * "71 older" beside the count of a period; links to the list of all time. Renders nothing if the period has all orders.
 */
export function OutsidePeriod({ tab, orders, period, path }: OutsidePeriodProps) {
  if (orders === null || orders === 0) return null;
  return (
    <UnstyledLink url={path} className={styles.link} title={allOrdersTitle(tab)}>
      {outsidePeriodText(orders, period)}
    </UnstyledLink>
  );
}
