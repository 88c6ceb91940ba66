/** Exports of text modules that aren't translated, with the reason. */
export const staysEnglish: Readonly<Record<string, string>> = {
  'integrations/integrationTexts.ts: storePlatforms': 'names',
  'orders/export/exportTexts.ts: exportNote': 'a file that is kept beside an export',
};
