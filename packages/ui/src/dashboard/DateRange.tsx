import { bothDaysNeeded, chosenDays, type Period } from '@hub/domain/dashboard';
import { calendarDay } from '@hub/domain/shared';
import { Button, Popover } from '@shopify/polaris';
import { CalendarIcon } from '@shopify/polaris-icons';
import { lazy, Suspense, useId, useState } from 'react';
import { RenderBoundary, SkeletonList } from '../shared/index.ts';
import type { CalendarProps, Days } from './Calendar.tsx';
import styles from './DateRange.module.css';
import { DayField } from './DayField.tsx';

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

const loadCalendar = () => import('./Calendar.tsx');
const LazyCalendar = lazy(async () => ({ default: (await loadCalendar()).Calendar }));
// Without it the calendar itself asks, and says what went wrong.
const fetchCalendar = () => void loadCalendar().catch(() => undefined);

/** Most people type: the calendar comes when somebody is about to press its button. */
function CalendarButton(days: CalendarProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      active={isOpen}
      onClose={() => setOpen(false)}
      preferredAlignment="right"
      ariaHaspopup="dialog"
      activator={
        <Button icon={CalendarIcon} accessibilityLabel="Choose from a calendar" onClick={() => setOpen(!isOpen)} onFocus={fetchCalendar} onMouseEnter={fetchCalendar} />
      }
    >
      {/* Polaris' own scrolling part listens to the window for ever, and with it everything that it ever held stays in memory. */}
      <Popover.Pane fixed height="100%">
        <div className={styles.scrolling}>
          <Popover.Section>
            <RenderBoundary name="The calendar">
              <Suspense fallback={<SkeletonList label="Loading the calendar" />}>
                <LazyCalendar {...days} />
              </Suspense>
            </RenderBoundary>
          </Popover.Section>
        </div>
      </Popover.Pane>
    </Popover>
  );
}
