/** What a server keeps of a shop's onboarding. Every other fact of a step is read where it belongs. */
export interface OnboardingRecord {
  /** Ids of the steps that a person skipped. */
  skipped: readonly string[];
  /** When a test order went through, ISO 8601; `null`: never. */
  testedAt: string | null;
}

/** The record, and how many orders of the shop a warehouse has shipped from here. */
export interface OnboardingState extends OnboardingRecord {
  shipped: number;
}

/** Before the first step is skipped. */
export const newOnboarding: OnboardingRecord = { skipped: [], testedAt: null };

/** The record once a step is skipped. */
export function skipStep(record: OnboardingRecord, step: string): OnboardingRecord {
  return { ...record, skipped: [...new Set([...record.skipped, step])] };
}

/** The record after a test order: only one that went through counts. */
export function afterTestOrder(
  record: OnboardingRecord,
  outcome: { type: string; steps?: readonly { isDone: boolean }[] },
  at: string,
): OnboardingRecord {
  const wentThrough = outcome.steps !== undefined && outcome.steps.every(({ isDone }) => isDone);
  return wentThrough ? { ...record, testedAt: at } : record;
}
