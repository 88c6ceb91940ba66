import { allocationNote, type LineItem } from '@hub/domain/orders/detail';
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
  /** Unit of the weights, where the server says it. */
  weightUnit?: string | undefined;
  /** Renders the action of an item. */
  renderItemAction?: ((item: LineItem) => ReactNode) | undefined;
}

/** A group of line items (§2). */
export function LineItemSection({ title, items, currency, weightUnit, renderItemAction }: LineItemSectionProps) {
  if (items.length === 0) return null;
  return (
    <DetailSection title={title} count={formatCount(items.length)}>
      <LineItemTable
        label={title}
        rows={items.map(asRow)}
        currency={currency}
        weightUnit={weightUnit}
        renderItemAction={renderItemAction}
      />
    </DetailSection>
  );
}

function asRow(item: LineItem) {
  const note = allocationNote(item);
  return { item, quantity: item.quantity, ...(note !== null && { note }) };
}
