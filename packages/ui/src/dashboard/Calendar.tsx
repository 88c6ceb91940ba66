import type { OrderFilters } from '@hub/domain/dashboard';
import { DatePicker, Popover } from '@shopify/polaris';
import { type ReactElement, useState } from 'react';
import styles from './Calendar.module.css';
import { calendarDate, dayOfDate } from './calendarDate.ts';

export type DayRange = Pick<OrderFilters, 'startDate' | 'endDate'>;

export interface MonthPickerProps extends DayRange {
  onChange: (days: DayRange) => void;
  /** YYYY-MM-DD; later days cannot be chosen. */
  today: string;
}

export interface CalendarProps extends MonthPickerProps {
  /** Whether it shows. */
  open: boolean;
  onClose: () => void;
  /** The button beside which it opens. */
  button: ReactElement;
}

/** A month at a time beside its button. Two clicks choose a period. */
export function Calendar({ open, onClose, button, ...days }: CalendarProps) {
  return (
    <Popover active={open} onClose={onClose} preferredAlignment="right" ariaHaspopup="dialog" activator={button}>
      {/* Polaris' own scrolling part listens to the window for ever, and with it everything that it ever held stays in memory. */}
      <Popover.Pane fixed height="100%">
        <div className={styles.scrolling}>
          <Popover.Section>
            <MonthPicker {...days} />
          </Popover.Section>
        </div>
      </Popover.Pane>
    </Popover>
  );
}

/** Begins with the chosen days each time that it is opened. */
function MonthPicker({ startDate, endDate, onChange, today }: MonthPickerProps) {
  const [{ month, year }, setMonth] = useState(() => {
    const shown = calendarDate(endDate ?? startDate ?? today);
    return { month: shown.getMonth(), year: shown.getFullYear() };
  });
  const start = startDate ?? endDate;
  const end = endDate ?? startDate;
  return (
    <DatePicker
      month={month}
      year={year}
      allowRange
      {...(start && end ? { selected: { start: calendarDate(start), end: calendarDate(end) } } : {})}
      disableDatesAfter={calendarDate(today)}
      onMonthChange={(nextMonth, nextYear) => setMonth({ month: nextMonth, year: nextYear })}
      onChange={({ start: first, end: last }) => onChange({ startDate: dayOfDate(first), endDate: dayOfDate(last) })}
    />
  );
}
