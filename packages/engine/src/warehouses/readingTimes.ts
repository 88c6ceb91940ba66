/** After so long without an end of its reading an order, or a page of a list, is read by somebody else. */
export const takenForMs = 10 * 60_000;

/** A 3PL that does not know an order is asked again after so long. */
export const refusedReadMs = 6 * 3_600_000;

/** How long after a call that failed an order or a list is read again. */
export const failedReadMs = 5 * 60_000;
