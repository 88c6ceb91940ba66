/** No request is ever timed out (§9); after this many milliseconds the screen says that it still waits (contract). */
export const slowAfterMs = 10_000;
