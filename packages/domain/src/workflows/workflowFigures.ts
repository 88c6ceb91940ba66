import type { OrderReference } from '../shared/OrderReference.ts';

/** The fields of an order's detail that workflow figures read. */
export interface FlowOrder {
  order: OrderReference;
  /** Workflows that ran (§3 `flow_names`). */
  triggered: readonly string[];
  /** New workflows that it is eligible for (§3 `is_eligible_for_new_flow`). */
  eligible: readonly string[];
  /** Buttons clicked according to its timeline, one entry per click. */
  clicks: readonly string[];
}

/** A workflow and its orders. */
export interface FlowRow {
  /** Key of the row. */
  key: string;
  /** Empty where the server sent none. */
  name: string;
  orders: number;
  newest: OrderReference | null;
}

/** A button that starts workflows. */
export interface ManualRunRow extends FlowRow {
  /** Clicks, several per order included. */
  times: number;
}

export interface WorkflowFigures {
  /** Most orders first. */
  ran: readonly FlowRow[];
  /** Eligible and not run yet; most orders first. */
  eligible: readonly FlowRow[];
  /** Orders in `eligible`, each once. */
  eligibleOrders: number;
  /** In the order of the buttons given; zero clicks included. None where clicks are not known. */
  manualRuns: readonly ManualRunRow[];
  /** Orders on which no workflow ran. */
  untouched: number;
}

/** `orders`: newest first. `buttons`: those that start workflows by hand. */
export function workflowFigures(orders: readonly FlowOrder[], buttons: readonly string[] = []): WorkflowFigures {
  const waiting = orders.map(({ order, triggered, eligible }) => ({
    order,
    names: eligible.filter((name) => !triggered.includes(name)),
  }));
  return {
    ran: byName(orders.map(({ order, triggered }) => ({ order, names: triggered }))),
    eligible: byName(waiting),
    eligibleOrders: waiting.filter(({ names }) => names.length > 0).length,
    manualRuns: buttons.map((button) => {
      const clicked = orders.filter(({ clicks }) => clicks.includes(button));
      const times = clicked.reduce((sum, { clicks }) => sum + clicks.filter((click) => click === button).length, 0);
      return { key: button, name: button, times, orders: clicked.length, newest: clicked[0]?.order ?? null };
    }),
    untouched: orders.filter(({ triggered }) => triggered.length === 0).length,
  };
}

/** `orders` are newest first, so the first with a name is the newest. */
function byName(orders: readonly { order: OrderReference; names: readonly string[] }[]): readonly FlowRow[] {
  const rows = new Map<string, FlowRow>();
  for (const { order, names } of orders) {
    for (const name of new Set(names)) {
      const row = rows.get(name) ?? { key: name, name, orders: 0, newest: order };
      row.orders += 1;
      rows.set(name, row);
    }
  }
  return [...rows.values()].sort((a, b) => b.orders - a.orders || (a.name < b.name ? -1 : 1));
}
