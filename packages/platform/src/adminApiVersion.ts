/** Version of the platform's Admin API that every query is written for. */
export const adminApiVersion = '2026-10';
