import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/permissions/permissionTexts.ts';

export const texts = {
  permissionListUnreadableText:
    'Deine Berechtigungen konnten nicht gelesen werden. Du kannst nur die Übersicht ansehen, ' +
    'bis der Inhaber des Shops sie erneut speichert.',
  orderFiguresHiddenText: 'Bis dahin bleiben die Bestellzahlen auf dieser Seite verborgen.',
  sectionReasons: {
    noView: (section) => `Dafür brauchst du die Berechtigung, „${section}“ anzusehen.`,
    ownerGrants: 'Der Inhaber des Shops kann sie geben.',
    askForView: (ask, section) =>
      `${ask} Du brauchst die Berechtigung, „${section}“ anzusehen (Einstellungen, Personal).`,
  },
} satisfies CatalogueOf<typeof english>;
