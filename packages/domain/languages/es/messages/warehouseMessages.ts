import { counted } from '../../counted.ts';
import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/warehouseMessages.ts';

export const texts = {
  warehouseMessages: {
    noAnswer: ({ provider, words }) => `${provider} no ha aceptado el pedido tras varios intentos: ${words}`,
    cancelledThere: ({ provider }) => `${provider} ha cancelado el pedido.`,
    heldInPart: 'Parte del pedido está retenida a petición tuya. El resto ya se está enviando.',
    customerRemoved: 'Los datos del cliente se eliminaron a petición suya, así que no hay dirección de envío.',
    customerRemovedAtWarehouse:
      'Los datos del cliente se eliminaron a petición suya, así que el pedido no se puede cambiar allí.',
    closedShort: ({ provider, units }) =>
      `${provider} ha cerrado el pedido con ${counted(units, { one: 'unidad', other: 'unidades' })} sin enviar.`,
    noParcel: ({ provider }) =>
      `${provider} indica que el pedido se ha enviado, pero no muestra ningún paquete. Añade allí el número de ` +
      'seguimiento, cierra el pedido si ha llegado o vuelve a enviarlo si nunca salió.',
    missingUnits: ({ provider, units }) =>
      `${provider} indica que el pedido se ha enviado, pero no muestra ningún paquete con ` +
      `${counted(units, { one: 'unidad', other: 'unidades' })}. Comprueba qué salió antes de volver a enviar nada.`,
    neverShipped: ({ provider, units, days }) =>
      `${provider} no ha enviado ${counted(units, { one: 'unidad', other: 'unidades' })} en ` +
      `${counted(days, { one: 'día', other: 'días' })}, así que ya no lo comprobamos. Pregunta allí y luego cierra el ` +
      'pedido o vuelve a enviarlo.',
    unknownSkus: ({ provider, skus }) =>
      `${provider} ha enviado ${skus}, que no está en el pedido. Si es el mismo producto, añade el SKU a la asignación de ` +
      'envíos. Si no, comprueba qué salió antes de volver a enviar nada.',
    readRefused: ({ words }) => words,
    notKnownThere: ({ provider, words }) =>
      `${provider} ya no encuentra el pedido: ${words} Pregunta allí si se envió y luego cierra el pedido o vuelve a enviarlo.`,
    noAddressCall: 'Su API no puede cambiar la dirección de un pedido.',
    noSandbox: ({ provider }) =>
      `${provider} no tiene entorno de pruebas: un pedido de prueba se enviaría como cualquier otro.`,
    sandboxUnknown: ({ provider }) =>
      `${provider} no publica nada sobre un entorno de pruebas. Pregunta allí cómo enviar un pedido de prueba.`,
    notSandbox: ({ provider }) =>
      `Esta cuenta no está marcada como del entorno de pruebas de ${provider}: un pedido de prueba se enviaría.`,
    testNeedsSku: 'Añade primero un producto con SKU. Un pedido de prueba lo necesita.',
    testSent: ({ provider, reference, id }) => `${provider} aceptó el pedido de prueba ${reference} y lo llama ${id}.`,
    testNotSent: ({ provider, words }) => `${provider} no aceptó el pedido de prueba: ${words}`,
    testFound: ({ provider }) => `${provider}: encontrado por su referencia.`,
    testNotFound: ({ provider }) => `${provider} no lo encuentra por su referencia.`,
    testNotRead: ({ provider, words }) => `${provider} no lo muestra: ${words}`,
    testCanceled: ({ provider }) => `${provider}: cancelado de nuevo.`,
    testNotCanceled: ({ provider, words }) => `${provider} no lo canceló: ${words} Cancélalo allí.`,
    notConnected: 'No está conectado.',
    callLimit: 'Esta cuenta ha alcanzado su límite de llamadas. Volveremos a intentarlo pronto.',
    tooSlow: 'Las llamadas anteriores han tardado demasiado. Volveremos a intentarlo pronto.',
  },
} satisfies CatalogueOf<typeof english>;
