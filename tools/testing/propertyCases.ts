import * as fc from 'fast-check';

/** Cases per property: 50 in `pnpm test`, 200 in `pnpm test:all`, 10,000 in `pnpm nightly`. */
const casesPerProperty = Number(process.env.PROPERTY_CASES ?? 200);

/** The same cases in every run, so a failure is reproducible; another seed tries others. */
const seed = Number(process.env.PROPERTY_SEED ?? 20_261_120);

fc.configureGlobal({ numRuns: casesPerProperty, seed });
