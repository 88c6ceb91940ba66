import styles from './badge.module.css';

/** Marks every screen while the server is the sandbox. */
export function SandboxBadge() {
  return (
    <span className={styles.badge} title="Practice data: nothing here reaches a warehouse">
      Sandbox
    </span>
  );
}
