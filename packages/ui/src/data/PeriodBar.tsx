import { formatTime, timeZoneLabel, dataTexts } from '@hub/domain/shared';
import { Select } from '@shopify/polaris';
import type { ReactNode } from 'react';
import styles from './PeriodBar.module.css';

export interface PeriodBarProps<Value extends string> {
  /** The selectable periods. */
  options: readonly { value: Value; label: string }[];
  /** The selected one. */
  period: Value;
  /** Another period was selected. */
  onChange: (period: Value) => void;
  /** The two days of a custom period; absent for others. */
  dates?: ReactNode;
  /** IANA zone in which days begin and end. */
  timeZone: string;
  /** The current time. */
  now: Date;
  /** When the figures were requested; null until they are loaded. */
  fetchedAt: Date | null;
}

/** The period of the figures below, with the time zone in words. */
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
    <div role="group" aria-label={dataTexts.periodOfFigures} className={styles.bar}>
      <div className={styles.period}>
        <Select label={dataTexts.period} labelHidden options={[...options]} value={period} onChange={handleSelect} />
      </div>
      {dates && <div className={styles.dates}>{dates}</div>}
      <p className={styles.zone}>
        {dataTexts.daysIn(timeZoneLabel(timeZone, now))}
        {fetchedAt && `, ${dataTexts.readAt(formatTime(fetchedAt.toISOString(), timeZone))}`}
      </p>
    </div>
  );
}
