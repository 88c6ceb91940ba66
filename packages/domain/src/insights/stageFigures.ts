import { tabNames } from '../shared/orders/tabNames.ts';
import { type TabNumber, tabs } from '../shared/orders/tabs.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Tabs that partition the orders; All is their total. */
export type StageTab = Exclude<TabNumber, typeof tabs.all>;

export interface StageRow {
  /** `null` for orders that are only in All. */
  tab: StageTab | null;
  title: string;
  /** `null` when the server sent no count. */
  orders: number | null;
}

export interface StageFigures {
  /** The dashboard's Total Orders; `null` when the server sent none. */
  total: number | null;
  /**
   * The seven stages in the dashboard's order, then orders in none of them. Sums to `total` unless `surplus` is
   * positive.
   */
  rows: readonly StageRow[];
  /** How much the stages exceed all orders; positive only when the server counts an order twice. */
  surplus: number;
}

/**
 * Closed and canceled orders are in All, and in Shipped when they shipped (contract, "Dashboard and lists");
 * otherwise in no stage.
 */
export const restTitle = inLanguage('restTitle', 'Closed or canceled, not shipped');

/** All orders by stage. `counts` is the `stats` figure per tab; the rest is known only with all of them. */
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
