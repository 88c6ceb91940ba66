import type { OrderFilters } from '@hub/domain/dashboard';
import { DatePicker } from '@shopify/polaris';
import { useState } from 'react';
import { calendarDate, dayOfDate } from './calendarDate.ts';

export type Days = Pick<OrderFilters, 'startDate' | 'endDate'>;

export interface CalendarProps extends Days {
  onChange: (days: Days) => void;
  /** YYYY-MM-DD; later days cannot be chosen. */
  today: string;
}

/** A month at a time, in which two clicks choose a period. */
export function Calendar({ startDate, endDate, onChange, today }: CalendarProps) {
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
