import { expect, test } from 'vitest';
import { DatabaseUnavailableError } from './errors.ts';
import { workEachShop } from './workEachShop.ts';

test('reports an unreachable database once, not for every shop', async () => {
  const worked: number[] = [];
  const reported: number[] = [];
  const work = async ({ shopId }: { shopId: number }) => {
    worked.push(shopId);
    if (shopId === 1) throw new Error('The row cannot be read.');
    if (shopId === 3) throw new DatabaseUnavailableError('The database cannot be reached.');
  };
  const shops = [1, 2, 3, 4].map((shopId) => ({ shopId }));
  await expect(workEachShop(shops, work, (_, shopId) => reported.push(shopId))).rejects.toThrow('cannot be reached');
  expect([worked, reported]).toEqual([[1, 2, 3], [1]]);
});
