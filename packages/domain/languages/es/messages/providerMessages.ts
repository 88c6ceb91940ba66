import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/providerMessages.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';

export const texts = {
  providerMessages: {
    needs: ({ provider, field }) => `${provider} necesita un dato del destinatario: ${field}.`,
    tooLong: ({ field, most, provider }) =>
      `Dato del destinatario demasiado largo: ${field}. ${provider} ` +
      `admite ${formatCount(most)} caracteres como máximo.`,
    noCountryCode: ({ country }) => `«${country}» no es un código de país de dos letras.`,
    nothing: 'No hay nada que enviar.',
    noSku: ({ item, provider }) => `«${item}» no tiene SKU, con el que ${provider} lo identifica.`,
    noQuantity: ({ sku }) => `«${sku}» no tiene cantidad que enviar.`,
    longSku: ({ sku, most, provider }) =>
      `El SKU «${sku}» es demasiado largo. ${provider} admite ${formatCount(most)} caracteres como máximo.`,
    longGiftMessage: ({ most, provider }) =>
      `El mensaje de regalo es demasiado largo. ${provider} admite ${formatCount(most)} caracteres como máximo.`,
    longReference: ({ provider, reference }) =>
      `${provider} admite referencias de hasta 25 letras, cifras, # y guiones, no «${reference}».`,
    noChoice: ({ provider, choice }) =>
      `${provider} no ofrece ninguna opción para esta cuenta: ${choice.toLowerCase()}.`,
    choose: ({ choice, provider }) => `Elige para ${provider} en «Apps e integraciones»: ${choice.toLowerCase()}.`,
    chooseService: ({ provider }) => `Elige el transportista y el servicio con los que envía ${provider}.`,
    chooseFreight: ({ provider }) => `Elige la cuenta de flete que usa ${provider}.`,
    ownAccount: ({ account, provider }) => `${account} (tu cuenta en ${provider})`,
    noReply: ({ provider, problem }) => `No se pudo contactar con ${provider}: ${problem}.`,
    webPage: ({ provider }) => `${provider} ha enviado una página web en lugar de datos.`,
    problems: ({ provider, status }) => `${provider} tiene problemas (estado ${formatCount(status)}).`,
    redirect: ({ provider, status }) =>
      `${provider} ha enviado una redirección en lugar de una respuesta (estado ${formatCount(status)}).`,
    unknownForm: ({ provider, call, problem }) =>
      `${provider} ha respondido a ${call} en un formato desconocido: ${problem}.`,
    otherOrder: ({ provider, call }) => `${provider} ha respondido a ${call} con otro pedido.`,
    withoutOrder: ({ provider, call }) => `${provider} ha respondido a ${call} sin ningún pedido.`,
    withoutSecret: ({ provider, call }) => `${provider} ha respondido a ${call} sin ningún secreto.`,
    withoutField: ({ provider, call, field }) => `${provider} ha respondido a ${call} sin \`${field}\`.`,
    otherThanSent: ({ provider }) => `${provider} ha confirmado un pedido distinto del que enviamos.`,
    endlessList: ({ provider }) => `${provider} envía una lista que no termina.`,
    samePage: ({ provider }) => `${provider} envía una y otra vez la misma página de una lista.`,
    tooManyBatches: ({ provider, most, day }) => `${provider} indica más de ${formatCount(most)} lotes para el ${day}.`,
    foreignLink: ({ provider }) => `${provider} ha enviado un enlace a una dirección que no es suya.`,
    noLink: ({ provider }) => `${provider} ha enviado un enlace que no lo es.`,
    callLimit: ({ provider }) => `${provider} ha alcanzado su límite de llamadas. Inténtalo dentro de un minuto.`,
    credentials: ({ provider }) => `${provider} no acepta estas credenciales.`,
    key: ({ provider }) => `${provider} no acepta esta clave.`,
    client: ({ provider }) => `${provider} no acepta este ID de cliente ni este secreto de cliente.`,
    notAllowed: ({ provider }) => `${provider} no permite esto con tus credenciales. Pídele más permisos.`,
    noChannelRight: ({ channel, provider }) =>
      `Este token no puede crear pedidos en el canal ${channel} de ${provider}.`,
    noChannel: ({ channel, provider }) => `Este token no tiene ningún canal ${channel} en ${provider}.`,
    channelNumber: ({ provider }) => `Tu ID de canal de ${provider} tiene que ser un número.`,
    customerNumber: ({ provider }) => `El ID de cliente de ${provider} es un número.`,
    character: ({ provider }) =>
      `Un ajuste de ${provider} contiene un carácter que no podemos ` +
      'enviar, como un salto de línea. Introdúcelo de nuevo.',
    blank: ({ field }) => `Falta: ${field}.`,
    noHost: ({ field }) => `${field}: introduce un nombre de host, como wms.example.com.`,
    hostSpaces: ({ field }) => `${field}: un nombre de host no lleva espacios ni saltos de línea.`,
    hostScheme: ({ field, scheme }) => `${field}: solo se pueden usar direcciones https://, no ${scheme}://.`,
    hostPassword: ({ field }) => `${field}: deja fuera de la dirección el nombre de usuario y la contraseña.`,
    hostPort: ({ field }) => `${field}: solo se puede usar el puerto https habitual, el 443.`,
    onlyHost: ({ field, host }) => `${field}: introduce solo el nombre de host, ${host}, sin nada detrás.`,
    hostNumber: ({ field }) => `${field}: introduce un nombre de host, no una dirección IP.`,
    hostDot: ({ field }) => `${field}: quita el punto del final.`,
    privateHost: ({ field, host }) => `${field}: ${host} no es un nombre de host público.`,
    notAHost: ({ field }) => `${field}: eso no es un nombre de host. Introdúcelo completo, como wms.example.com.`,
    scheme: 'Solo se pueden usar direcciones https://.',
    port: 'Solo se puede usar el puerto https habitual, el 443.',
    privateAddress: ({ host }) => `${host} no es una dirección pública, así que no podemos llamarla.`,
    noAddress: ({ provider }) =>
      `${provider} no publica la dirección de su API. Pide a quien gestiona este servidor que la configure.`,
    refused: ({ provider, status }) => `${provider} ha rechazado la solicitud (estado ${formatCount(status)}).`,
    refusedRequest: ({ provider }) => `${provider} ha rechazado la solicitud.`,
    refusedOrder: ({ provider }) => `${provider} ha rechazado el pedido.`,
    noOrder: ({ provider, id }) => `${provider} no tiene ningún pedido ${id}.`,
    shipped: ({ provider }) => `${provider} ha enviado el pedido.`,
    cancelled: ({ provider }) => `${provider} ha cancelado el pedido.`,
    splitOrCombined: ({ provider }) => `${provider} ha dividido el pedido o lo ha unido a otro. Cámbialo allí.`,
    itemsKept: ({ provider }) => `${provider} no ha quitado los artículos del pedido.`,
    notHeld: ({ provider }) => `${provider} no ha retenido el pedido.`,
    addressKept: ({ provider }) => `${provider} no ha usado la dirección nueva.`,
    nothingToChange: ({ provider }) => `${provider} no tiene ningún envío abierto de este pedido.`,
    kept: ({ provider, status }) => `${provider} ha dejado el pedido en «${status}».`,
    stillGoing: ({ provider }) => `${provider} ha aceptado la cancelación, pero sigue trabajando en el pedido.`,
    partCancelled: ({ provider }) =>
      `${provider} dividió el pedido en partes, canceló algunas y envía el resto. Las unidades canceladas no saldrán.`,
    startedShipping: ({ provider }) => `${provider} ya ha empezado a enviar el pedido.`,
    startedWorking: ({ provider }) => `${provider} ya está trabajando en el pedido.`,
    status: ({ provider, status }) => `${provider} indica el estado «${status}».`,
    stage: ({ provider, stage }) => `${provider} indica la fase «${stage}».`,
    errorCode: ({ provider, code }) => `${provider} indica el código de error ${code}.`,
    reviewing: ({ provider }) => `${provider} está revisando el pedido.`,
    payment: ({ provider }) => `${provider} está esperando el pago.`,
    onHoldIn: ({ provider }) => `Retenido en ${provider}.`,
    onHoldUntil: ({ provider, day }) => `Retenido en ${provider} hasta el ${day}.`,
    onHoldAt: ({ provider }) => `Retenido en ${provider}.`,
    onHoldCode: ({ provider, code }) => `Retenido en ${provider} (${code}).`,
    rejectedBehind: ({ provider }) => `El operador logístico que hay detrás de ${provider} ha rechazado el pedido.`,
    backOrdered: ({ provider }) => `Sin existencias en ${provider}.`,
  },
} satisfies CatalogueOf<typeof english>;
