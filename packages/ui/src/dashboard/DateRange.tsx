import { chosenDays, customPeriodHint, type Period, filterTexts } from '@hub/domain/dashboard';
import { calendarDay } from '@hub/domain/shared';
import { Button } from '@shopify/polaris';
import { CalendarIcon } from '@shopify/polaris-icons';
import { lazy, type RefObject, Suspense, useId, useLayoutEffect, useRef, useState } from 'react';
import { FocusKeeper } from '../actions/FocusKeeper.tsx';
import { ErrorBoundary } from '../feedback/index.ts';
import type { DayRange, MonthPickerProps } from './Calendar.tsx';
import styles from './DateRange.module.css';
import { DayField } from './DayField.tsx';

export interface DateRangeProps {
  /** First day, YYYY-MM-DD; null: not chosen. */
  startDate: DayRange['startDate'];
  /** Last day, YYYY-MM-DD; null: not chosen. */
  endDate: DayRange['endDate'];
  /** Called with both days when one changes; null: not chosen. */
  onChange: (days: DayRange) => void;
  /** The period shown until both days are chosen. */
  shownPeriod?: Period | undefined;
  /** IANA zone of the days; decides which day is today. */
  timeZone: string;
  /** The current time. */
  now: Date;
}

/** First and last day of a custom period, both included; typed, or picked from a calendar (§2). */
export function DateRange({ startDate, endDate, onChange, shownPeriod, timeZone, now }: DateRangeProps) {
  const hintId = useId();
  const isReversed = startDate !== null && endDate !== null && chosenDays({ startDate, endDate }) === null;
  const hint = customPeriodHint({ startDate, endDate }, shownPeriod);
  return (
    <div
      role="group"
      aria-label={filterTexts.customPeriod}
      aria-describedby={hint === null ? undefined : hintId}
      className={styles.range}
    >
      <DayField
        label={filterTexts.firstDay}
        prefix={filterTexts.from}
        day={startDate}
        onChange={(day) => onChange({ startDate: day, endDate })}
      />
      <DayField
        label={filterTexts.lastDay}
        prefix={filterTexts.to}
        day={endDate}
        onChange={(day) => onChange({ startDate, endDate: day })}
        error={isReversed ? filterTexts.reversed : undefined}
      />
      <div className={styles.calendar}>
        <CalendarButton
          startDate={startDate}
          endDate={endDate}
          onChange={onChange}
          today={calendarDay(now.getTime(), timeZone)}
        />
      </div>
      {hint !== null && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

const LazyCalendar = lazy(async () => ({ default: (await import('./Calendar.tsx')).Calendar }));

/** The calendar loads when its button first renders; a press before then opens it once loaded. */
function CalendarButton(days: MonthPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const wasFocused = useRef(false);
  const button = (
    <Button icon={CalendarIcon} accessibilityLabel={filterTexts.openCalendar} onClick={() => setOpen(!isOpen)} />
  );
  return (
    <ErrorBoundary name={filterTexts.calendar}>
      <div ref={frame}>
        <Suspense fallback={<FocusKeeper onFocusLost={() => (wasFocused.current = true)}>{button}</FocusKeeper>}>
          <LazyCalendar {...days} open={isOpen} onClose={() => setOpen(false)} button={button} />
          <FocusOnceShown frame={frame} isWanted={wasFocused} />
        </Suspense>
      </div>
    </ErrorBoundary>
  );
}

/** The loaded calendar brings its own button, which takes the focus from the placeholder's. */
function FocusOnceShown({ frame, isWanted }: { frame: RefObject<HTMLElement>; isWanted: RefObject<boolean> }) {
  useLayoutEffect(() => {
    if (isWanted.current) frame.current?.querySelector('button')?.focus();
  }, [frame, isWanted]);
  return null;
}
