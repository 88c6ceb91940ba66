export { createPlansClient, type PlansClient, type Purchase } from './createPlansClient.ts';
export { createPlanStateClient, type PlanStateClient } from './createPlanStateClient.ts';
export { planStateEndpoints, type PlanStateEndpointName } from './planStateEndpoints.ts';
export { planEndpoints, type PlanEndpointName } from './planEndpoints.ts';
