import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/notifications/emailChange.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';
import type { brandName as brand } from '../../../src/shared/screens/brandName.ts';

/** The types keep both as the rules have them. */
const hours: typeof english.emailLinkHours = 24;
const brandName: typeof brand = 'Fulfillment Hub';

export const texts = {
  emailChangeTexts: {
    change: 'Cambiar dirección',
    add: 'Añadir una dirección',
    label: 'Nueva dirección de correo',
    send: 'Enviar enlace',
    sendAgain: 'Volver a enviar el enlace',
    cancel: 'Cancelar',
    cancelChange: 'Cancelar el cambio',
    saving: 'el cambio de tu dirección de correo',
    sent: (address) => `Hemos enviado un enlace a ${bidiIsolate(address)}.`,
    cancelled: 'El cambio de tu dirección se canceló.',
    pendingTitle: (address) => `Confirmar ${bidiIsolate(address)}`,
    pending: (current) =>
      `Abre el enlace que enviamos allí; es válido durante ${hours} horas. Hasta entonces ` +
      (current === null ? 'no te enviamos correos.' : `te escribimos a ${bidiIsolate(current)}.`),
    notAnAddress: 'Introduce una dirección de correo, como robin@example.com.',
    sameAddress: 'Ya te escribimos a esa dirección.',
    tooSoon: 'Acabamos de enviar un enlace. Espera un minuto antes de pedir otro.',
  },
  emailLinkTexts: {
    open: (link) => ({
      title: `¿Enviar correos a ${bidiIsolate(link.address)}?`,
      text: `${bidiIsolate(link.name)} lo pidió en ${brandName} para ${link.shop}. Si no eres tú, cierra esta página.`,
    }),
    confirm: 'Confirmar esta dirección',
    confirmed: (address) => ({
      title: 'Tu dirección está confirmada',
      text: `A partir de ahora te escribimos a ${bidiIsolate(address)}.`,
    }),
    used: {
      title: 'Este enlace ya se ha usado',
      text: 'Tu dirección está confirmada o el cambio se canceló.',
    },
    replaced: {
      title: 'Hay un enlace más reciente',
      text: 'Abre el enlace del último correo. Los anteriores ya no sirven.',
    },
    expired: {
      title: 'Este enlace ha caducado',
      text:
        `Era válido durante ${hours} horas. Envía uno nuevo en Configuración, Correo. ` +
        'Tu dirección no ha cambiado.',
    },
    gone: {
      title: 'Este enlace ya no funciona',
      text: 'La persona ya no forma parte del equipo de esta tienda.',
    },
    altered: {
      title: 'Este enlace está incompleto o no es tuyo',
      text:
        'Se creó para otra persona, tienda o dirección, o le falta una parte. ' +
        'Copia el enlace completo del correo.',
    },
  },
} satisfies CatalogueOf<typeof english>;
