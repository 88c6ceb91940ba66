export type * from './IsoTime.ts';
