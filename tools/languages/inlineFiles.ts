/** Screens with words outside the translated texts, and how many. Don't add any. Public pages have only English. */
export const inlineFiles: Readonly<Record<string, number>> = {
  'packages/ui/src/layout/SiteFrame.tsx': 3,
};
