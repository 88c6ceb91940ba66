import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/permissions/permissionTexts.ts';

export const texts = {
  permissionListUnreadableText:
    'No se pudieron leer tus permisos. Solo puedes ver el panel hasta que el propietario de la tienda los guarde de nuevo.',
  orderFiguresHiddenText: 'Hasta entonces, las cifras de pedidos de esta pantalla quedan ocultas.',
} satisfies CatalogueOf<typeof english>;
