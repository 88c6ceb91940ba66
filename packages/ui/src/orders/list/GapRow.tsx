/* oxlint-disable jsx-a11y/prefer-tag-over-role -- as the rows of orders, which take its place */
import { actionMessages } from '@hub/domain/orders/actions';
import { type RowGap, rowGapTexts } from '@hub/domain/orders/list';
import { memo } from 'react';
import screenReader from '../../layout/screenReader.module.css';
import styles from './GapRow.module.css';
import gridStyles from './OrderGrid.module.css';

export interface GapRowProps {
  /** Index in the list, from 0. */
  index: number;
  /** Why the order is missing. */
  gap: RowGap;
  /** Height that the list reserves for it, px. */
  height: number;
  /** Whether its button is in the tab order (roving tabindex). */
  isActive: boolean;
  /** The rows have checkboxes. */
  isSelectable: boolean;
  /** Absolute offset from the first visible row, px, for a row out of flow. */
  pinnedTop: number | undefined;
}

/** The row of a missing order: loading, not loaded or unreadable. It is focusable. */
export const GapRow = memo(function GapRow({ index, gap, height, isActive, isSelectable, pinnedTop }: GapRowProps) {
  const text = rowGapTexts[gap];
  return (
    <div
      role="presentation"
      data-index={index}
      className={gridStyles.slot}
      {...(pinnedTop === undefined ? {} : { 'data-pinned': '', style: { top: pinnedTop } })}
    >
      <div role="row" aria-rowindex={index + 1} aria-label={text} aria-busy={gap === 'loading'}>
        <div className={styles.row} data-row-head data-selectable={isSelectable ? '' : undefined} style={{ height }}>
          {gap === 'loading' ? (
            <>
              <span className={styles.name} aria-hidden="true" />
              <span className={styles.customer} aria-hidden="true" />
              <span className={styles.badge} aria-hidden="true" />
              <span className={styles.created} aria-hidden="true" />
            </>
          ) : (
            <span className={styles.text}>{text}</span>
          )}
          <div role="gridcell" className={styles.toggle}>
            <button
              type="button"
              className={gap === 'failed' ? styles.retry : screenReader.only}
              data-column="expand"
              tabIndex={isActive ? 0 : -1}
              aria-disabled={gap === 'failed' ? undefined : true}
            >
              {gap === 'failed' ? actionMessages.retry : text}
            </button>
          </div>
        </div>
      </div>
    </div>
  );
});
