import { useEffect, useState } from 'react';
import { useAppEnvironment } from './AppEnvironment.ts';

const minuteMs = 60_000;

/**
 * The present to the minute, for ages in words; the same object in between, so that rows are not drawn again for
 * nothing.
 */
export function useCurrentMinute(): Date {
  const { now } = useAppEnvironment();
  const [minute, setMinute] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setMinute(now()), minuteMs);
    return () => clearInterval(timer);
  }, [now]);
  return minute;
}
