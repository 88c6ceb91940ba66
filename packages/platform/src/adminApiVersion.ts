/** The Admin API version that every query is written for. */
export const adminApiVersion = '2026-10';
