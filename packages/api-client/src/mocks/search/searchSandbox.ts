import { parseSearchText } from '@hub/domain/dashboard';
import { listedTab } from '@hub/domain/orders';
import {
  exactMatchesFirst,
  type FoundInShop,
  type FoundPart,
  maxCountedOrders,
  maxFoundEntities,
  maxSearchResults,
} from '@hub/domain/orders/list';
import { importedCustomerName } from '@hub/domain/imports';
import { orderRow } from '../shop/orderRow.ts';
import { sampleDelivery } from '../shop/sampleDelivery.ts';
import type { SandboxOrder } from '../shop/SandboxOrder.ts';

/** What a text finds among all orders of the sandbox, newest first. */
export function searchSandbox(orders: readonly SandboxOrder[], text: string): FoundInShop {
  const hasText = createTextMatcher(text);
  const byNumber = orders.filter((order) => hasText(order.name) || String(order.orderId) === text);
  const rows = exactMatchesFirst(
    byNumber.map((order) => ({ order, orderName: order.name })),
    text,
  ).map(({ order }) => ({
    order: orderRow(order),
    tab: listedTab(order.stage, order.shipped !== 'none'),
    stage: order.stage,
  }));
  const customers = firstOf(
    [...grouped(orders.filter(customerMatcher(text)), (order) => [importedCustomerName(order.seed.customer)])],
    maxFoundEntities,
  );
  return {
    orders: firstOf(rows, maxSearchResults),
    customers: {
      ...customers,
      // Counted only for the shown ones: each count reads every order.
      rows: customers.rows.map(([name, [newest]]) => ({
        name,
        postcode: newest === undefined ? '' : sampleDelivery(newest.seed).postcode,
        orders: counted(orders.filter(customerMatcher(`"${name}"`)).length),
        newestTab: listedTab(newest?.stage ?? 'closed', newest !== undefined && newest.shipped !== 'none'),
      })),
    },
    products: firstOf(foundProducts(orders, text), maxFoundEntities),
    // The sandbox searches all of its orders.
    isNewestOnly: false,
  };
}

/** Part of a customer's name, or the beginning of the postcode; or the whole name. */
export function customerMatcher(typed: string): (order: SandboxOrder) => boolean {
  const { text, isWhole } = parseSearchText(typed);
  if (isWhole) return ({ seed }) => importedCustomerName(seed.customer) === text;
  const hasText = createTextMatcher(text);
  const postcode = postcodeKey(text);
  return ({ seed }) =>
    hasText(importedCustomerName(seed.customer)) || postcodeKey(sampleDelivery(seed).postcode).startsWith(postcode);
}

/** Part of the SKU or name of a line; or the whole of one. */
export function productMatcher(typed: string): (order: SandboxOrder) => boolean {
  const { text, isWhole } = parseSearchText(typed);
  const hasText = isWhole ? (name: string) => name === text : createTextMatcher(text);
  return (order) => linesOf(order).some(({ sku, name }) => hasText(sku) || hasText(name));
}

function foundProducts(orders: readonly SandboxOrder[], text: string) {
  const hasText = createTextMatcher(text);
  const bySku = grouped(orders, (order) => linesOf(order).map(({ sku }) => sku));
  const names = new Map(orders.flatMap((order) => linesOf(order).map(({ sku, name }) => [sku, name])));
  return [...bySku]
    .filter(([sku]) => sku !== '' && (hasText(sku) || hasText(names.get(sku) ?? '')))
    .map(([sku, sold]) => ({ sku, name: names.get(sku) ?? '', orders: counted(sold.length) }))
    .toSorted((a, b) => Number(isSame(b.sku, text)) - Number(isSame(a.sku, text)) || (a.sku < b.sku ? -1 : 1));
}

/** Lines that were added later, for example for a split bundle, are only in the state. */
function linesOf({ seed, state }: SandboxOrder): readonly { sku: string; name: string }[] {
  return state?.detail.lineItems ?? seed.lines;
}

function createTextMatcher(text: string): (candidate: string) => boolean {
  const part = text.toLowerCase();
  return (candidate) => candidate.toLowerCase().includes(part);
}

function isSame(a: string, b: string): boolean {
  return a.toUpperCase() === b.toUpperCase();
}

function postcodeKey(postcode: string): string {
  return postcode.replaceAll(' ', '').toUpperCase();
}

function counted(orders: number): number {
  return Math.min(orders, maxCountedOrders + 1);
}

function firstOf<T>(rows: readonly T[], count: number): FoundPart<T> {
  return { rows: rows.slice(0, count), hasMore: rows.length > count };
}

/** Orders by each of their keys, in order of first occurrence. */
function grouped(orders: readonly SandboxOrder[], keysOf: (order: SandboxOrder) => readonly string[]) {
  const groups = new Map<string, SandboxOrder[]>();
  for (const order of orders)
    for (const key of new Set(keysOf(order))) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [order]);
      else group.push(order);
    }
  return groups;
}
