import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { beforeAll, test } from 'vitest';
import { guardedCalls, openTokenShops } from '../testing/tokenShops.ts';

describeOnBothKinds('every call', (database) => {
  let shops: Awaited<ReturnType<typeof openTokenShops>>;
  beforeAll(async () => {
    shops = await openTokenShops(database());
  });

  test.each(guardedCalls)(
    '%s with any wrong token answers that the session expired and reveals nothing more',
    { tags: 'hazard:shop-isolation' },
    (name) => shops.refusesAll(name),
  );
});
