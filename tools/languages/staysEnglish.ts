/** Exported texts of modules of texts that no language replaces, and why. */
export const staysEnglish: Readonly<Record<string, string>> = {
  'integrations/integrationTexts.ts: storePlatforms': 'names',
  'orders/export/exportTexts.ts: exportNote': 'a file that is kept beside an export',
};
