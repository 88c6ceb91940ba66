export { planChoiceReason } from './planChoice.ts';
export { type LimitedPlan, type PlanLimit, planLimits, type PlanUse } from './planLimits.ts';
export { settingsTexts } from './settingsTexts.ts';
