import {
  locationName,
  orderTexts,
  takenBackNote,
  type LineItem,
  type Shipment,
  type ShippedItem,
  voidedShipmentText,
  orderDetailTexts,
} from '@hub/domain/orders/detail';
import { shipmentStatusLabel } from '@hub/domain/orders/shipping';
import { formatCount } from '@hub/domain/shared';
import type { ReactNode } from 'react';
import { LineItemTable, type LineItemRow } from './LineItemTable.tsx';
import { DetailSection } from './DetailSection.tsx';
import { ShipmentBadge } from '../badges/ShipmentBadge.tsx';
import styles from './ShipmentBox.module.css';
import { TrackingNumber } from './TrackingNumber.tsx';

export interface ShipmentBoxProps {
  /** Items, statuses and tracking numbers. */
  shipment: Shipment;
  /** Location names by id; missing ones are shown as N/A. */
  locations: ReadonlyMap<string, string>;
  /** ISO 4217; USD by default. */
  currency?: string | undefined;
  /** Unit of the weights, if the server sends it. */
  weightUnit?: string | undefined;
  /** Renders the action of an item that is not fully shipped. */
  renderItemAction?: ((item: LineItem) => ReactNode) | undefined;
}

/** A shipment (§2): location, status, tracking numbers, items and what remains of them. */
export function ShipmentBox({ shipment, locations, currency, weightUnit, renderItemAction }: ShipmentBoxProps) {
  const { title, locationId, status, trackings, isVoided, items } = shipment;
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
          {trackings.map((tracking) => (
            <span key={tracking.number} className={styles.fact}>
              {orderDetailTexts.tracking} <TrackingNumber tracking={tracking} />
            </span>
          ))}
          {isVoided && <span className={styles.fact}>{voidedShipmentText}</span>}
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
        <LineItemTable
          label={title}
          rows={items.map(asRow)}
          currency={currency}
          weightUnit={weightUnit}
          renderItemAction={itemAction}
        />
      )}
    </DetailSection>
  );
}

function asRow({ item, quantity, remaining, isLast }: ShippedItem): LineItemRow {
  const stillToShip = orderDetailTexts.stillToShip(formatCount(remaining), formatCount(item.quantity));
  return {
    item,
    quantity,
    notes: [
      { text: remaining === 0 ? null : stillToShip, isCaution: true },
      { text: isLast ? takenBackNote(item) : null, isCaution: false },
    ],
  };
}
