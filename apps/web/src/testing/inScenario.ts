import {
  createSandbox,
  type Sandbox,
  type Scenario,
  type ScenarioName,
  scenarios,
  smallSeed,
} from '@hub/api-client/mocks';
import { applySituation, chosenSituation, effectiveGlobals, type SituationContext } from './chosenSituation.ts';
import { situationOrders } from './situationOrders.ts';

interface StoryContext extends SituationContext {
  msw: { use(...handlers: Sandbox['handlers']): void; resetHandlers(): void };
}

interface Options {
  pageSize?: number;
  /** Handlers before the sandbox's, for calls that this story answers differently. */
  faults?: Sandbox['handlers'];
}

/**
 * Parameters of a story on a sandbox in this scenario, or in the toolbar's situation. Runs before each render, so that
 * a choice applies at once.
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
