import { type SeedOrder, smallSeed } from '@hub/api-client/mocks';
import { repeatOrders } from './repeatOrders.ts';
import type { OrderDataset } from './situations.ts';
import { withForeignNames } from './withForeignNames.ts';

let year: readonly SeedOrder[] | undefined;

/** The orders of a choice of the menu, newest first. More than the few hundred that come with the page repeat them. */
export function situationOrders(name: OrderDataset): readonly SeedOrder[] {
  if (name === 'few') return smallSeed.slice(0, 25);
  if (name === 'foreign') return withForeignNames(smallSeed);
  year ??= repeatOrders(smallSeed, 25_900);
  return name === 'thousand' ? year.slice(0, 1_000) : year;
}
