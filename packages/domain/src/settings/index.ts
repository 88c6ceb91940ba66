export { type CompanyFacts, companyFacts, type CompanyRecord, contactFacts } from './companyFacts.ts';
export { planChoiceReason, planChoiceWords } from './planChoiceReason.ts';
export { type PlanLimit, planLimits } from './planLimits.ts';
export { settingsTexts } from './settingsTexts.ts';
export { planChangeText } from './planChangeText.ts';
