import { useEffect, useState } from 'react';
import { useAppEnvironment } from './AppEnvironment.ts';

const minuteMs = 60_000;

/** The current time, updated once a minute; the same object in between, so that rows do not render. */
export function useCurrentMinute(): Date {
  const { now } = useAppEnvironment();
  const [minute, setMinute] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setMinute(now()), minuteMs);
    return () => clearInterval(timer);
  }, [now]);
  return minute;
}
