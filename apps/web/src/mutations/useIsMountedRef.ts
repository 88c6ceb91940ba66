import { type MutableRefObject, useEffect, useRef } from 'react';

/** Whether the calling component is mounted, for callbacks that settle later. */
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
