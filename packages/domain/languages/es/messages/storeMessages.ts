import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/storeMessages.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';

export const texts = {
  storeMessages: {
    backfillResumed: 'La carga sigue donde se detuvo.',
    backfillRestarted:
      'Tu tienda ya no tiene la lista que se estaba cargando, así ' +
      'que la carga empieza de nuevo. Nada se añade dos veces.',
    nothingLeftThere: 'Allí no queda nada por enviar de estos artículos.',
    fulfilledThere:
      'Estos artículos ya se enviaron a mano desde la tienda. Si no salieron dos veces, cancela allí ese envío.',
    leftToOthers: 'Lo que queda allí de estos artículos es de otra ubicación, otro servicio u otra forma de entrega.',
    holdsChanged: 'Las retenciones de la tienda han cambiado. Vuelve a abrir el pedido para verlas.',
    noOrders: 'La tienda no pudo preparar sus pedidos.',
    exportEnded: ({ code }) => `La tienda ha interrumpido su exportación (${code}).`,
    noReply: ({ problem }) => `No se pudo contactar con la tienda: ${problem}.`,
    webPage: 'La tienda ha enviado una página web en lugar de datos.',
    ownCredentials: 'La plataforma no reconoce esta app por su id. de cliente y su secreto.',
    tokenRenewal: 'Se está renovando el acceso a la tienda.',
    accessEnded: 'El acceso a la tienda ha terminado. Abre la app en el panel de control de tu tienda para renovarlo.',
    noToken: 'La tienda ya no acepta el token de acceso de esta app.',
    unpaid: 'La tienda está congelada: su propio plan no está pagado.',
    notAllowed: 'La tienda no permite que esta app haga eso.',
    gone: 'Ya no hay ninguna tienda en esta dirección.',
    locked: 'La plataforma ha bloqueado la tienda.',
    notActive: 'La tienda no está activa.',
    callLimit: 'La tienda ha alcanzado su límite de llamadas. Inténtalo dentro de un minuto.',
    problems: ({ status }) => `La tienda tiene problemas (estado ${formatCount(status)}).`,
    ownProblem: 'La tienda tiene un problema propio.',
    tooSlow: 'La tienda responde con demasiada lentitud.',
    unknownForm: ({ call, problem }) => `La tienda ha respondido a ${call} en un formato desconocido: ${problem}.`,
    query: ({ name }) => `la consulta ${name}`,
    tokenExchange: 'la petición de un token',
    cannotRun: ({ name, code }) => `La tienda no puede ejecutar la consulta ${name}: ${code}.`,
    cannotRunQuery: ({ name }) => `La tienda no puede ejecutar la consulta ${name}.`,
    neither: ({ name }) => `La tienda no ha hecho ni rechazado el cambio ${name}.`,
    endlessList: 'La tienda envía una lista que no termina.',
    noFile: 'Ahora no se puede leer el archivo de los pedidos.',
    unreadableFile: ({ problem }) => `No se puede leer el archivo de los pedidos: ${problem}.`,
    unknownFile: ({ problem }) => `El archivo de los pedidos tiene un formato desconocido: ${problem}.`,
    partFirst: 'una parte antes de su pedido',
    strayPart: 'una parte de otro pedido',
    longLine: 'una línea demasiado larga',
    lineNoObject: 'una línea que no es un objeto',
    fileNotByHttps: 'su dirección no usa https',
  },
} satisfies CatalogueOf<typeof english>;
