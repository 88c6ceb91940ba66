export { batchCoverage } from './batchCoverage.ts';
export { type CompanyFact, type CompanyFacts, companyFacts, type CompanyRecord, contactFacts } from './companyFacts.ts';
export { planChoiceReason, planChoiceWords } from './planChoiceReason.ts';
export { type LimitedPlan, type PlanLimit, planLimits, type PlanUse } from './planLimits.ts';
export { roleName, type RoleRecord } from './roleName.ts';
export { type SectionGrant, sectionGrants } from './sectionGrants.ts';
export { settingsTexts } from './settingsTexts.ts';
export { planChangeText } from './planChangeText.ts';
