export type * from './Stats.ts';
