import { contractSuite } from '@hub/api-client/mocks/contract';
import { afterAll, describe } from 'vitest';
import { aTempBuild, sandboxPort, startProcess } from './processFixtures.ts';

describe('the contract, over HTTP against the server of `start --sandbox` with the whole year', () => {
  const endings: (() => Promise<void>)[] = [];
  afterAll(() => Promise.all(endings.map((end) => end())));

  contractSuite(async () => {
    const { directory, remove } = await aTempBuild();
    const started = startProcess(directory, ['serve', '--sandbox']);
    endings.push(async () => {
      await started.kill();
      await remove();
    });
    return { origin: `http://127.0.0.1:${await sandboxPort(started)}`, fetch };
  });
});
