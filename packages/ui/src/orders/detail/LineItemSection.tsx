import type { LineItem } from '@hub/domain/orders';
import { formatCount } from '@hub/domain/shared';
import type { ReactNode } from 'react';
import { LineItemTable } from './LineItemTable.tsx';
import { DetailSection } from './DetailSection.tsx';

export interface LineItemSectionProps {
  /** Heading of the section (§2). */
  title: string;
  /** None draws nothing: an order has only the sections that it has items for. */
  items: readonly LineItem[];
  /** Of the prices, ISO 4217; the product's own when absent. */
  currency?: string | undefined;
  /** What can be done with an item. */
  renderItemAction?: ((item: LineItem) => ReactNode) | undefined;
}

/** One group of an order's items (§2): Cancelled, Non Shippable, Back Order, Non Shiped. */
export function LineItemSection({ title, items, currency, renderItemAction }: LineItemSectionProps) {
  if (items.length === 0) return null;
  return (
    <DetailSection title={title} count={formatCount(items.length)}>
      <LineItemTable label={title} rows={items.map(asRow)} currency={currency} renderItemAction={renderItemAction} />
    </DetailSection>
  );
}

function asRow(item: LineItem) {
  return { item, quantity: item.quantity };
}
