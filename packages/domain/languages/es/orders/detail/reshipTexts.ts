import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/detail/reshipTexts.ts';
import { formatCount } from '../../../../src/shared/numbers/formatCount.ts';
import { bidiIsolate } from '../../../../src/shared/texts/bidiIsolate.ts';
import { counted } from '../../../counted.ts';

export const texts = {
  reshipTexts: {
    button: 'Reenviar',
    title: (order) => `Reenviar artículos de ${order}`,
    follows:
      'El pedido sigue preparado en tu tienda y no se cobra nada. Cuando salga el paquete, su número de seguimiento se ' +
      'añade a la preparación en tu tienda.',
    unitsOf: (item) => `Unidades de ${bidiIsolate(item)} para reenviar`,
    ofUnits: (units) => `de ${formatCount(units)}`,
    reason: 'Motivo',
    reasons: { lost: 'Perdido en el camino', damaged: 'Dañado', wrongItem: 'Artículo equivocado', other: 'Otro' },
    note: 'Nota',
    noteHelp: 'Solo para tu equipo. Tu 3PL y tu cliente no la reciben.',
    choose: 'Elige unidades para ver quién las envía.',
    part: (provider, units, name, reference) =>
      `${bidiIsolate(provider)} envía ${counted(units, { one: 'unidad', other: 'unidades' })} como ${bidiIsolate(name)} ` +
      `(referencia ${reference}).`,
    confirm: (units) => (units === 0 ? 'Reenviar' : `Reenviar ${counted(units, { one: 'unidad', other: 'unidades' })}`),
    asked: (order) => `Se están reenviando artículos de ${order}.`,
    heading: 'Reenvíos',
    atProvider: (name, provider) => `${bidiIsolate(name)} en ${bidiIsolate(provider)}`,
    states: {
      waiting: 'A la espera de enviarse',
      sent: 'En el 3PL',
      left: 'Ha salido del almacén',
      held: 'Retenido en el 3PL',
      refused: 'No enviado',
      failed: 'El 3PL no responde',
      cancelled: 'Cancelado',
      done: 'Terminado',
    },
    marks: { underWay: 'Reenvío en curso', failed: 'Reenvío no enviado' },
    cancel: 'Cancelar reenvío',
    cancelTitle: (name) => `¿Cancelar ${bidiIsolate(name)}?`,
    cancelFollows: (provider) =>
      `Se pide a ${bidiIsolate(provider)} que no lo envíe. Si ya está embalado, sale de todos modos y la cronología lo dice.`,
    keep: 'Mantener',
    dismiss: 'Descartar',
    canceled: (name) => `Se está cancelando ${bidiIsolate(name)}.`,
    dismissed: (name) => `${bidiIsolate(name)} está descartado.`,
    cancellation: {
      asking: (provider) => `Se ha pedido la cancelación a ${bidiIsolate(provider)}.`,
      tooLate: (provider, words) => `Es tarde para cancelarlo: lo envía ${bidiIsolate(provider)}. ${words}`.trim(),
      noAnswer: (provider, words) =>
        `No se pudo pedir a ${bidiIsolate(provider)} que lo cancele. ${words} Llama al almacén.`,
    },
  },
} satisfies CatalogueOf<typeof english>;
