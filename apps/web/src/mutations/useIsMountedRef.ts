import { type MutableRefObject, useEffect, useRef } from 'react';

/** Whether the calling component is on the screen, for what settles after it has left. */
export function useIsMountedRef(): MutableRefObject<boolean> {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
