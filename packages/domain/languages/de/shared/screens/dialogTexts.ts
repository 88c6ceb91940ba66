import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/screens/dialogTexts.ts';

export const texts = {
  dialogTexts: {
    close: 'Schließen',
    reloadNote: 'Neu laden meldet dich wieder an. Text, den du eingegeben und nicht gespeichert hast, geht verloren.',
    reload: 'Neu laden',
    yourData: 'Deine Daten',
    startOver: 'Von vorn beginnen',
  },
} satisfies CatalogueOf<typeof english>;
