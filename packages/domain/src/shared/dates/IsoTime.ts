/**
 * An instant as on the wire: ISO 8601 with offset. Parsed where it is shown or sorted only, since a list of 100,000
 * orders shows a few dozen.
 */
export type IsoTime = string;
