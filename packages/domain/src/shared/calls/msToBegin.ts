/** When a call has to be over, because somebody else may do the same then. */
export interface CallDeadline {
  /** Milliseconds on the clock of `now`; Infinity: any time. */
  endsAt: number;
  /** How long the call takes at most, ms. */
  limitMs: number;
}

/** How many milliseconds are left to begin a call that has to be over in time; below 0: it is not to be begun. */
export function msToBegin({ endsAt, limitMs }: CallDeadline, now: number): number {
  return endsAt - limitMs - now;
}
