import { rowsAtATime, showMoreText } from '@hub/domain/shared';
import { Button, InlineStack } from '@shopify/polaris';
import { type ReactNode, useRef, useState } from 'react';
import styles from './MoreRows.module.css';

export interface MoreRowsProps<Row> {
  /** All rows. */
  rows: readonly Row[];
  /** Accessible name of the rows. */
  label: string;
  /** Renders the visible rows. */
  children: (shown: readonly Row[]) => ReactNode;
}

/**
 * The first rows of a long list with a button for more. After the last rows the button disappears and the focus moves
 * to the rows.
 */
export function MoreRows<Row>({ rows, label, children }: MoreRowsProps<Row>) {
  const [shownCount, setShownCount] = useState(rowsAtATime);
  const frame = useRef<HTMLDivElement>(null);
  const remainingCount = rows.length - shownCount;
  const showMore = () => {
    setShownCount(shownCount + rowsAtATime);
    if (remainingCount <= rowsAtATime) frame.current?.focus();
  };
  return (
    <div ref={frame} role="group" aria-label={label} tabIndex={-1} className={styles.frame}>
      {children(rows.slice(0, shownCount))}
      {remainingCount > 0 && (
        <div className={styles.more}>
          <InlineStack align="center">
            <Button onClick={showMore} accessibilityLabel={`${showMoreText(remainingCount)}: ${label}`}>
              {showMoreText(remainingCount)}
            </Button>
          </InlineStack>
        </div>
      )}
    </div>
  );
}
