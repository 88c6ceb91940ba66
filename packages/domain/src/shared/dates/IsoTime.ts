/**
 * An instant as on the wire: ISO 8601 with offset. Parsed only to show or sort it, because a list of 100,000 orders
 * shows a few dozen.
 */
export type IsoTime = string;
