import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Runs when Back or Forward has been pressed: what was being asked until then is declined by it. */
export function useOnBack(onBack: () => void): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    if (type === 'POP') latest.current();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- not read here, but another entry of the history is another press
  }, [key, type]);
}
