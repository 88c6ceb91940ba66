import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/conflicts/findConflicts.ts';

export const texts = {
  conflictWords: {
    targets: {
      stage: 'wo die Bestellung wartet',
      destination: 'von wo die Bestellung versendet wird',
      service: 'den Versandservice',
      package: 'die Verpackung',
      insurance: 'den versicherten Wert',
      giftMessage: 'die Grußbotschaft',
    },
    quoted: (name) => `„${name}“`,
    neverRuns: (name) => `${name} kann nie laufen: Keine Bestellung kann alle Bedingungen zugleich erfüllen.`,
    overwrites: (upper, lower, target) =>
      `${upper} und ${lower} legen beide dasselbe fest (${target}) und können auf dieselbe Bestellung passen. ` +
      `Dann gilt ${lower}, weil es weiter unten in der Liste steht.`,
    loop: (names, isOne) =>
      `${names} ${isOne ? 'löst sich selbst aus' : 'lösen einander aus'}. Je Änderung einer Bestellung läuft jeder nur einmal.`,
  },
} satisfies CatalogueOf<typeof english>;
