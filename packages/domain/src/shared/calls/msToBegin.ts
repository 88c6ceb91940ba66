/** Deadline of a call, after which another process may do the same. */
export interface CallDeadline {
  /** Milliseconds on the clock of `now`; Infinity for none. */
  endsAt: number;
  /** The call's maximum duration, ms. */
  limitMs: number;
}

/** Milliseconds left to start a call that must finish by its deadline; negative when it is too late. */
export function msToBegin({ endsAt, limitMs }: CallDeadline, now: number): number {
  return endsAt - limitMs - now;
}
