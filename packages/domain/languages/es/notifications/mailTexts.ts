import type { brandName as brand } from '../../../src/shared/screens/brandName.ts';
import type { MailFormat } from '../../../src/notifications/MailFormat.ts';
import type { ErrorReason, MailTexts } from '../../../src/notifications/mailTexts.ts';

const brandName: typeof brand = 'Fulfillment Hub';

const reasons: Readonly<Record<ErrorReason, readonly [one: string, other: string]>> = {
  address: ['tiene una dirección que el almacén rechaza', 'tienen una dirección que el almacén rechaza'],
  unknownSku: ['tiene un SKU que el almacén no conoce', 'tienen un SKU que el almacén no conoce'],
  stock: ['no tiene existencias suficientes', 'no tienen existencias suficientes'],
  orderAmount: ['supera el límite de un flujo de trabajo', 'superan el límite de un flujo de trabajo'],
  customs: ['necesita una descripción aduanera', 'necesitan una descripción aduanera'],
  packageSize: ['no cabe en ningún embalaje', 'no caben en ningún embalaje'],
  rate: ['no tiene tarifa para su método de envío', 'no tienen tarifa para su método de envío'],
  busy: ['encontró el almacén saturado', 'encontraron el almacén saturado'],
  other: ['tiene otro error', 'tienen otros errores'],
};

/** What mails say in Spanish. */
export function mailTexts(format: MailFormat): MailTexts {
  const { count, counted, plural } = format;
  const orders = (number: number) => counted(number, { one: 'pedido', other: 'pedidos' });
  const day = (arrived: number, shipped: number) =>
    `${counted(arrived, { one: 'pedido recibido', other: 'pedidos recibidos' })} y ` +
    counted(shipped, { one: 'enviado', other: 'enviados' });
  const need = (number: number) =>
    `${orders(number)} ${plural(number, { one: 'requiere', other: 'requieren' })} tu atención`;
  return {
    format,
    greeting: (name) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
    why: (shop) => `Recibes este correo porque lo elegiste en ${brandName} para ${shop}.`,
    change: 'Cambiar de qué te avisamos',
    stop: 'Dejar de recibir estos correos',
    andMore: (subject) => `${subject}, y más`,
    links: {
      errors: 'Ver los pedidos con errores',
      providerDown: 'Ver tus conexiones',
      holdEnded: 'Ver los pedidos abiertos',
      backOrders: 'Ver los pedidos sin existencias',
    },
    need,
    needOne: (reason) => `${need(1)}: ${reasons[reason][0]}`,
    needMore: (number, reason) => `${need(number)}: ${reason}`,
    reason: (number, reason) =>
      `${count(number)} ${plural(number, { one: reasons[reason][0], other: reasons[reason][1] })}`,
    providersDown: (names) => `Los pedidos para ${names} están en espera: la conexión no funciona`,
    connectionsDown: (number) =>
      `Hay pedidos en espera: ${counted(number, { one: 'conexión no funciona', other: 'conexiones no funcionan' })}`,
    providersNote:
      'Los pedidos siguen en cola y se enviarán en cuanto la conexión vuelva a funcionar. Revisa su configuración.',
    holdEnded: (number) => `Ha terminado la retención de ${orders(number)}`,
    backOrders: (number) => `${orders(number)} ${plural(number, { one: 'espera', other: 'esperan' })} existencias`,
    namesAndMore: (names, rest) => `${names} y ${count(rest)} más`,
    summary: {
      quiet: (arrived, shipped) => `Ayer: ${day(arrived, shipped)}; nada requiere tu atención`,
      needs: (needs, arrived, shipped) => `${need(needs)} esta mañana; ayer: ${day(arrived, shipped)}`,
      title: (arrived, shipped) => `Ayer: ${day(arrived, shipped)}`,
      now: (weekday) => `Esta mañana, ${weekday}:`,
      open: 'Abiertos',
      inFulfillment: 'En preparación',
      errors: 'Errores',
      needsReview: 'Por revisar',
      hold: 'Retenidos',
      backOrders: 'Sin existencias',
      link: 'Abrir el panel',
    },
    confirmation: {
      subject: 'Confirma tu dirección de correo',
      title: (address) => `¿Recibir tus correos en ${address}?`,
      works: (hours) =>
        `Lo pediste en ${brandName}. El enlace sirve una vez, durante ${counted(hours, { one: 'hora', other: 'horas' })}.`,
      otherwise: 'Si no fuiste tú, no hagas nada: a esta dirección no llegará ningún correo.',
      link: 'Confirmar esta dirección',
      why: (shop) => `Recibes este correo porque alguien introdujo esta dirección en ${brandName} para ${shop}.`,
    },
    changed: {
      subject: 'Tus correos van ahora a otra dirección',
      title: (address) => `A partir de ahora escribimos a ${address}`,
      otherwise: 'Si no lo has cambiado tú, deshaz el cambio y avisa al propietario de la tienda.',
      link: 'Ver tu configuración',
    },
    accessEnded: {
      subject: (shop) => `Los pedidos de ${shop} están en espera: abre la app una vez`,
      title: `Tu tienda ya no acepta ${brandName}`,
      lines: [
        'Hasta entonces ningún pedido sale hacia un almacén ni llega ningún número de seguimiento a tu tienda. No se pierde nada.',
        'Abre la app desde el panel de control de tu tienda: así se renueva el acceso y todo lo que espera continúa solo.',
      ],
      link: 'Abrir la app',
      why: (shop) => `Recibes este correo porque eres propietario de ${shop}, que usa ${brandName}.`,
    },
    unsubscribe: {
      incomplete: {
        title: 'Este enlace no está completo',
        text: 'Copia el enlace entero del correo o desactiva los correos en Configuración, Correo.',
      },
      ask: {
        title: '¿Dejar de recibir correos?',
        text: 'No recibirás más correos sobre errores, conexiones, retenciones o falta de existencias, ni el resumen diario.',
      },
      stop: 'Dejar de recibir estos correos',
      stopped: { title: 'Ya no recibirás más correos', text: 'Puedes volver a activarlos en Configuración, Correo.' },
      unknown: { title: 'Ya no recibirás más correos', text: 'Con este enlace ya no se escribe a nadie.' },
    },
  };
}
