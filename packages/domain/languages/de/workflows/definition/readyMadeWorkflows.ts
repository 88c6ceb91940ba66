import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/definition/readyMadeWorkflows.ts';

export const texts = {
  readyMadePurposes: {
    large: 'Gibt dir einen Tag, um große Bestellungen vor dem Versand auf Betrug oder Tippfehler zu prüfen.',
    firstLarge: 'Wer noch nie bei dir gekauft hat und viel bestellt, verdient einen zweiten Blick.',
    bulk: 'Bestellungen mit vielen Stück sind oft Großhandel. Tagge sie, um sie zu finden.',
    weekend: 'Damit du zusammenfassen kannst, was Kunden samstags und sonntags bestellen, bevor es ans Lager geht.',
    insurance: 'Verlangt eine Unterschrift und versichert, was dir am meisten fehlen würde, wenn es verloren ginge.',
    heavy: 'Schickt schwere Pakete an einen Standort, von dem der Versand am wenigsten kostet.',
  },
} satisfies CatalogueOf<typeof english>;
