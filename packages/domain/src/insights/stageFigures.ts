import { tabNames, type TabNumber } from '../shared/tabNames.ts';

/** The tabs that part the orders among them; All is their whole. */
export type StageTab = Exclude<TabNumber, 1>;

export interface StageRow {
  /** Null for orders that stand in no tab but All. */
  tab: StageTab | null;
  title: string;
  orders: number;
}

export interface StageFigures {
  /** As the figures of the dashboard count them: Total Orders. */
  total: number;
  /**
   * The seven stages in the dashboard's order, then what stands in none of them. Their sum is `total`, unless `surplus`
   * says otherwise.
   */
  rows: readonly StageRow[];
  /** By how much the stages together are more than all orders; 0 unless the server counts an order twice. */
  surplus: number;
}

/**
 * Closed and cancelled orders are in All, and in Shipped when they were shipped (contract, "Dashboard and lists"); the
 * others are in no stage's list.
 */
export const restTitle = 'Closed or cancelled, not shipped';

/** All orders by the stage that they are in. `counts`: the figures of `stats`, by the tab that each counts. */
export function stageFigures(counts: Readonly<Record<TabNumber, number>>): StageFigures {
  const total = counts[1];
  const stages = tabNames.flatMap(({ number, title }) =>
    number === 1 ? [] : [{ tab: number, title, orders: counts[number] }],
  );
  const rest = total - stages.reduce((sum, { orders }) => sum + orders, 0);
  return {
    total,
    rows: [...stages, { tab: null, title: restTitle, orders: Math.max(0, rest) }],
    surplus: Math.max(0, -rest),
  };
}
