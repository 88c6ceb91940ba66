import type { OrderFilters } from '@hub/domain/dashboard';
import { DatePicker, Popover } from '@shopify/polaris';
import { type ReactElement, useState } from 'react';
import styles from './Calendar.module.css';

export type DayRange = Pick<OrderFilters, 'startDate' | 'endDate'>;

export interface MonthPickerProps extends DayRange {
  onChange: (days: DayRange) => void;
  /** YYYY-MM-DD; later days are disabled. */
  today: string;
}

export interface CalendarProps extends MonthPickerProps {
  /** Whether it is open. */
  open: boolean;
  onClose: () => void;
  /** The button that the popover is anchored to. */
  button: ReactElement;
}

/** A month calendar in a popover. Two clicks choose a period. */
export function Calendar({ open, onClose, button, ...days }: CalendarProps) {
  return (
    <Popover active={open} onClose={onClose} preferredAlignment="right" ariaHaspopup="dialog" activator={button}>
      {/* `fixed`, because Polaris' scrollable pane never removes its listener on the window and leaks its content. */}
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

/** Starts with the chosen days each time it opens. */
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

/**
 * A day `YYYY-MM-DD` for the calendar widget: local midnight in the browser's zone. The widget reads year, month and
 * day only, so the shop's zone does not matter.
 */
function calendarDate(day: string): Date {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** The day `YYYY-MM-DD` of the calendar widget's date. */
function dayOfDate(date: Date): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}
