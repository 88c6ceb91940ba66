import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/navigation/helpTexts.ts';

export const texts = {
  helpTexts: {
    title: 'Ayuda',
    shortcuts: 'Atajos de teclado',
    documentation: 'Documentación (pestaña nueva)',
    documentationPath: '/learn',
    support: 'Contactar con soporte',
  },
} satisfies CatalogueOf<typeof english>;
