import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/actions/itemActions.ts';

export const texts = {
  itemActionWords: {
    splitBundles: {
      label: 'Dividir los packs en sus artículos',
      phrase: 'dividir sus packs en sus artículos',
      done: 'packs divididos en sus artículos',
      unchanged: (isOpen) => `no dividido en artículos, porque ${isOpen ? 'no tiene packs' : 'no estaba abierto'}`,
    },
    addItem: {
      label: 'Añadir un artículo',
      onlyOnce: 'No se añade otra vez a un pedido que ya lo tiene.',
      quantity: 'Cantidad',
      phrase: (units, sku) => `añadir ${units} × ${sku} si no lo tiene`,
      done: (units, sku) => `añadido: ${units} × ${sku}`,
      unchanged: (sku, isOpen) => `${sku} no añadido, porque ${isOpen ? 'ya lo tiene' : 'no estaba abierto'}`,
    },
    swapItem: {
      label: 'Cambiar un artículo',
      newSku: 'SKU que se envía en su lugar',
      samePrice: 'El precio del cliente no cambia.',
      phrase: (sku, newSku) => `cambiar ${sku} por ${newSku}`,
      done: (sku, newSku) => `${sku} cambiado por ${newSku}`,
      unchanged: (sku, newSku, isOpen) =>
        `no cambiado por ${newSku}, porque ${isOpen ? `no tiene ${sku}` : 'no estaba abierto'}`,
    },
    problems: {
      newSku: 'Introduce el SKU que se envía en su lugar.',
      otherSku: 'Introduce otro SKU que se envíe en su lugar.',
    },
  },
} satisfies CatalogueOf<typeof english>;
