import { insightsTexts } from '@hub/domain/insights';
import styles from './PeriodLegend.module.css';

export interface PeriodLegendProps {
  /** The days of each, in words. */
  current: string;
  previous: string;
}

/** Which columns are which: filled and outlined, so that it can be told without colours. */
export function PeriodLegend({ current, previous }: PeriodLegendProps) {
  return (
    <ul className={styles.legend}>
      <li className={styles.entry}>
        <span className={styles.mark} aria-hidden="true" />
        {insightsTexts.thisPeriod}, filled: {current}
      </li>
      <li className={styles.entry}>
        <span className={styles.mark} data-previous aria-hidden="true" />
        {insightsTexts.periodBefore}, outlined: {previous}
      </li>
    </ul>
  );
}
