/** Requests have no time limit (§9); after this many ms the screen says that it still waits (contract). */
export const slowAfterMs = 10_000;
