export { createSandbox, type Sandbox, type SandboxOptions } from './createSandbox.ts';
export { type Fault, isScenarioName, type Scenario, type ScenarioName, scenarios } from './scenarios.ts';
export type { SeedLine, SeedOrder } from './seed/SeedOrder.ts';
export { smallSeed } from './seed/smallSeed.ts';
export type { SandboxOrder } from './shop/SandboxOrder.ts';
export type { SandboxShop } from './shop/SandboxShop.ts';
