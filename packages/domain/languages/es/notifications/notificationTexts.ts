import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/notifications/notificationTexts.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';
import { counted } from '../../counted.ts';

export const texts = {
  notificationTexts: {
    subject: 'tus notificaciones',
    what: 'notificaciones',
    title: 'Notificaciones',
    note:
      'Correos sobre tus pedidos y tus 3PL. Cada persona del equipo elige los suyos. ' +
      'A tus clientes les escribe tu tienda.',
    saving: 'el guardado de tus notificaciones',
    saved: 'Se guardaron tus notificaciones.',
    restored: 'Tus notificaciones vuelven a estar como antes.',
    goesTo: (address) => `Te escribiremos a ${bidiIsolate(address)}.`,
    noAddress: 'Aún no tenemos ninguna dirección de correo tuya.',
    notSent: 'Este servidor no envía correos porque falta SMTP_URL. Abajo ves lo que se enviaría.',
    events: 'Sobre qué quieres recibir correos',
    digest: 'Agrupar correos',
    digestHelp: 'Como mucho un correo en este tiempo, con los totales y los primeros pedidos.',
    daily: 'Resumen diario',
    dailyHelp: 'Lo que entró y se envió ayer, y lo que espera ahora.',
    summaryTime: 'Enviar a las',
    quiet: 'Horas de silencio',
    quietHelp: 'Sin correos durante estas horas, salvo el resumen diario. Recibirás el resto después.',
    quietFrom: 'Desde',
    quietTo: 'Hasta',
    zone: (zone) => `Las horas son de la zona horaria de tu tienda, ${zone}.`,
    mails: 'Tus últimos correos',
    mailsSubject: 'tus últimos correos',
    noMails: 'Aún no te hemos escrito.',
    show: 'Mostrar',
    hide: 'Ocultar',
    plain: 'Como texto sin formato',
    states: { waiting: 'En camino', sent: 'Enviado', refused: 'No entregado', kept: 'No enviado' },
    retried: (tries) => counted(tries, { one: 'intento', other: 'intentos' }),
    refusedTitle: 'Tus correos no se pueden entregar.',
    refused: (problem) =>
      problem === null ? 'El servidor de correo no dio ningún motivo.' : `El servidor de correo dice: ${problem}`,
    noEvents: 'Ningún evento',
    dailyAt: (daily, time) => `${daily.toLowerCase()} a las ${time}`,
  },
  notificationKindTexts: {
    errors: { name: 'Errores', help: 'Pedidos que un almacén o un flujo de trabajo rechazó' },
    providerDown: { name: '3PL sin respuesta', help: 'Un 3PL dejó de responder y hay pedidos esperándolo' },
    holdEnded: { name: 'Retenciones que acaban', help: 'Pedidos que dejan de estar retenidos y siguen adelante' },
    backOrders: { name: 'Sin existencias', help: 'Pedidos que esperan existencias' },
  },
  digestMinutesText: (minutes) =>
    minutes < 60
      ? counted(minutes, { one: 'minuto', other: 'minutos' })
      : counted(minutes / 60, { one: 'hora', other: 'horas' }),
} satisfies CatalogueOf<typeof english>;
