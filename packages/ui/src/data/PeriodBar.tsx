import { formatTime, timeZoneLabel } from '@hub/domain/shared';
import { Select } from '@shopify/polaris';
import type { ReactNode } from 'react';
import styles from './PeriodBar.module.css';

export interface PeriodBarProps<Value extends string> {
  /** The periods to choose from. */
  options: readonly { value: Value; label: string }[];
  /** The chosen one. */
  period: Value;
  /** Another period was chosen. */
  onChange: (period: Value) => void;
  /** The two days of a custom period; nothing for the others. */
  dates?: ReactNode;
  /** IANA zone in which days begin and end. */
  timeZone: string;
  /** The moment that it is drawn for. */
  now: Date;
  /** When the figures were asked for; null until they are there. */
  fetchedAt: Date | null;
}

/** The period of the figures below, and whose days it counts, in words. */
export function PeriodBar<Value extends string>({
  options,
  period,
  onChange,
  dates,
  timeZone,
  now,
  fetchedAt,
}: PeriodBarProps<Value>) {
  const handleSelect = (text: string) => {
    const chosen = options.find(({ value }) => value === text);
    if (chosen) onChange(chosen.value);
  };
  return (
    <div role="group" aria-label="Period of the figures" className={styles.bar}>
      <div className={styles.period}>
        <Select label="Period" labelHidden options={[...options]} value={period} onChange={handleSelect} />
      </div>
      {dates && <div className={styles.dates}>{dates}</div>}
      <p className={styles.zone}>
        Days in {timeZoneLabel(timeZone, now)}
        {fetchedAt && `, read at ${formatTime(fetchedAt.toISOString(), timeZone)}`}
      </p>
    </div>
  );
}
