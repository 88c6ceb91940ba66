import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/routing/routingWarnings.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';

export const texts = {
  routingWarningTexts: {
    hiddenBy: (name) =>
      `Wird nie benutzt: „${bidiIsolate(name)}“ darüber entscheidet für jedes Land. Verschiebe diese Regel darüber.`,
    hidden: 'Wird nie benutzt: Die Regeln darüber entscheiden für alle diese Länder.',
    allOff: 'Alle Standorte der Regel sind ausgeschaltet. Deshalb warten ihre Bestellungen auf Prüfung.',
  },
} satisfies CatalogueOf<typeof english>;
