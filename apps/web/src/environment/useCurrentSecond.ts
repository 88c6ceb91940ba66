import { useEffect, useState } from 'react';
import { useAppEnvironment } from './AppEnvironment.ts';

const secondMs = 1_000;

/** The current time, updated once a second; for countdowns. */
export function useCurrentSecond(): Date {
  const { now } = useAppEnvironment();
  const [second, setSecond] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setSecond(now()), secondMs);
    return () => clearInterval(timer);
  }, [now]);
  return second;
}
