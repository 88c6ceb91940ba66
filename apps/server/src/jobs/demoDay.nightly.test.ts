import { smallSeed } from '@hub/api-client/mocks';
import { expect, test } from 'vitest';
import { demoStories, locationsAfter, pastOrders, planDay } from '../testing/chaos/planDay.ts';
import { playDay } from '../testing/chaos/playDay.ts';

const orders = 50;
const seed = 'a usual day';

test('a day of the demo with its shares ends with store, engine and ten warehouses agreeing', async () => {
  const day = planDay(pastOrders(smallSeed, orders), seed, demoStories(orders));
  const { world, changes, locations, webhooks, disagreements, said } = await playDay(day, seed, {
    pace: { clock: 60, packing: 10, stories: 180, isAlone: true },
    placing: { pauseMs: 20, mostUnderWay: orders },
    quietLimitMs: 240_000,
  });
  expect(world.crashes).toEqual([]);
  expect(webhooks.lost).toEqual([]);
  expect(locations).toEqual(locationsAfter(changes));
  expect(disagreements, said.join('\n')).toEqual([]);
});
