import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/dashboard/hiddenStages.ts';

export const texts = {
  hiddenStageWords: {
    title: 'Verbinde dein Lager, um den Rest zu sehen',
    note: (stages) => `${stages} erscheinen hier, sobald ein 3PL verbunden ist.`,
    connect: '3PL verbinden',
    noPermission: 'Bitte jemanden mit Zugriff auf „Apps & Integrationen“, eines zu verbinden.',
  },
} satisfies CatalogueOf<typeof english>;
