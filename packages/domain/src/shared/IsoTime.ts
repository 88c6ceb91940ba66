/**
 * An instant as the wire writes it: ISO 8601 with offset. Read only where it is shown or sorted by: a list of 100,000
 * orders shows a few dozen of them.
 */
export type IsoTime = string;
