import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/routing/routingWarnings.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';

export const texts = {
  routingWarningTexts: {
    hiddenBy: (name) =>
      `Nunca se usa: «${bidiIsolate(name)}», más arriba, decide para todos los países. Pon esta regla por encima.`,
    hidden: 'Nunca se usa: las reglas de arriba deciden para todos estos países.',
    allOff: 'Todas sus ubicaciones están desactivadas, así que sus pedidos esperan revisión.',
  },
} satisfies CatalogueOf<typeof english>;
