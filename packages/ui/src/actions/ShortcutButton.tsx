import { ActionButton } from './ActionButton.tsx';
import styles from './ShortcutButton.module.css';

export interface ShortcutButtonProps {
  /** Called to open the sheet. */
  onOpen: () => void;
}

/** Opens the shortcut sheet, at the foot of every screen. */
export function ShortcutButton({ onOpen }: ShortcutButtonProps) {
  return (
    <div className={styles.foot}>
      <ActionButton variant="plain" label="Keyboard shortcuts" disabledReason={null} onAction={onOpen} />
    </div>
  );
}
