import type { LineItem } from '@hub/domain/orders';
import { formatCount } from '@hub/domain/shared';
import type { ReactNode } from 'react';
import { LineItemTable } from './LineItemTable.tsx';
import { DetailSection } from './DetailSection.tsx';

export interface LineItemSectionProps {
  /** Heading (§2). */
  title: string;
  /** Renders nothing when empty. */
  items: readonly LineItem[];
  /** ISO 4217; USD by default. */
  currency?: string | undefined;
  /** Renders the action of an item. */
  renderItemAction?: ((item: LineItem) => ReactNode) | undefined;
}

/** A group of line items (§2). */
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
