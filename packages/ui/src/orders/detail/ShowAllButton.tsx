import { orderDetailTexts } from '@hub/domain/orders/detail';
import { formatCount } from '@hub/domain/shared';
import screenReader from '../../layout/screenReader.module.css';
import styles from './ShowAllButton.module.css';
import type { CollapsedList } from './useCollapsedList.ts';

export interface ShowAllButtonProps {
  list: CollapsedList<unknown>;
  /** Name of the list, for the accessible name: "Back Order Items". */
  listLabel: string;
}

/** Below a long list: "Show all 1,114", then "Show fewer". */
export function ShowAllButton({ list: { isCollapsible, isShowingAll, total, toggle }, listLabel }: ShowAllButtonProps) {
  if (!isCollapsible) return null;
  return (
    <button type="button" className={styles.button} onClick={toggle}>
      {isShowingAll ? orderDetailTexts.showFewer : orderDetailTexts.showAll(formatCount(total))}
      <span className={screenReader.only}> {listLabel}</span>
    </button>
  );
}
