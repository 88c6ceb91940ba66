/**
 * Waits until nothing else is to be done and tells how many ms are left until something may be. Where that is not known
 * (Safari, Node) it is the next timer, and nothing is left.
 */
export function whenIdle(): Promise<() => number> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback((deadline) => resolve(() => deadline.timeRemaining()));
    else setTimeout(() => resolve(() => 0));
  });
}
