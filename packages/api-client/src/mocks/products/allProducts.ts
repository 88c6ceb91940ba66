import {
  type Handling,
  type LineWeightFacts,
  lineWeight,
  membershipOf,
  newProductSettings,
  type Product,
  soldDays,
} from '@hub/domain/products';
import type { LineItem } from '@hub/domain/orders/detail';
import { unsavedVersion } from '@hub/domain/shared';
import { handlingNames, type WorkflowOrder } from '@hub/domain/workflows';
import { virtualItem } from '../shop/goods.ts';
import { storeWeight } from '../shop/orderDetail.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';

const dayMs = 86_400_000;

type Facts = ReadonlyMap<string, { name: string; units: number }>;

const factsByOrders = new WeakMap<SandboxShop['orders'], Facts>();

/** Every product of a shop: SKUs of its orders that are goods, and those that a person saved. */
export function allProducts({ orders, products }: SandboxShop, now: Date): Product[] {
  const facts = factsByOrders.get(orders) ?? factsOf(orders, now);
  factsByOrders.set(orders, facts);
  const seen = [...facts].map(([sku, { name, units }]): Product => ({
    ...newProductSettings,
    ...unsavedVersion,
    ...products.saved.get(sku),
    sku,
    storeName: name,
    storeWeight: storeWeight(sku),
    unitsSold: units,
  }));
  return [...seen, ...[...products.saved.values()].filter(({ sku }) => !facts.has(sku))];
}

/** Names and sold units by SKU. `orders`: newest first. */
function factsOf(orders: SandboxShop['orders'], now: Date): Facts {
  const since = now.getTime() - soldDays * dayMs;
  const facts = new Map<string, { name: string; units: number }>();
  for (const { seed, createdAt, cancelledAt } of orders)
    for (const { sku, name, quantity } of seed.lines) {
      if (sku === '' || virtualItem(sku) !== 0) continue;
      const known = facts.get(sku) ?? { name, units: 0 };
      if (known.name === '') known.name = name;
      if (createdAt >= since && cancelledAt === null && quantity > 0) known.units += quantity;
      facts.set(sku, known);
    }
  return facts;
}

/** A line with its product's weight, as order detail and workflows read it. */
export function withProductWeight({ products, settings }: SandboxShop): (item: LineItem) => LineItem {
  return (item) => {
    const facts: LineWeightFacts = {
      product: products.saved.get(item.sku)?.weight ?? null,
      fromStore: item.productWeight,
      fallback: settings.saved.defaultWeight,
      isVirtual: (item.virtualItem ?? 0) !== 0,
    };
    return { ...item, productWeight: lineWeight(facts) };
  };
}

/** Fields of workflows about an order's products. */
export function productFields(
  { products }: SandboxShop,
  lines: readonly LineItem[],
): Pick<WorkflowOrder, 'bundles' | 'collections' | 'handling'> {
  const bundles = new Set(products.bundles.map(({ sku }) => sku));
  const members = lines.map(({ sku, name, productWeight }) => ({
    ...(products.saved.get(sku) ?? newProductSettings),
    sku,
    storeName: name,
    storeWeight: productWeight,
  }));
  const flags = Object.keys(handlingNames) as (keyof Handling)[];
  return {
    bundles: lines.flatMap(({ sku, virtualItem: code }) => (bundles.has(sku) && (code ?? 0) === 0 ? [sku] : [])),
    collections: products.collections
      .filter((collection) => members.some(membershipOf(collection)))
      .map(({ name }) => name),
    handling: flags.filter((flag) => members.some((member) => member[flag])).map((flag) => handlingNames[flag]),
  };
}
