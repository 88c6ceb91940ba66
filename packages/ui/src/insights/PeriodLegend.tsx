import { insightsTexts, reportTexts } from '@hub/domain/insights';
import styles from './PeriodLegend.module.css';

export interface PeriodLegendProps {
  /** The days of each period, in words. */
  current: string;
  previous: string;
}

/** Legend of two periods: filled and outlined, to differ without colour. */
export function PeriodLegend({ current, previous }: PeriodLegendProps) {
  return (
    <ul className={styles.legend}>
      <li className={styles.entry}>
        <span className={styles.mark} aria-hidden="true" />
        {reportTexts.filled(insightsTexts.thisPeriod)} {current}
      </li>
      <li className={styles.entry}>
        <span className={styles.mark} data-previous aria-hidden="true" />
        {reportTexts.outlined(insightsTexts.periodBefore)} {previous}
      </li>
    </ul>
  );
}
