import { createSandbox, type Sandbox, type ScenarioName, smallSeed } from '@hub/api-client/mocks';

interface StoryContext {
  msw: { use(...handlers: Sandbox['handlers']): void };
}

/** The facts of a story whose calls are answered by a sandbox in this scenario, on an extract of real orders. */
export function inScenario(scenario: ScenarioName, pageSize?: number) {
  return {
    beforeEach({ msw }: StoryContext) {
      msw.use(...createSandbox({ seed: smallSeed, scenario, ...(pageSize === undefined ? {} : { pageSize }) }).handlers);
    },
  };
}
