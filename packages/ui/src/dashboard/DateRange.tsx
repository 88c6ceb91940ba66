import { bothDaysNeeded, chosenDays, type OrderFilters, type Period } from '@hub/domain/dashboard';
import { calendarDay } from '@hub/domain/shared';
import { Button, DatePicker, Popover } from '@shopify/polaris';
import { CalendarIcon } from '@shopify/polaris-icons';
import { useId, useState } from 'react';
import { calendarDate, dayOfDate } from './calendarDate.ts';
import styles from './DateRange.module.css';
import { DayField } from './DayField.tsx';

export type Days = Pick<OrderFilters, 'startDate' | 'endDate'>;

export interface DateRangeProps {
  /** First day, YYYY-MM-DD; null while none is chosen. */
  startDate: Days['startDate'];
  /** Last day, YYYY-MM-DD; null while none is chosen. */
  endDate: Days['endDate'];
  /** Called with both days as soon as one is changed; a day that is not chosen yet is null. */
  onChange: (days: Days) => void;
  /** What shows until both days are there. */
  shownPeriod?: Period | undefined;
  /** IANA zone of the days; decides which one is today. */
  timeZone: string;
  /** The moment that it is drawn for. */
  now: Date;
}

/** First and last day of a custom period, both included: typed, or picked from a calendar. Only a Custom period shows it (§2). */
export function DateRange({ startDate, endDate, onChange, shownPeriod, timeZone, now }: DateRangeProps) {
  const hintId = useId();
  const isReversed = startDate !== null && endDate !== null && chosenDays({ startDate, endDate }) === null;
  const isHalf = startDate === null || endDate === null;
  return (
    <div role="group" aria-label="Custom period" aria-describedby={isHalf ? hintId : undefined} className={styles.range}>
      <DayField label="First day" prefix="From" day={startDate} onChange={(day) => onChange({ startDate: day, endDate })} />
      <DayField
        label="Last day"
        prefix="To"
        day={endDate}
        onChange={(day) => onChange({ startDate, endDate: day })}
        error={isReversed ? 'The last day is before the first' : undefined}
      />
      <div className={styles.calendar}>
        <CalendarButton startDate={startDate} endDate={endDate} onChange={onChange} today={calendarDay(now.getTime(), timeZone)} />
      </div>
      {isHalf && (
        <p id={hintId} className={styles.hint}>
          {bothDaysNeeded(shownPeriod)}
        </p>
      )}
    </div>
  );
}

function CalendarButton({ startDate, endDate, onChange, today }: Days & { onChange(days: Days): void; today: string }) {
  const [isOpen, setOpen] = useState(false);
  const [{ month, year }, setMonth] = useState({ month: 0, year: 1970 });
  const toggle = () => {
    const shown = calendarDate(endDate ?? startDate ?? today);
    setMonth({ month: shown.getMonth(), year: shown.getFullYear() });
    setOpen(!isOpen);
  };
  const start = startDate ?? endDate;
  const end = endDate ?? startDate;

  return (
    <Popover
      active={isOpen}
      onClose={() => setOpen(false)}
      preferredAlignment="right"
      ariaHaspopup="dialog"
      activator={<Button icon={CalendarIcon} accessibilityLabel="Choose from a calendar" onClick={toggle} />}
    >
      {/* Polaris' own scrolling part listens to the window for ever, and with it everything that it ever held stays in memory. */}
      <Popover.Pane fixed height="100%">
        <div className={styles.scrolling}>
          <Popover.Section>
            <DatePicker
              month={month}
              year={year}
              allowRange
              {...(start && end ? { selected: { start: calendarDate(start), end: calendarDate(end) } } : {})}
              disableDatesAfter={calendarDate(today)}
              onMonthChange={(nextMonth, nextYear) => setMonth({ month: nextMonth, year: nextYear })}
              onChange={({ start: first, end: last }) => onChange({ startDate: dayOfDate(first), endDate: dayOfDate(last) })}
            />
          </Popover.Section>
        </div>
      </Popover.Pane>
    </Popover>
  );
}
