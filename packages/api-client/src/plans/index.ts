export { createPlansClient, type PlansClient } from './createPlansClient.ts';
export { createPlanStateClient, type PlanStateClient } from './createPlanStateClient.ts';
export { planStateEndpoints } from './planStateEndpoints.ts';
export { planEndpoints } from './planEndpoints.ts';
