import { frameTexts } from '@hub/domain/navigation';
import styles from './badge.module.css';

/** Marks every screen while the server is the sandbox. */
export function SandboxBadge() {
  return (
    <span className={styles.badge} title={frameTexts.practice}>
      Sandbox
    </span>
  );
}
