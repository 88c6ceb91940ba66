import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/definition/actions.ts';
import { plural } from '../../../../src/languages/plural.ts';
import { counted } from '../../../counted.ts';

export const texts = {
  actionTexts: {
    inputs: {
      location: 'Ubicación',
      reason: 'Motivo',
      releaseAfter: 'Liberar tras',
      tags: 'Etiquetas',
      note: 'Nota',
      quantity: 'Cantidad',
      newSku: 'SKU que se envía en su lugar',
      service: 'Servicio',
      package: 'Embalaje',
      insuredValue: 'Valor asegurado',
    },
    help: {
      shown: 'Se muestra en el pedido.',
      untilReleased: 'Déjalo vacío para retenerlo hasta que alguien lo libere.',
      onlyOnce: 'No se añade otra vez a un pedido que ya lo tiene.',
      samePrice: 'El precio del cliente no cambia.',
      asNamed: 'Como lo llama tu 3PL.',
    },
  },
  actionPhrases: {
    quoted: (text) => `«${text}»`,
    addTags: (tags) => `etiquetarlo con ${tags}`,
    removeTags: (tags, count) => `quitar ${plural(count, { one: 'la etiqueta', other: 'las etiquetas' })} ${tags}`,
    hold: 'retenerlo',
    holdFor: (duration) => `retenerlo ${duration}`,
    review: 'mandarlo a revisión',
    route: (to) => `enrutarlo a ${to}`,
    deletedLocation: 'una ubicación eliminada',
    disconnectedProvider: 'un 3PL desconectado',
    note: (text) => `anotar ${text} para el almacén`,
    service: (service) => `enviarlo con ${service}`,
    package: (name) => `embalarlo en ${name}`,
    insurance: (amount) => `asegurarlo por ${amount}`,
    splitBundles: 'dividir sus packs en sus artículos',
    addItem: (units, sku) => `añadir ${units} × ${sku} si no lo tiene`,
    swapItem: (sku, newSku) => `cambiar ${sku} por ${newSku}`,
    signature: 'exigir una firma',
    days: (days) => counted(days, { one: 'día', other: 'días' }),
    hours: (hours) => counted(hours, { one: 'hora', other: 'horas' }),
  },
} satisfies CatalogueOf<typeof english>;
