import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/permissions/permissionTexts.ts';

export const texts = {
  permissionListUnreadableText:
    'Deine Berechtigungen konnten nicht gelesen werden. Du kannst nur die Übersicht ansehen, ' +
    'bis der Inhaber des Shops sie erneut speichert.',
  orderFiguresHiddenText: 'Bis dahin bleiben die Bestellzahlen auf dieser Seite verborgen.',
} satisfies CatalogueOf<typeof english>;
