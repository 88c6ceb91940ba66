import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Called on Back or Forward, to decline an open confirmation. */
export function useOnBack(onBack: () => void): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    if (type === 'POP') latest.current();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each history entry is another press
  }, [key, type]);
}
