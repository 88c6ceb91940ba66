import type { Order } from './Order.ts';

/**
 * The selected orders: a whole list except some, plus single orders. The list is kept by reference, so that selecting
 * 100,000 costs as much as selecting 3; ids are collected when they are sent.
 */
export interface Selection {
  /** The list that was selected as a whole: the visible page, or every page that matches. */
  selectedList: { orders: readonly Order[]; covers: 'page' | 'matching' } | null;
  /** `orderId`s deselected from it. */
  excluded: ReadonlySet<string>;
  /** `orderId`s selected one by one outside it. */
  included: ReadonlyMap<string, Order>;
}

export const emptySelection: Selection = { selectedList: null, excluded: new Set(), included: new Map() };

/** Selects a whole list. A page keeps the selection of other pages; all that match replaces it. */
export function selectList(selection: Selection, orders: readonly Order[], covers: 'page' | 'matching'): Selection {
  if (covers === 'matching')
    return orders.length === 0 ? emptySelection : { ...emptySelection, selectedList: { orders, covers } };
  if (orders.length === 0) return selection;
  const onOtherPages =
    selectedCount(selection) === 0
      ? []
      : selectedOrders(selection).filter(({ orderId }) => !containsOrder(orders, orderId));
  return { selectedList: { orders, covers }, excluded: new Set(), included: byId(onOtherPages) };
}

/** Selects or deselects some orders: one, or a range with Shift. */
export function setOrdersSelected(selection: Selection, orders: readonly Order[], shouldSelect: boolean): Selection {
  const excluded = new Set(selection.excluded);
  const included = new Map(selection.included);
  const listed = selection.selectedList?.orders ?? [];
  for (const order of orders) {
    if (containsOrder(listed, order.orderId)) {
      if (shouldSelect) excluded.delete(order.orderId);
      else excluded.add(order.orderId);
    } else if (shouldSelect) included.set(order.orderId, order);
    else included.delete(order.orderId);
  }
  return normalizeSelection({ selectedList: selection.selectedList, excluded, included });
}

/** The selection without orders that are done. */
export function deselectOrders(selection: Selection, orders: readonly Order[]): Selection {
  return selectedCount(selection) === 0 ? selection : setOrdersSelected(selection, orders, false);
}

/** `shown`: the list that contains the order; when it is the selected whole, no lookup is needed. */
export function isSelected(selection: Selection, orderId: string, shown?: readonly Order[]): boolean {
  const { selectedList, excluded, included } = selection;
  if (included.has(orderId)) return true;
  return (
    selectedList !== null &&
    !excluded.has(orderId) &&
    (selectedList.orders === shown || containsOrder(selectedList.orders, orderId))
  );
}

export function selectedCount({ selectedList, excluded, included }: Selection): number {
  return (selectedList?.orders.length ?? 0) - excluded.size + included.size;
}

/** How many orders of a list are selected. */
export function selectedCountIn(selection: Selection, shown: readonly Order[]): number {
  const { selectedList, excluded, included } = selection;
  const includedCount = count(included.values(), ({ orderId }) => containsOrder(shown, orderId));
  if (selectedList === null) return includedCount;
  if (selectedList.orders === shown) return shown.length - excluded.size + includedCount;
  return (
    includedCount + count(shown, ({ orderId }) => !excluded.has(orderId) && containsOrder(selectedList.orders, orderId))
  );
}

/** The selected orders, in the order of their list. */
export function selectedOrders({ selectedList, excluded, included }: Selection): readonly Order[] {
  const all = selectedList?.orders ?? [];
  const fromList = excluded.size === 0 ? all : all.filter(({ orderId }) => !excluded.has(orderId));
  return included.size === 0 ? fromList : [...fromList, ...included.values()];
}

/**
 * The selection after the shown list was refetched: orders that left it are deselected, new ones are not selected, even
 * after "select all".
 */
export function reconcileSelection(selection: Selection, before: readonly Order[], after: readonly Order[]): Selection {
  if (before === after || selectedCount(selection) === 0) return selection;
  const included = new Map(selection.included);
  for (const { orderId } of before)
    if (included.has(orderId) && !containsOrder(after, orderId)) included.delete(orderId);
  for (const order of after) if (included.has(order.orderId)) included.set(order.orderId, order);
  if (selection.selectedList?.orders !== before) return normalizeSelection({ ...selection, included });
  const wasSelected = ({ orderId }: Order) => containsOrder(before, orderId) && !selection.excluded.has(orderId);
  const excluded = new Set(after.filter((order) => !wasSelected(order)).map(({ orderId }) => orderId));
  return normalizeSelection({ selectedList: { ...selection.selectedList, orders: after }, excluded, included });
}

/** An emptied whole becomes no selection. */
function normalizeSelection(selection: Selection): Selection {
  const { selectedList, excluded, included } = selection;
  if (selectedList !== null && excluded.size >= selectedList.orders.length)
    return { selectedList: null, excluded: new Set(), included };
  return selection;
}

const indexes = new WeakMap<readonly Order[], ReadonlySet<string>>();

/** Whether an order is in a list. Its index is built once, since every row asks: 2 ms at 25,900 orders. */
function containsOrder(orders: readonly Order[], orderId: string): boolean {
  let index = indexes.get(orders);
  if (index === undefined) {
    index = new Set(orders.map((order) => order.orderId));
    indexes.set(orders, index);
  }
  return index.has(orderId);
}

function byId(orders: readonly Order[]): ReadonlyMap<string, Order> {
  return new Map(orders.map((order) => [order.orderId, order]));
}

function count<T>(entries: Iterable<T>, test: (entry: T) => boolean): number {
  let found = 0;
  for (const entry of entries) if (test(entry)) found += 1;
  return found;
}
