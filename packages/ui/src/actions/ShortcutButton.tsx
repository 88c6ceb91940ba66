import { ActionButton } from './ActionButton.tsx';
import styles from './ShortcutButton.module.css';

export interface ShortcutButtonProps {
  /** Opens the sheet. */
  onOpen: () => void;
}

/**
 * At the foot of every screen: the way to the sheet of shortcuts for who does not know "?" yet, or has switched it off.
 */
export function ShortcutButton({ onOpen }: ShortcutButtonProps) {
  return (
    <div className={styles.foot}>
      <ActionButton variant="plain" label="Keyboard shortcuts" disabledReason={null} onAction={onOpen} />
    </div>
  );
}
