import { formatCount } from '@hub/domain/shared';
import screenReader from '../../layout/screenReader.module.css';
import styles from './ShowAllButton.module.css';
import type { CollapsedList } from './useCollapsedList.ts';

export interface ShowAllButtonProps {
  list: CollapsedList<unknown>;
  /** What there is all of, for somebody who hears the button alone: "Back Order Items". */
  listLabel: string;
}

/** The button under a long list: "Show all 1,114", afterwards "Show fewer". */
export function ShowAllButton({ list: { isCollapsible, isShowingAll, total, toggle }, listLabel }: ShowAllButtonProps) {
  if (!isCollapsible) return null;
  return (
    <button type="button" className={styles.button} onClick={toggle}>
      {isShowingAll ? 'Show fewer' : `Show all ${formatCount(total)}`}
      <span className={screenReader.only}> {listLabel}</span>
    </button>
  );
}
