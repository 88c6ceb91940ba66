import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/inventory/inventoryTexts.ts';
import { bidiIsolate } from '../../../src/shared/bidiIsolate.ts';
import { formatCount } from '../../../src/shared/formatCount.ts';
import { counted } from '../../counted.ts';

export const texts = {
  inventoryTexts: {
    source: 'Positionen',
    summary: 'Zusammenfassung',
    skus: 'SKUs',
    unitsOrdered: 'Bestellte Stückzahl',
    skusShort: 'Fehlende SKUs',
    unitsShort: 'Fehlende Stückzahl',
    all: 'SKUs in diesen Bestellungen',
    allNote:
      'Meistbestellte zuerst. Fehlend: Stück, auf die diese Bestellungen warten. ' +
      'Die Bestände stehen in der Verwaltung deines Shops.',
    none: 'Keine dieser Bestellungen hat Artikel zum Versenden.',
    sku: 'SKU',
    name: 'Name',
    orders: 'Bestellungen',
    noSku: 'Keine SKU',
    seeBackOrders: 'Rückstände anzeigen',
    filter: 'Nach SKU oder Name filtern',
    weights: 'Produktgewichte',
    weightsNote:
      'Produkte ohne Gewicht (00) kommen zuerst. Gewichte änderst du am Produkt in der Verwaltung deines Shops, ' +
      'dort steht auch ihre Einheit.',
    weight: 'Produktgewicht',
    noWeight: 'Ohne Gewicht',
    differs: 'Mit mehreren Gewichten',
    unreadable: 'Keine Zahl',
    packages: 'Pakete',
    packagesNote:
      'Pakete, die durch gemeinsames Packen von Bestellungen gespart wurden, ' +
      'über alle Bestellungen des Zeitraums. Dein Lager wählt die Verpackung.',
    boxesSaved: 'Gesparte Pakete gesamt',
  },
  notProvidedWords: {
    collection: {
      title: 'Kollektionen',
      note: 'Gruppiere deine Produkte in der Verwaltung deines Shops in Kollektionen.',
    },
    bundles: {
      title: 'Bundles',
      note:
        'Bundles richtest du in der Verwaltung deines Shops ein. ' +
        'Artikel, die nicht versendet werden, stehen in jeder Bestellung unter „Artikel ohne Versand“.',
    },
    bulkEdit: {
      title: 'Sammelbearbeitung',
      note:
        'Produkte, Gewichte und Bestand bearbeitest du in der Verwaltung deines Shops. ' +
        'Um Artikel aus einer Bestellung zu nehmen, gehe zu „Offene Bestellungen“.',
    },
    universalSettings: {
      title: 'Allgemeines',
      note: 'Gewichtseinheit und Maßeinheiten legst du in der Verwaltung deines Shops fest.',
    },
  },
  alternativeTexts: {
    skus: 'Bestellte SKUs anzeigen',
    openOrders: 'Offene Bestellungen anzeigen',
    settings: 'Einstellungen öffnen',
  },
  rowsShownText: ({ shown, matching, all, filter }) => {
    const text = filter.trim();
    if (matching === 0 && text !== '') return `Keine SKU und kein Name enthält „${bidiIsolate(text)}“.`;
    const skus = counted(all, { one: 'SKU', other: 'SKUs' });
    const found =
      text === ''
        ? skus
        : `${formatCount(matching)} von ${skus} ${matching === 1 ? 'enthält' : 'enthalten'} „${bidiIsolate(text)}“`;
    return shown < matching ? `${found}; die ersten ${formatCount(shown)} werden angezeigt.` : `${found}.`;
  },
  formatWeight: ({ state, weights }, emptyWeight) => {
    if (state === 'missing') return emptyWeight;
    const shown = weights.map((weight) => (weight === '' ? emptyWeight : bidiIsolate(weight))).join(' und ');
    if (state === 'differs') return `${shown}, unterschiedlich`;
    return state === 'unreadable' ? `${shown}, keine Zahl` : shown;
  },
} satisfies CatalogueOf<typeof english>;
