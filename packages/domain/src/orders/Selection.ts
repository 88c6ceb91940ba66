import type { Order } from './Order.ts';

/**
 * Which orders are chosen for a bulk action: a list as a whole, except some, and others one by one. Choosing 100,000
 * costs what choosing 3 does, because the list is kept by reference; ids are built when they are sent.
 */
export interface Selection {
  /** A list chosen as a whole: the page that was shown, or every page that matches. */
  whole: { orders: readonly Order[]; covers: 'page' | 'matching' } | null;
  /** `orderId`s taken out of the whole again. */
  except: ReadonlySet<string>;
  /** Orders outside the whole, chosen one by one, by `orderId`. */
  named: ReadonlyMap<string, Order>;
}

export const nothingSelected: Selection = { whole: null, except: new Set(), named: new Map() };

/** Every order of a list. A page keeps what was chosen on other pages; all that match keep nothing besides. */
export function selectWhole(selection: Selection, orders: readonly Order[], covers: 'page' | 'matching'): Selection {
  if (covers === 'matching')
    return orders.length === 0 ? nothingSelected : { ...nothingSelected, whole: { orders, covers } };
  if (orders.length === 0) return selection;
  const elsewhere =
    selectedCount(selection) === 0 ? [] : selectedOrders(selection).filter(({ orderId }) => !holds(orders, orderId));
  return { whole: { orders, covers }, except: new Set(), named: byId(elsewhere) };
}

/** Chooses some orders, or takes them out: one, or with Shift all between two. */
export function selectSome(selection: Selection, orders: readonly Order[], chosen: boolean): Selection {
  const except = new Set(selection.except);
  const named = new Map(selection.named);
  const isOfWhole = lookerIn(selection.whole?.orders ?? [], orders.length);
  for (const order of orders) {
    if (isOfWhole(order)) {
      if (chosen) except.delete(order.orderId);
      else except.add(order.orderId);
    } else if (chosen) named.set(order.orderId, order);
    else named.delete(order.orderId);
  }
  return tidied({ whole: selection.whole, except, named });
}

/** The selection without these orders: they are done. */
export function withoutOrders(selection: Selection, orders: readonly Order[]): Selection {
  return selectedCount(selection) === 0 ? selection : selectSome(selection, orders, false);
}

/** `shown`: the list that the order stands in; when that list was chosen as a whole, nothing has to be looked up. */
export function isSelected(selection: Selection, orderId: string, shown?: readonly Order[]): boolean {
  const { whole, except, named } = selection;
  if (named.has(orderId)) return true;
  return whole !== null && !except.has(orderId) && (whole.orders === shown || holds(whole.orders, orderId));
}

export function selectedCount({ whole, except, named }: Selection): number {
  return (whole?.orders.length ?? 0) - except.size + named.size;
}

/** How many of a list are chosen. */
export function selectedAmong(selection: Selection, shown: readonly Order[]): number {
  const { whole, except, named } = selection;
  const ofNamed = count(named.values(), lookerIn(shown, named.size));
  if (whole === null) return ofNamed;
  if (whole.orders === shown) return shown.length - except.size + ofNamed;
  return ofNamed + count(shown, ({ orderId }) => !except.has(orderId) && holds(whole.orders, orderId));
}

/** The chosen orders themselves, in the order of their list. */
export function selectedOrders({ whole, except, named }: Selection): readonly Order[] {
  const all = whole?.orders ?? [];
  const ofWhole = except.size === 0 ? all : all.filter(({ orderId }) => !except.has(orderId));
  return named.size === 0 ? ofWhole : [...ofWhole, ...named.values()];
}

/**
 * The selection after the shown list came anew: what has left it is no longer chosen, and what has come in is not
 * chosen by anybody yet, however much was chosen before.
 */
export function afterRefresh(selection: Selection, before: readonly Order[], now: readonly Order[]): Selection {
  if (before === now || selectedCount(selection) === 0) return selection;
  const named = new Map(selection.named);
  for (const { orderId } of before) if (named.has(orderId) && !holds(now, orderId)) named.delete(orderId);
  for (const order of now) if (named.has(order.orderId)) named.set(order.orderId, order);
  if (selection.whole?.orders !== before) return tidied({ ...selection, named });
  const wasChosen = ({ orderId }: Order) => holds(before, orderId) && !selection.except.has(orderId);
  const except = new Set(now.filter((order) => !wasChosen(order)).map(({ orderId }) => orderId));
  return tidied({ whole: { ...selection.whole, orders: now }, except, named });
}

/** A whole of which nothing is left is none. */
function tidied(selection: Selection): Selection {
  const { whole, except, named } = selection;
  if (whole !== null && except.size >= whole.orders.length) return { whole: null, except: new Set(), named };
  return selection;
}

const indexes = new WeakMap<readonly Order[], ReadonlySet<string>>();

/** Whether an order stands in a list; each list is looked through once. */
function holds(orders: readonly Order[], orderId: string): boolean {
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
function lookerIn(list: readonly Order[], times: number): (order: Order) => boolean {
  const isFew = times <= 50;
  // Another copy of it, of a reply before, is found by its id.
  return (order) => (isFew && list.includes(order)) || holds(list, order.orderId);
}

function byId(orders: readonly Order[]): ReadonlyMap<string, Order> {
  return new Map(orders.map((order) => [order.orderId, order]));
}

function count<T>(entries: Iterable<T>, test: (entry: T) => boolean): number {
  let found = 0;
  for (const entry of entries) if (test(entry)) found += 1;
  return found;
}
