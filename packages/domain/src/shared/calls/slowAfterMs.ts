/** Requests have no timeout (§9); after this many ms the screen says it is still waiting (contract). */
export const slowAfterMs = 10_000;
