import type { Order } from './Order.ts';

/**
 * Which orders are chosen for a bulk action: a list as a whole, except some, and others one by one. Choosing 100,000
 * costs what choosing 3 does, because the list is kept by reference; ids are built when they are sent.
 */
export interface Selection {
  /** A list chosen as a whole: the page that was shown, or every page that matches. */
  selectedList: { orders: readonly Order[]; covers: 'page' | 'matching' } | null;
  /** `orderId`s taken out of the whole again. */
  excluded: ReadonlySet<string>;
  /** Orders outside the whole, chosen one by one, by `orderId`. */
  included: ReadonlyMap<string, Order>;
}

export const emptySelection: Selection = { selectedList: null, excluded: new Set(), included: new Map() };

/** Every order of a list. A page keeps what was chosen on other pages; all that match keep nothing besides. */
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

/** Chooses some orders, or takes them out: one, or with Shift all between two. */
export function setOrdersSelected(selection: Selection, orders: readonly Order[], shouldSelect: boolean): Selection {
  const excluded = new Set(selection.excluded);
  const included = new Map(selection.included);
  const isInList = membershipTest(selection.selectedList?.orders ?? [], orders.length);
  for (const order of orders) {
    if (isInList(order)) {
      if (shouldSelect) excluded.delete(order.orderId);
      else excluded.add(order.orderId);
    } else if (shouldSelect) included.set(order.orderId, order);
    else included.delete(order.orderId);
  }
  return normalizeSelection({ selectedList: selection.selectedList, excluded, included });
}

/** The selection without these orders: they are done. */
export function deselectOrders(selection: Selection, orders: readonly Order[]): Selection {
  return selectedCount(selection) === 0 ? selection : setOrdersSelected(selection, orders, false);
}

/** `shown`: the list that the order stands in; when that list was chosen as a whole, nothing has to be looked up. */
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

/** How many of a list are chosen. */
export function selectedCountIn(selection: Selection, shown: readonly Order[]): number {
  const { selectedList, excluded, included } = selection;
  const includedCount = count(included.values(), membershipTest(shown, included.size));
  if (selectedList === null) return includedCount;
  if (selectedList.orders === shown) return shown.length - excluded.size + includedCount;
  return (
    includedCount + count(shown, ({ orderId }) => !excluded.has(orderId) && containsOrder(selectedList.orders, orderId))
  );
}

/** The chosen orders themselves, in the order of their list. */
export function selectedOrders({ selectedList, excluded, included }: Selection): readonly Order[] {
  const all = selectedList?.orders ?? [];
  const fromList = excluded.size === 0 ? all : all.filter(({ orderId }) => !excluded.has(orderId));
  return included.size === 0 ? fromList : [...fromList, ...included.values()];
}

/**
 * The selection after the shown list came anew: what has left it is no longer chosen, and what has come in is not
 * chosen by anybody yet, however much was chosen before.
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

/** A whole of which nothing is left is none. */
function normalizeSelection(selection: Selection): Selection {
  const { selectedList, excluded, included } = selection;
  if (selectedList !== null && excluded.size >= selectedList.orders.length)
    return { selectedList: null, excluded: new Set(), included };
  return selection;
}

const indexes = new WeakMap<readonly Order[], ReadonlySet<string>>();

/** Whether an order stands in a list; each list is looked through once. */
function containsOrder(orders: readonly Order[], orderId: string): boolean {
  let index = indexes.get(orders);
  if (index === undefined) {
    index = new Set(orders.map((order) => order.orderId));
    indexes.set(orders, index);
  }
  return index.has(orderId);
}

/**
 * Tells whether an order stands in a list. A few are sought one by one: an index of 100,000 would make the first click
 * wait.
 */
function membershipTest(list: readonly Order[], times: number): (order: Order) => boolean {
  const isSmall = times <= 50;
  // Another copy of it, of a reply before, is found by its id.
  return (order) => (isSmall && list.includes(order)) || containsOrder(list, order.orderId);
}

function byId(orders: readonly Order[]): ReadonlyMap<string, Order> {
  return new Map(orders.map((order) => [order.orderId, order]));
}

function count<T>(entries: Iterable<T>, test: (entry: T) => boolean): number {
  let found = 0;
  for (const entry of entries) if (test(entry)) found += 1;
  return found;
}
