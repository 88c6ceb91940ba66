import styles from './SandboxBadge.module.css';

/** Stands on every screen while the server is the sandbox, so that nobody takes a practice order for a real one. */
export function SandboxBadge() {
  return (
    <span className={styles.badge} title="Practice data: nothing here reaches a warehouse">
      Sandbox
    </span>
  );
}
