import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/actions/actionMessages.ts';

export const texts = {
  actionMessages: {
    undo: 'Deshacer',
    retry: 'Reintentar',
    cancel: 'Cancelar',
    outcomeUnknown: 'No sabemos si se hizo. Comprueba el pedido o reintenta: no se hará dos veces.',
    outcomeUnknownUnsafe:
      'No sabemos si se hizo. Comprueba primero el pedido y reintenta solo si no se hizo: ' +
      'de lo contrario, podría hacerse dos veces.',
    cancelled: 'Dejaste de esperar. No sabemos si se hizo, así que estamos comprobando los pedidos otra vez.',
    slow:
      'Está tardando más de lo normal. «Reintentar» lo pide otra vez sin hacerlo dos veces. ' +
      '«Cancelar» deja de esperar.',
    slowUnsafe: 'Está tardando más de lo normal. «Reintentar» podría hacerlo dos veces. «Cancelar» deja de esperar.',
    notInTimeline: 'No se pudo añadir a la cronología.',
  },
  actionSentences: {
    done: (button, order) => `${button}: hecho en ${order}.`,
    waiting: (subject) => `Seguimos esperando al servidor: ${subject}`,
  },
} satisfies CatalogueOf<typeof english>;
