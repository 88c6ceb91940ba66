import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/integrations/fieldHint.ts';

export const texts = {
  hintTexts: {
    show: (label) => `${label} anzeigen`,
    masked: 'Ein Teil davon ist der verborgene gespeicherte Wert. Leere das Feld und gib den ganzen neuen Wert ein.',
    clear: 'Feld leeren',
    spaces: 'Am Anfang oder Ende steht ein Leerzeichen.',
    trim: 'Entfernen',
    noDomain: 'Das sieht nicht wie eine Domain aus.',
    domainOnly: 'Gib nur die Domain ein, nicht die ganze Adresse.',
    use: (domain) => `${domain} verwenden`,
  },
} satisfies CatalogueOf<typeof english>;
