export { bundledSeed, loadSeed } from './seed/loadSeed.ts';
export { SeedError } from './seed/SeedError.ts';
export type { SeedLine, SeedOrder } from './seed/SeedOrder.ts';
