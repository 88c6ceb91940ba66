import {
  locationName,
  orderTexts,
  shipmentStatusLabel,
  type LineItem,
  type Shipment,
  type ShippedItem,
} from '@hub/domain/orders';
import { formatCount } from '@hub/domain/shared';
import type { ReactNode } from 'react';
import { LineItemTable, type LineItemRow } from './LineItemTable.tsx';
import { DetailSection } from './DetailSection.tsx';
import { ShipmentBadge } from '../badges/ShipmentBadge.tsx';
import styles from './ShipmentBox.module.css';

export interface ShipmentBoxProps {
  /** Items, statuses and tracking numbers. */
  shipment: Shipment;
  /** Location names by id; missing ones are shown as N/A. */
  locations: ReadonlyMap<string, string>;
  /** ISO 4217; USD by default. */
  currency?: string | undefined;
  /** Renders the action of an item that is not fully shipped. */
  renderItemAction?: ((item: LineItem) => ReactNode) | undefined;
}

/** A shipment (§2): location, status, tracking numbers, items and what remains of them. */
export function ShipmentBox({ shipment, locations, currency, renderItemAction }: ShipmentBoxProps) {
  const { title, locationId, status, trackingNumbers, items } = shipment;
  const incomplete = new Set(items.flatMap(({ item, remaining }) => (remaining > 0 ? item.lineItemId : [])));
  const itemAction =
    renderItemAction && ((item: LineItem) => (incomplete.has(item.lineItemId) ? renderItemAction(item) : null));
  return (
    <DetailSection
      title={title}
      subtitle={
        <>
          <span className={styles.fact}>
            {orderTexts.location} <bdi>{locationName(locationId, locations)}</bdi>
          </span>
          {trackingNumbers.map((number) => (
            <span key={number} className={styles.fact}>
              Tracking <bdi className={styles.number}>{number}</bdi>
            </span>
          ))}
        </>
      }
      badge={
        status === null ? (
          <span className={styles.added}>{shipmentStatusLabel(null)}</span>
        ) : (
          <ShipmentBadge status={status} />
        )
      }
    >
      {items.length > 0 && (
        <LineItemTable label={title} rows={items.map(asRow)} currency={currency} renderItemAction={itemAction} />
      )}
    </DetailSection>
  );
}

function asRow({ item, quantity, remaining }: ShippedItem): LineItemRow {
  if (remaining === 0) return { item, quantity };
  return { item, quantity, note: `${formatCount(remaining)} of ${formatCount(item.quantity)} still to be shipped` };
}
