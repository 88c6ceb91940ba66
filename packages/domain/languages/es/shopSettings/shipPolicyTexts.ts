import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/shopSettings/shipPolicyTexts.ts';

export const texts = {
  shipPolicyTexts: {
    subject: 'qué se puede enviar',
    what: 'reglas de envío',
    title: 'Reglas de envío',
    note:
      'Los pedidos que aún no pueden salir esperan retenidos o en revisión e indican el motivo. ' +
      'Los cambios valen también para los pedidos que no han salido.',
    saving: 'guardar las reglas de envío',
    saved: 'Guardado. Los pedidos que no han salido se comprueban de nuevo.',
    restored: 'Las reglas de envío están como antes.',
    payment: {
      title: 'Pago',
      note: 'Los pedidos pagados y los gratuitos se envían. Los demás esperan hasta que se paguen, salvo que aquí los permitas.',
      authorized: 'Pagos autorizados',
      tags: 'Enviar pedidos sin pagar con estas etiquetas',
      tagsHelp: 'Separa las etiquetas con comas, por ejemplo: factura, 30 días.',
      methods: 'Enviar pedidos sin pagar con estos métodos de pago',
      methodsHelp:
        'Escribe cada nombre como lo muestra tu tienda y sepáralos con comas, por ejemplo: Pago contra reembolso, ' +
        'Transferencia bancaria. ' +
        '' +
        'Un pedido que use además otro método espera. Las tarjetas regalo no cuentan.',
      terms: 'Pedidos sin pagar con condiciones de pago, por ejemplo a 30 días',
      termsHelp: 'Los pedidos que vencen al recibirlos esperan hasta que se paguen.',
    },
    risk: { title: 'Riesgo de fraude', label: 'Cuando tu tienda desaconseja un pedido' },
    dispute: { title: 'Disputas del pago', label: 'Mientras un cliente disputa el pago' },
    test: {
      title: 'Pedidos de prueba',
      label: 'Pedidos de prueba de tu tienda',
      help: 'Marca una cuenta como sandbox donde conectas el 3PL. Los pedidos de prueba solo van allí; los reales, nunca.',
    },
    methods: {
      title: 'Formas de entrega',
      note: 'Los paquetes y los pedidos a puntos de recogida se envían siempre. Activa otras que gestione tu almacén.',
    },
    start: {
      title: 'Primer día',
      label: 'Enviar pedidos a partir del',
      help: (installed) =>
        'Los pedidos anteriores quedan retenidos hasta que alguien los pase a Abierto. ' +
        `Vacío equivale al ${installed}, cuando se instaló la app.`,
      change: 'Elegir el primer día',
    },
    locations: {
      title: 'Ubicaciones',
      label: 'Enviar pedidos de',
      all: 'Todas tus ubicaciones',
      chosen: 'Solo estas ubicaciones',
      note: 'Las ubicaciones de servicios logísticos envían por su cuenta.',
    },
    always: {
      title: 'Siempre',
      held: 'Los pedidos que retiene tu tienda, una app o una persona allí esperan hasta que se liberen.',
    },
    anyDay: 'Cuando se instaló la app',
    none: 'Ninguna',
  },
  authorizedLabels: {
    release: 'Enviarlos. El dinero se captura al enviar.',
    wait: 'Esperar hasta que se capture el pago',
  },
  termsLabels: { wait: 'Esperar hasta que se paguen', release: 'Enviarlos. El cliente paga después.' },
  testLabels: {
    never: 'No enviarlos nunca',
    sandbox: 'Enviarlos a la cuenta sandbox de un 3PL',
  },
  riskyLabels: { review: 'Pasarlo a revisión', hold: 'Retenerlo', off: 'Enviarlo' },
} satisfies CatalogueOf<typeof english>;
