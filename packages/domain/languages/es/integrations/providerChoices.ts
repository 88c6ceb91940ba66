import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/integrations/providerChoices.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';
import { joinNames } from '../../../src/shared/texts/joinNames.ts';

export const texts = {
  choicesSaveWords: {
    saved: (what) => `${what} guardada.`,
    restored: (what) => `${what} restaurada.`,
    notSaved: (what) => `${what} sin guardar`,
  },
  choicesMissing: (labels) => `Antes de enviar pedidos, elige: ${joinNames(labels)}.`,
  choiceTexts: {
    title: 'Desde dónde y cómo se envía',
    note: (name) => `Estos datos vienen de tu cuenta de ${name}.`,
    saveFirst: 'Guarda y activa tus datos de conexión para elegirlos.',
    none: 'Elige una opción',
    defaultOption: 'Predeterminado',
    notChosen: 'Sin elegir',
    nothingListed: (label, name) => `${label}: ${name} no tiene ninguna opción. Añade primero una allí.`,
    gone: (value) => `${bidiIsolate(value)} (ya no disponible)`,
    toChooseFrom: (count) => (count === 0 ? 'Ninguno en la lista' : `${formatCount(count)} para elegir`),
    listFailed: (name) => `No se pudieron cargar las opciones de ${name}.`,
  },
} satisfies CatalogueOf<typeof english>;
