import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/detail/backOrderTexts.ts';
import { plural } from '../../../../src/languages/plural.ts';
import { formatCount } from '../../../../src/shared/numbers/formatCount.ts';
import { bidiIsolate } from '../../../../src/shared/texts/bidiIsolate.ts';
import { counted } from '../../../counted.ts';

export const texts = {
  backOrderTexts: {
    title: 'Wartet auf Bestand',
    short: 'Fehlt',
    nothingShort: 'Es fehlt nichts mehr',
    wouldSend: 'Eine Teilfreigabe würde senden',
    nothing: 'nichts',
    reading: 'Es wird geprüft, was fehlt',
    unreadable: 'Wir konnten nicht prüfen, was fehlt',
    readingLabel: 'Prüfung der fehlenden SKUs',
    retryReading: 'Fehlende SKUs erneut prüfen',
  },
  unitsText: ({ sku, name, quantity }) =>
    `${bidiIsolate(sku.trim() || name.trim() || 'Ohne SKU')} × ${formatCount(quantity)}`,
  readingText: ({ read, failed, total }) => {
    if (failed > 0) {
      const could = plural(failed, { one: 'konnte', other: 'konnten' });
      return `${formatCount(failed)} von ${formatCount(total)} ${could} nicht geprüft werden`;
    }
    return read < total ? `Fehlende SKUs: ${formatCount(read)} von ${formatCount(total)} geprüft` : null;
  },
  backOrderChoiceTexts: {
    action: 'Aktion',
    toOpen: (count) => `${count} freigeben`,
    toPartially: (count) => `${count} teilweise freigeben`,
  },
  backOrderWords: {
    releasable: (count, all) =>
      `${formatCount(count)} von ${formatCount(all)} ${plural(count, { one: 'kann', other: 'können' })} ` +
      'teilweise freigegeben werden',
    unitsOfSkus: (units, skus) => `${formatCount(units)} Stück von ${counted(skus, { one: 'SKU', other: 'SKUs' })}`,
    moreSkus: (named, skus) => `${named} und ${counted(skus, { one: 'weitere SKU', other: 'weitere SKUs' })}`,
  },
} satisfies CatalogueOf<typeof english>;
