import {
  createSandbox,
  type Sandbox,
  type Scenario,
  type ScenarioName,
  scenarios,
  smallSeed,
} from '@hub/api-client/mocks';
import { applySituation, chosenSituation, effectiveGlobals, type SituationContext } from './chosenSituation.ts';
import { loadRealOrders } from './loadRealOrders.ts';

interface StoryContext extends SituationContext {
  msw: { use(...handlers: Sandbox['handlers']): void; resetHandlers(): void };
}

interface Options {
  pageSize?: number;
  /** Asked before the sandbox: calls that this story answers otherwise. */
  faults?: Sandbox['handlers'];
}

/**
 * The facts of a story whose calls are answered by a sandbox in this scenario, on an extract of real orders; or in the
 * situation that the toolbar chose, where it chose one. Run before each drawing of the story, so a choice takes hold at
 * once.
 */
export function inScenario(scenario: ScenarioName | Scenario, { pageSize, faults = [] }: Options = {}) {
  return {
    async beforeEach(context: StoryContext) {
      const { msw } = context;
      const story: Scenario = typeof scenario === 'string' ? scenarios[scenario] : scenario;
      const situation = chosenSituation(effectiveGlobals(context));
      const seed = situation?.orders ? await loadRealOrders(situation.orders) : smallSeed;
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
