/** Screens that still have words of their own, with how many: none may be added. Public pages have no language. */
export const inlineFiles: Readonly<Record<string, number>> = {
  'packages/ui/src/layout/SiteFrame.tsx': 3,
};
