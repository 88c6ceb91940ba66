import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/insights/reportTexts.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { counted } from '../../counted.ts';

export const texts = {
  reportTexts: {
    summary: 'Zusammenfassung',
    totalOrders: 'Bestellungen gesamt',
    halfShipped: 'Die Hälfte versendet in',
    nineInTenShipped: 'Neun von zehn versendet in',
    moved: 'Während diese Zahlen geladen wurden, kamen Bestellungen dazu oder wurden verschoben.',
    filled: (period) => `${period}, gefüllt:`,
    outlined: (period) => `${period}, umrandet:`,
    most: (column) => `Am meisten: ${column}`,
    partOfDay: (day) => `${day}, nicht der ganze Tag`,
    columns: { day: 'Tag', week: 'Woche', month: 'Monat', year: 'Jahr' },
    days: 'Tage',
    dayBefore: 'Voriger Tag',
    daysBefore: 'Vorige Tage',
    figure: 'Kennzahl',
    change: 'Änderung',
    time: 'Dauer',
    orders: 'Bestellungen',
    cause: 'Ursache',
    stage: 'Stufe',
    sku: 'SKU',
    name: 'Name',
    shippedInPart: 'Ganz oder teilweise versendet',
    unitsInOrders: (units, count) =>
      `${formatCount(units)} in ${counted(count, { one: 'Bestellung', other: 'Bestellungen' })}`,
    unitsInReships: (units, count) =>
      `${counted(units, { one: 'Einheit', other: 'Einheiten' })} in ${counted(count, { one: 'Ersatzsendung', other: 'Ersatzsendungen' })}`,
    skus: (skus) => `${counted(skus, { one: 'SKU', other: 'SKUs' })}.`,
    skusShown: (skus, bars, rows) =>
      `${formatCount(skus)} SKUs; die ersten ${formatCount(bars)} als Balken, ` +
      `${rows < skus ? `die ersten ${formatCount(rows)}` : 'alle'} in der Tabelle.`,
    inList: (count, list) => `${formatCount(count)} in ${list}.`,
  },
} satisfies CatalogueOf<typeof english>;
