import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/orders/orderWords.ts';
import { formatCount } from '../../../src/shared/formatCount.ts';
import { bidiIsolate } from '../../../src/shared/bidiIsolate.ts';
import { plural } from '../../../src/languages/plural.ts';
import { counted } from '../../counted.ts';
import { orders } from '../words.ts';

export const texts = {
  orderWords: {
    releasable: (count, all) =>
      `${formatCount(count)} von ${formatCount(all)} ${plural(count, { one: 'kann', other: 'können' })} ` +
      'teilweise freigegeben werden',
    unitsOfSkus: (units, skus) => `${formatCount(units)} Stück von ${counted(skus, { one: 'SKU', other: 'SKUs' })}`,
    moreSkus: (named, skus) => `${named} und ${counted(skus, { one: 'weitere SKU', other: 'weitere SKUs' })}`,
    exportSummary: (file, filters, zone) => `${file}: ${filters}. Zeiten: ${zone}.`,
    slow: (subject) => `Der Server hat noch nicht geantwortet: ${subject}`,
    seeIn: (list) => `In ${list} ansehen`,
    cleared: (count, parts) => `Alles erledigt. Du hast hier heute ${orders(count)} bearbeitet: ${parts}.`,
    handled: {
      sent: (count) => `${formatCount(count)} an das 3PL gesendet`,
      opened: (count) => `${formatCount(count)} geöffnet`,
      released: (count) => `${formatCount(count)} teilweise freigegeben`,
      run: (count) => `${formatCount(count)} erneut ausgeführt`,
      held: (count) => `${formatCount(count)} zurückgehalten`,
      closed: (count) => `${formatCount(count)} geschlossen`,
    },
    openNext: 'Nach jeder Aktion die nächste Bestellung öffnen',
    canBeUndone: 'Du kannst das danach rückgängig machen.',
    asksWarehouse: 'Wir fragen dein 3PL. Ist sie schon verpackt, wird sie so versendet, wie sie ist.',
    thisItem: 'dieser Artikel',
    amount: (quantity, all) => `${formatCount(quantity)} von ${formatCount(all)}`,
    remove: (amount) => `${amount} entfernen`,
    order: (name) => `Bestellung ${bidiIsolate(name)}`,
    go: (units) => `${formatCount(units)} Stück ${plural(units, { one: 'geht', other: 'gehen' })}`,
    leave: (units, waiting) =>
      `${formatCount(units)} Stück ${plural(units, { one: 'geht', other: 'gehen' })} raus, ` +
      `${counted(waiting, { one: 'wartet', other: 'warten' })}.`,
    short: (waiting, all, skus) =>
      `Von ${formatCount(all)} Stück ${plural(waiting, { one: 'fehlt', other: 'fehlen' })} noch ${formatCount(waiting)}: ${skus}.`,
    notShipped: (units) =>
      `${formatCount(units)} Stück ${plural(units, { one: 'wird', other: 'werden' })} nicht versendet.`,
    wait: (units) => `${formatCount(units)} Stück ${plural(units, { one: 'wartet', other: 'warten' })} auf Bestand.`,
    to: (name) => `an ${bidiIsolate(name)}`,
    toProvider: 'an dein 3PL',
    from: (name) => ` von ${bidiIsolate(name)}`,
    unitsFrom: (units, name) => `${formatCount(units)} von ${bidiIsolate(name)}`,
    notInStock: (units) => `${formatCount(units)} nicht auf Lager`,
    backOrderAction: 'Aktion',
    toOpen: (count) => `${count} freigeben`,
    toPartially: (count) => `${count} teilweise freigeben`,
    confirmBulk: (count) => `Bestätige diese Sammelaktion. ${orders(count)} ausgewählt.`,
    confirmOpen: (count) => `Möchtest du ${orders(count)} wirklich öffnen?`,
    confirmClose: (count) => `Möchtest du ${orders(count)} wirklich schließen?`,
    outcomes: {
      done: (count) => `${formatCount(count)} erledigt`,
      failed: (count) => `${formatCount(count)} fehlgeschlagen`,
      skipped: (count) => `${formatCount(count)} übersprungen`,
      unknown: (count) => `${formatCount(count)} unbekannt`,
    },
    undone: {
      done: (count) => `${formatCount(count)} wieder zurückgehalten`,
      failed: (count) => `${formatCount(count)} nicht wieder zurückgehalten`,
      skipped: (count) => `${formatCount(count)} übersprungen`,
      unknown: (count) => `${formatCount(count)} unbekannt`,
    },
    selected: (count) => `${orders(count)} ausgewählt`,
    selectHold: 'Alle Bestellungen auswählen',
    selectAll: 'Alle Bestellungen auswählen',
    everyPage: (selected) => `${selected}, auf allen Seiten`,
    otherPages: (count) => `${formatCount(count)} auf anderen Seiten`,
    alsoOnOtherPages: (shown, count) => `${shown}, und ${formatCount(count)} auf anderen Seiten`,
    match: (count) => counted(count, { one: 'passende Bestellung', other: 'passende Bestellungen' }),
    page: (count) => `${orders(count)} auf dieser Seite`,
    partOf: (part, all) => `${all}, davon ${formatCount(part)}`,
    theOne: (all) => `Nur ${all}`,
    allOf: (all) => `Alle: ${all}`,
    added: (count) => counted(count, { one: 'neue Bestellung', other: 'neue Bestellungen' }),
    left: (count) => `${orders(count)} nicht mehr in dieser Liste`,
    notListed: 'Nicht mehr gelistet',
    moved: [
      'Verschoben',
      'Jetzt offen',
      'Jetzt im Fulfillment',
      'Jetzt versendet',
      'Jetzt unter Fehler',
      'Jetzt zurückgehalten',
      'Jetzt im Rückstand',
      'Jetzt zu prüfen',
    ],
    fulfillment: { '': 'Nicht versendet', partial: 'Teilweise versendet', fulfilled: 'Versendet' },
    nothingLeft: 'Nichts mehr zu versenden',
    restWaits: 'Der Rest wartet auf Bestand',
    waits: 'Wartet auf Bestand',
    shipsTo: (address) => `Versand an: ${address}`,
    forOne: (label) => `${label} für diese Bestellung`,
    forAll: (label, count) => `${label} für alle ${formatCount(count)}`,
    cause: (key) => `Ursache „${bidiIsolate(key)}“`,
    bulkClose: 'Schließen',
  },
} satisfies CatalogueOf<typeof english>;
