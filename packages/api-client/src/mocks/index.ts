export { type AdminSandboxOptions, createAdminSandbox } from './admin/createAdminSandbox.ts';
export { createSandbox, type Sandbox, type SandboxOptions } from './createSandbox.ts';
export { confirmationPath, confirmationReply } from './endpoints/billingConfirmation.ts';
export { type Fault, isScenarioName, type Scenario, type ScenarioName, scenarios } from './scenarios.ts';
export type { SeedLine, SeedOrder } from './seed/SeedOrder.ts';
export { smallSeed } from './seed/smallSeed.ts';
export type { SandboxOrder } from './shop/SandboxOrder.ts';
export { sampleShop } from './shop/sampleShop.ts';
export { initialProviders } from './shop/initialProviders.ts';
export { initialMappings } from './shipping/initialMappings.ts';
export { sampleDelivery } from './shop/sampleDelivery.ts';
export {
  arrivingOrder,
  newestOrderTime,
  sampleOrder,
  sampleOrderIds,
  sampleOrders,
  sampleStage,
} from './shop/sampleOrders.ts';
export { sampleDispute } from './shop/orderDetail.ts';
export { sampleRecipient } from './shop/sampleRecipient.ts';
export { locations } from './shop/sampleTexts.ts';
export type { SandboxShop } from './shop/SandboxShop.ts';
export { initialRouting } from './routing/initialRouting.ts';
export { sampleUnits } from './stock/sampleUnits.ts';
export { sampleChoices } from './sampleChoices.ts';
export { sampleTestOrder, testCredentials } from './testCredentials.ts';
