export { aRoutingRule } from './aRoutingRule.ts';
export { aDetail, aLineItem, anOrder, filledOrderFields } from './anOrder.ts';
export { hostileNames, hostileTexts, rightToLeftTexts } from './hostileTexts.ts';
export { aWorkflow, aWorkflowOrder, workflowContext } from './aWorkflow.ts';
export { sampleEvents } from './sampleEvents.ts';
export { inWords } from './inWords.ts';
