import { allocationNote, type LineItem, takenBackNote } from '@hub/domain/orders/detail';
import { formatCount } from '@hub/domain/shared';
import type { ReactNode } from 'react';
import { type LineItemRow, LineItemTable } from './LineItemTable.tsx';
import { DetailSection } from './DetailSection.tsx';

export interface LineItemSectionProps {
  /** Heading (§2). */
  title: string;
  /** The items; empty renders nothing. */
  items: readonly LineItem[];
  /** ISO 4217; USD by default. */
  currency?: string | undefined;
  /** Unit of the weights, if the server sends it. */
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

function asRow(item: LineItem): LineItemRow {
  const isShort = item.allocations?.some(({ locationId }) => locationId === null) ?? false;
  return {
    item,
    quantity: item.quantity,
    notes: [
      { text: allocationNote(item), isCaution: isShort },
      { text: takenBackNote(item), isCaution: false },
    ],
  };
}
