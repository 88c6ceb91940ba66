import {
  createSandbox,
  type Sandbox,
  type Scenario,
  type ScenarioName,
  scenarios,
  smallSeed,
  type SeedOrder,
} from '@hub/api-client/mocks';
import { applySituation, chosenSituation, effectiveGlobals, type SituationContext } from './chosenSituation.ts';
import { repeatOrders } from './repeatOrders.ts';
import type { OrderDataset } from './situations.ts';
import { hostileNames, hostileTexts } from '@hub/domain/testing';

let year: readonly SeedOrder[] | undefined;

/** The orders of a menu choice, newest first. Larger numbers repeat the few hundred orders of the sample. */
function situationOrders(name: OrderDataset): readonly SeedOrder[] {
  if (name === 'few') return smallSeed.slice(0, 25);
  if (name === 'foreign') return withForeignNames(smallSeed);
  year ??= repeatOrders(smallSeed, 25_900);
  return name === 'thousand' ? year.slice(0, 1_000) : year;
}

/** The same orders with hostile customer and product names; every second line has a SKU of 40 characters. */
function withForeignNames(orders: readonly SeedOrder[]): readonly SeedOrder[] {
  const nameAt = (index: number) => hostileNames[index % hostileNames.length] ?? '';
  return orders.map((order, index) => ({
    ...order,
    customer: nameAt(index),
    lines: order.lines.map((line, lineIndex) => ({
      ...line,
      name: nameAt(index + lineIndex),
      sku: lineIndex % 2 === 0 ? line.sku : hostileTexts.sku,
    })),
  }));
}

interface StoryContext extends SituationContext {
  msw: { use(...handlers: Sandbox['handlers']): void; resetHandlers(): void };
}

interface Options {
  pageSize?: number;
  /** Handlers that come before the sandbox's, for calls that this story answers differently. */
  faults?: Sandbox['handlers'];
}

/**
 * Parameters of a story on a sandbox in this scenario, or in the toolbar's situation. Evaluated before each render, so a choice applies at
 * once.
 */
export function inScenario(scenario: ScenarioName | Scenario, { pageSize, faults = [] }: Options = {}) {
  return {
    beforeEach(context: StoryContext) {
      const { msw } = context;
      const story: Scenario = typeof scenario === 'string' ? scenarios[scenario] : scenario;
      const situation = chosenSituation(effectiveGlobals(context));
      const seed = situation?.orders ? situationOrders(situation.orders) : smallSeed;
      const sandbox = createSandbox({
        seed,
        scenario: situation ? applySituation(story, situation) : story,
        ...(pageSize === undefined ? {} : { pageSize }),
      });
      msw.resetHandlers();
      msw.use(...(situation?.hasNetworkChoice ? [] : faults), ...sandbox.handlers);
    },
  };
}
