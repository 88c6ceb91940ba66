import { type LiveOrders, showChangesLabel, waitingChangesText } from '@hub/domain/orders/list';
import { Button } from '@shopify/polaris';
import { useRef } from 'react';
import { AsOf, type AsOfProps } from '../../data/AsOf.tsx';
import styles from './ListStatus.module.css';

export interface ListStatusProps extends AsOfProps {
  /** When the list was loaded, epoch ms; undefined before that. */
  readAt: number | undefined;
  /** The current time, for the day. */
  now: Date;
  /** IANA time zone. */
  timeZone: string;
  /** New orders on the server that the list does not show yet; null without a list. */
  waiting: LiveOrders | null;
  /** Shows the new orders. */
  onShow: () => void;
}

/** One line of fixed height above a list: when it was loaded, and new orders to show. */
export function ListStatus({ waiting, onShow, ...asOf }: ListStatusProps) {
  const line = useRef<HTMLDivElement>(null);
  const text = waiting === null ? '' : waitingChangesText(waiting);
  const show = () => {
    // The button disappears when pressed.
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
