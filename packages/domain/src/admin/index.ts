export { adminRefusalText, deadLettersText, isRetryRunning, retryOutcomeText } from './adminAreaTexts.ts';
export type * from './AdminList.ts';
export type * from './AdminShop.ts';
export { ageText, isTooOld } from './ageText.ts';
export { type AuditEntry, auditText, isNotable } from './auditTexts.ts';
export {
  choiceText,
  type DeadLetter,
  type DeadLetterCause,
  deadLetterCauses,
  type DeadLetterChoice,
  discardProblem,
  isChosen,
  type RetryOutcome,
} from './DeadLetter.ts';
export { type AccountOutage, outageText, type ProviderOutage, providerOutages } from './ProviderOutage.ts';
export { queueText } from './queueText.ts';
export { isWorkStopped, keptAfterUninstallMs, longJobHealth, removalTime, shopHealth } from './shopHealth.ts';
