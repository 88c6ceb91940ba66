import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/plans/shopFreeze.ts';

export const texts = {
  freezeTexts: {
    title: 'Dein Shop ist eingefroren',
    stopped:
      'Workflows, Chargen und Aufrufe an 3PLs stehen still, bis seine Rechnung bezahlt ist. Danach geht es von selbst weiter.',
    nothingWaits: 'Noch wartet nichts, und nichts geht verloren.',
    overTitle: 'Dein Shop ist wieder aktiv',
    nothingWaited: 'Nichts hatte gewartet.',
  },
} satisfies CatalogueOf<typeof english>;
