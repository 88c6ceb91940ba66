import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/shippingMessages.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';

export const texts = {
  shippingMessages: {
    tooMany: ({ most }) => `Asigna ${formatCount(most)} métodos como máximo.`,
    twice: ({ method }) => `${method} está asignado dos veces. Deja uno.`,
    carrier: 'Introduce el transportista como lo llama tu 3PL.',
    service: 'Introduce el servicio como lo llama tu 3PL.',
    tooManySkus: ({ most }) => `Asigna ${formatCount(most)} SKU como máximo.`,
    skuTwice: ({ sku }) => `El SKU ${bidiIsolate(sku)} está asignado dos veces. Deja uno.`,
    sku: 'Introduce tu SKU.',
    providerSku: 'Introduce el SKU que tu 3PL usa para él.',
    noMethod: 'Sin método de envío',
    notConnected: ({ provider }) => `${provider} no está conectado. Conéctalo o elige otro 3PL para la ubicación.`,
    noneConnected: 'No hay ningún 3PL conectado.',
    noneChosen: ({ location }) =>
      `No se ha elegido ningún 3PL para ${bidiIsolate(location)}. Elige uno, o «Almacén propio», en Preparación > Ubicaciones.`,
    severalConnected:
      'Hay varios 3PL conectados y ninguna ubicación indica cuál lo envía. Elige uno con un flujo de trabajo.',
    noSandbox: 'No hay ninguna cuenta sandbox conectada. Los pedidos de prueba solo van a una cuenta sandbox.',
    notSandbox: ({ provider }) => `${provider} no es una cuenta sandbox, y los pedidos de prueba solo van a una.`,
    sandboxOnly: ({ provider }) => `${provider} es una cuenta sandbox, y los pedidos reales nunca van a una.`,
    ownWarehouse: 'El pedido sale de tu propio almacén. Prepáralo en tu tienda.',
    noHsCode: ({ sku, country }) => `La aduana (${country}) necesita el código HS de ${bidiIsolate(sku)}.`,
    noOrigin: ({ sku, country }) => `La aduana (${country}) necesita el país de origen de ${bidiIsolate(sku)}.`,
    noDescription: ({ sku, country }) =>
      `La aduana (${country}) necesita una descripción de ${bidiIsolate(sku)}, que no tiene nombre.`,
    noValue: ({ sku, country }) =>
      `La aduana (${country}) necesita el valor de ${bidiIsolate(sku)}, que no tiene precio.`,
    noAddressPart: ({ field, country }) => `Para enviar a ${country} falta este dato del destinatario: ${field}.`,
    method: ({ name }) => `«${bidiIsolate(name)}»`,
  },
} satisfies CatalogueOf<typeof english>;
