/** The words of the tabs under settings, which no paragraph of the specification quotes. */
export const settingsTexts = {
  currentPlan: 'Current plan',
  planUnknown: 'The server did not say which plan the store has.',
  limits: 'Limits and use',
  limitsTable: { part: 'Part of the plan', limit: 'Limit of the plan', use: 'In use' },
  bothPlans: 'Plans',
  confirmFirst: 'A page opens on which you confirm the plan. Nothing is bought before that.',
  isCurrent: 'The store has this plan.',
  isIncluded: 'The store’s plan already includes everything in this one. This app only moves a store to a larger plan.',
  notReported: 'Not reported by the server',
  notAvailable: 'Not available, because it could not be loaded.',
} as const;
