import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/permissions/permissionTexts.ts';

export const texts = {
  permissionListUnreadableText:
    'No se pudieron leer tus permisos. Solo puedes ver el panel hasta que el propietario de la tienda los guarde de nuevo.',
  orderFiguresHiddenText: 'Hasta entonces, las cifras de pedidos de esta pantalla quedan ocultas.',
  sectionReasons: {
    noView: (section) => `Necesitas permiso para ver ${section}.`,
    ownerGrants: 'El propietario de la tienda puede concederlo.',
    askForView: (ask, section) =>
      `${ask.slice(0, -1)}: necesitas permiso para ver «${section}» (Configuración, Personal).`,
  },
} satisfies CatalogueOf<typeof english>;
