import type { LineItem } from '@hub/domain/orders';
import { formatCount } from '@hub/domain/shared';
import type { ReactNode } from 'react';
import { LineItemTable } from './LineItemTable.tsx';
import { Section } from './Section.tsx';

export interface LineItemSectionProps {
  title: string;
  /** None draws nothing: an order has only the sections that it has items for. */
  items: readonly LineItem[];
  currency?: string | undefined;
  renderItemAction?: ((item: LineItem) => ReactNode) | undefined;
}

/** One group of an order's items (§2): Cancelled, Non Shippable, Back Order, Non Shiped. */
export function LineItemSection({ title, items, currency, renderItemAction }: LineItemSectionProps) {
  if (items.length === 0) return null;
  return (
    <Section title={title} count={formatCount(items.length)}>
      <LineItemTable label={title} rows={items.map(asRow)} currency={currency} renderItemAction={renderItemAction} />
    </Section>
  );
}

function asRow(item: LineItem) {
  return { item, quantity: item.quantity };
}
