import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/integrations/fieldHint.ts';

export const texts = {
  hintTexts: {
    show: (label) => `Mostrar ${label}`,
    masked: 'Una parte es el valor guardado oculto. Vacía el campo e introduce el nuevo completo.',
    clear: 'Vaciar el campo',
    spaces: 'Hay un espacio al principio o al final.',
    trim: 'Quitarlo',
    noDomain: 'Esto no parece un dominio.',
    domainOnly: 'Introduce solo el dominio, no la dirección completa.',
    use: (domain) => `Usar ${domain}`,
  },
} satisfies CatalogueOf<typeof english>;
