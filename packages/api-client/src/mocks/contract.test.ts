import { describe } from 'vitest';
import { contractSuite } from './contractSuite.ts';
import { createSandbox, smallSeed } from './index.ts';

describe('the contract, against the mocks in process', () => {
  contractSuite(() => ({ origin: 'https://app.example', fetch: createSandbox({ seed: smallSeed }).fetch }));
});
