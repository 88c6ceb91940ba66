import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/list/viewName.ts';

export const texts = {
  viewProblems: {
    noName: 'Gib der Ansicht einen Namen.',
    tooLong: (most) => `Verwende höchstens ${most} Zeichen.`,
    taken: 'Diese Liste hat schon eine Ansicht mit diesem Namen.',
    noneReadable: 'Die in diesem Browser gespeicherten Ansichten konnten nicht gelesen werden und fehlen hier.',
    unreadable: (views) =>
      views === 1
        ? 'Eine in diesem Browser gespeicherte Ansicht konnte nicht gelesen werden und fehlt hier.'
        : `${views} in diesem Browser gespeicherte Ansichten konnten nicht gelesen werden und fehlen hier.`,
  },
} satisfies CatalogueOf<typeof english>;
