import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/errors/errorCures.ts';
import { formatCount } from '../../../../src/shared/numbers/formatCount.ts';

export const texts = {
  errorCureTexts: {
    required: 'Necesitan',
    openInStore: 'Abrir en la tienda',
    unknown: 'Lee el mensaje, corrige lo que indica y vuelve a ejecutar el pedido.',
    shipsTo: (address) => `Se envía a: ${address}`,
    forOne: (label) => `${label} para este pedido`,
    forAll: (label, count) => `${label} para los ${formatCount(count)}`,
    whatToDo: 'Qué hacer',
    andMore: (more) => `y ${more} más`,
    openInventory: 'Abrir inventario',
    openWeights: 'Abrir pesos y embalajes',
    openMapping: 'Abrir métodos de envío',
    openWorkflows: 'Abrir flujos de trabajo',
  },
  cureTexts: {
    address: 'Corrige la dirección y vuelve a ejecutar el pedido.',
    unknownSku: 'Añade el SKU en tu almacén o corrígelo en tus productos.',
    stock: 'Añade existencias o quita los artículos del pedido.',
    orderAmount: 'Revisa el pedido o sube el límite en el flujo de trabajo.',
    customs:
      'Completa lo que la aduana necesita del producto, en tu tienda o en «Peso y embalaje», y vuelve a ejecutar el pedido.',
    packageSize: 'Revisa el peso y el embalaje de los artículos.',
    rate: 'Asigna el método de envío a un servicio y revisa el peso de los artículos.',
    busy: 'El 3PL estaba saturado. Espera unos minutos y vuelve a ejecutar el pedido.',
  },
} satisfies CatalogueOf<typeof english>;
