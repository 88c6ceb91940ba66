import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** Accessible name. */
  label: string;
  /** The progress in words. */
  text: string;
  /** How far it is; absent: not known. */
  progress?: { done: number; total: number } | undefined;
}

/** A bar without words of its own. */
export function ProgressBar({ label, text, progress }: ProgressBarProps) {
  return (
    <progress
      className={styles.bar}
      aria-label={label}
      aria-valuetext={text}
      {...(progress && { value: progress.done, max: Math.max(progress.total, 1) })}
    />
  );
}
