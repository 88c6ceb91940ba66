export { createPlansClient, type PlansClient, type Purchase } from './createPlansClient.ts';
export { planEndpoints, type PlanEndpointName } from './planEndpoints.ts';
