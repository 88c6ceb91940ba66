import { type LiveOrders, showChangesLabel, waitingChangesText } from '@hub/domain/orders/list';
import { Button } from '@shopify/polaris';
import { useRef } from 'react';
import { AsOf, type AsOfProps } from '../../data/AsOf.tsx';
import styles from './ListStatus.module.css';

export interface ListStatusProps extends AsOfProps {
  /** When the list was read, epoch ms; undefined while it was not. */
  readAt: number | undefined;
  /** The current time, for the day. */
  now: Date;
  /** IANA zone. */
  timeZone: string;
  /** What the server has and the list does not show yet; null without a list. */
  waiting: LiveOrders | null;
  /** Brings in what waits. */
  onShow: () => void;
}

/** One line above a list, always as high: as of when, and what waits to be shown. */
export function ListStatus({ waiting, onShow, ...asOf }: ListStatusProps) {
  const line = useRef<HTMLDivElement>(null);
  const text = waiting === null ? '' : waitingChangesText(waiting);
  const show = () => {
    // The button disappears with its press.
    line.current?.focus();
    onShow();
  };
  return (
    <div ref={line} tabIndex={-1} className={styles.line}>
      <AsOf {...asOf} />
      <p role="status" className={styles.waiting}>
        {text}
      </p>
      {waiting !== null && text !== '' && (
        <Button variant="plain" onClick={show}>
          {showChangesLabel(waiting)}
        </Button>
      )}
    </div>
  );
}
