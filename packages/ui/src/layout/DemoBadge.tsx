import { demoBadgeTexts } from '@hub/domain/shared';
import badge from './badge.module.css';
import styles from './DemoBadge.module.css';

export interface DemoBadgeProps {
  /** Called when pressed. */
  onOpen: () => void;
}

/** Marks every screen while the server is the demo; opens what is simulated there. */
export function DemoBadge({ onOpen }: DemoBadgeProps) {
  return (
    <button type="button" className={`${badge.badge} ${styles.button}`} title={demoBadgeTexts.hint} onClick={onOpen}>
      {demoBadgeTexts.badge}
    </button>
  );
}
