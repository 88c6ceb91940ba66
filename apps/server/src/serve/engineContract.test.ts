import { contractSuite } from '@hub/api-client/mocks/contract';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { createEngineFixture } from '../testing/engineFixture.ts';

describeOnBothKinds('the contract, over the engine', (database) => {
  contractSuite(async () => {
    const { fetch, createShop } = await createEngineFixture(database());
    return {
      origin: 'http://127.0.0.1',
      fetch,
      createShop: async (domain) => {
        await createShop(domain);
      },
    };
  });
});
