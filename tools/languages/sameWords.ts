/** Texts that a language has as English has them: names, and words that both know. */
export const sameWords: Readonly<Record<string, readonly string[]>> = {
  de: [
    'Name',
    'Status',
    'Filter',
    'Standard',
    'Details',
    'Tags',
    'Tracking',
    'E-Mail',
    'Workflow',
    'Workflows',
    'Version',
    'Bundles',
    'Person',
    'Demo',
    'Service',
    'Zone',
    'Orange',
  ],
  es: ['Error', 'Total', 'SKU', 'Local', 'No', 'Demo', 'Plan', 'Real', 'Color'],
};
