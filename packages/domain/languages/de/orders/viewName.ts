import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/orders/viewName.ts';

export const texts = {
  viewProblems: {
    noName: 'Gib der Ansicht einen Namen.',
    tooLong: (most) => `Verwende höchstens ${most} Zeichen.`,
    taken: 'Eine andere Ansicht dieser Liste heißt schon so.',
    noneReadable: 'Die gespeicherten Ansichten dieses Browsers konnten nicht gelesen werden und fehlen hier.',
    unreadable: (views) =>
      views === 1
        ? 'Eine gespeicherte Ansicht dieses Browsers konnte nicht gelesen werden und fehlt hier.'
        : `${views} gespeicherte Ansichten dieses Browsers konnten nicht gelesen werden und fehlen hier.`,
  },
} satisfies CatalogueOf<typeof english>;
