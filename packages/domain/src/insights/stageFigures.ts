import { tabNames } from '../shared/orders/tabNames.ts';
import { type TabNumber, tabs } from '../shared/orders/tabs.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** The tabs that partition the orders; All is their total. */
export type StageTab = Exclude<TabNumber, typeof tabs.all>;

export interface StageRow {
  /** Null: orders of no tab but All. */
  tab: StageTab | null;
  title: string;
  /** Null where the server sent no count. */
  orders: number | null;
}

export interface StageFigures {
  /** Total Orders of the dashboard; null where the server sent none. */
  total: number | null;
  /**
   * The seven stages in the dashboard's order, then orders of none of them. They sum to `total`, unless `surplus` is
   * positive.
   */
  rows: readonly StageRow[];
  /** By how much the stages exceed all orders; positive only when the server counts an order twice. */
  surplus: number;
}

/**
 * Closed and cancelled orders are in All, and in Shipped when they were shipped (contract, "Dashboard and lists");
 * otherwise in no stage.
 */
export const restTitle = inLanguage('restTitle', 'Closed or canceled, not shipped');

/** All orders by stage. `counts`: the figures of `stats` by tab; the rest is known only with all of them. */
export function stageFigures(counts: Readonly<Record<TabNumber, number | null>>): StageFigures {
  const total = counts[tabs.all];
  const stages = tabNames.flatMap(({ number, title }) =>
    number === tabs.all ? [] : [{ tab: number, title, orders: counts[number] }],
  );
  const rest = stages.reduce<number | null>(
    (left, { orders }) => (left === null || orders === null ? null : left - orders),
    total,
  );
  return {
    total,
    rows: [...stages, { tab: null, title: restTitle, orders: rest === null ? null : Math.max(0, rest) }],
    surplus: rest === null ? 0 : Math.max(0, -rest),
  };
}
