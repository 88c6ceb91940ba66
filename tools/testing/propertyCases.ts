import * as fc from 'fast-check';

/** Cases that each property is tried with: 50 in `pnpm test`, 10,000 in `pnpm nightly`. */
const casesPerProperty = Number(process.env.PROPERTY_CASES ?? 200);

/** The same cases in every run, so that a failure comes back; another seed tries others. */
const seed = Number(process.env.PROPERTY_SEED ?? 20_261_120);

fc.configureGlobal({ numRuns: casesPerProperty, seed });
