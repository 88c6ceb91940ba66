import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** Accessible name. */
  label: string;
  /** The progress in words. */
  text: string;
  /** Progress so far; absent when unknown. */
  progress?: { done: number; total: number } | undefined;
}

/** A progress bar; `text` gives the progress in words. */
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
