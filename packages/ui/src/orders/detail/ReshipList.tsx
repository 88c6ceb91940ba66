import type { Order } from '@hub/domain/orders';
import {
  type OrderDetail,
  type Reship,
  reshipCancellationText,
  reshipContentText,
  reshipEnding,
  reshipName,
  reshipStateText,
  reshipTexts,
  orderDetailTexts,
} from '@hub/domain/orders/detail';
import { wordsText } from '@hub/domain/messages';
import { ShipmentBadge } from '../badges/ShipmentBadge.tsx';
import { StatusBadge } from '../badges/StatusBadge.tsx';
import type { ReactNode } from 'react';
import { DetailSection } from './DetailSection.tsx';
import styles from './ReshipList.module.css';
import { TrackingNumber } from './TrackingNumber.tsx';

export interface ReshipListProps {
  /** The order; the names of its reships start with its name. */
  order: Order;
  /** The detail with the reships; renders nothing without any. */
  detail: OrderDetail;
  /** Renders the action that ends a reship. */
  renderAction?: ((reship: Reship) => ReactNode) | undefined;
}

/** Units of an order that were resent: which and why, by whom, their progress and tracking. */
export function ReshipList({ order, detail, renderAction }: ReshipListProps) {
  const sent = detail.reships?.sent ?? [];
  if (sent.length === 0) return null;
  return (
    <DetailSection title={reshipTexts.heading}>
      <ul className={styles.reships}>
        {sent.map((reship) => (
          <li key={reship.number}>
            <p className={styles.name}>
              <span>{reshipTexts.atProvider(reshipName(order, reship.number), reship.provider)}</span>
              <ReshipBadge reship={reship} />
            </p>
            <p dir="auto">{reshipContentText(reship, detail)}</p>
            {reship.parcels.map(
              ({ parcelId, number, carrier, url, isVoided }) =>
                number !== null &&
                !isVoided && (
                  <p key={parcelId} className={styles.quiet}>
                    {orderDetailTexts.tracking} <TrackingNumber tracking={{ number, carrier, url }} />
                  </p>
                ),
            )}
            {reship.words !== null && (
              <p className={styles.problem} dir="auto">
                {wordsText(reship.words)}
              </p>
            )}
            {reship.cancellation !== undefined && (
              <p className={reship.cancellation.state === 'asking' ? styles.quiet : styles.problem} dir="auto">
                {reshipCancellationText(reship)}
              </p>
            )}
            <p className={styles.quiet}>
              <bdi>{reship.reference}</bdi>
            </p>
            {renderAction?.(reship)}
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

/** The carrier’s status, once there is one for a parcel. */
function ReshipBadge({ reship }: { reship: Reship }) {
  const status = reship.parcels.findLast((parcel) => !parcel.isVoided)?.status ?? null;
  if (status !== null && (reship.state === 'sent' || reship.state === 'done')) return <ShipmentBadge status={status} />;
  const isProblem = reshipEnding(reship) === 'dismiss';
  return <StatusBadge tone={isProblem ? 'critical' : 'info'}>{reshipStateText(reship)}</StatusBadge>;
}
