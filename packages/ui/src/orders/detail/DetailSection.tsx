import { useId, type ReactNode } from 'react';
import styles from './DetailSection.module.css';

export interface DetailSectionProps {
  title: string;
  /** Count beside the title. */
  count?: string;
  /** Subtitle. */
  subtitle?: ReactNode;
  /** Right of the title. */
  badge?: ReactNode;
  children?: ReactNode;
}

/** A section of an order's detail. */
export function DetailSection({ title, count, subtitle, badge, children }: DetailSectionProps) {
  const headingId = useId();
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <div className={styles.header}>
        <div className={styles.titles}>
          <h3 id={headingId} className={styles.title} dir="auto">
            {title}
          </h3>
          {subtitle && <div className={styles.subtitle}>{subtitle}</div>}
        </div>
        {count && <span className={styles.count}>{count}</span>}
        {badge}
      </div>
      {children}
    </section>
  );
}
