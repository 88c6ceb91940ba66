import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/products/productScreenTexts.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { plural } from '../../../src/languages/plural.ts';
import { counted } from '../../counted.ts';
import { orders } from '../words.ts';

const products = (count: number) => counted(count, { one: 'Produkt', other: 'Produkte' });

/** Items by the noun that the pages name them with. */
const nouns: Readonly<Record<string, string>> = { package: 'Verpackung', bundle: 'Bundle', collection: 'Kollektion' };
const itemText = (noun: string, name: string) => `${nouns[noun] ?? noun} „${bidiIsolate(name)}“`;

export const texts = {
  productScreenTexts: {
    subject: 'die Produkte',
    products: {
      title: 'Produktgewichte',
      grid: 'Gewichte und Verpackungen der Produkte',
      product: 'Produkt',
      note:
        'Für das Gewicht der Bestellungen und für Bedingungen in Workflows. Du kannst Zellen aus einer ' +
        'Tabellenkalkulation einfügen.',
      filter: 'Nach SKU oder Name filtern',
      onlyMissing: 'Nur ohne Gewicht',
      none: 'Produkte erscheinen hier mit der ersten Bestellung.',
      noMatch: 'Kein Produkt passt zu diesem Filter.',
      importCsv: 'CSV importieren',
      exportCsv: 'CSV exportieren',
      undone: 'Der vorherige Stand ist wiederhergestellt.',
      saving: 'Speichern der Produkte',
      fixFirst: 'Korrigiere oder leere zuerst die markierten Zellen.',
      outdatedNote: 'Deine Änderungen an diesen Produkten sind noch da.',
    },
    file: {
      title: 'Gewichte und Verpackungen importieren',
      choose: 'CSV-Datei auswählen',
      help:
        'Mit einer Spalte SKU und beliebigen der Spalten Weight, Package, Ships alone, Fragile, Dangerous goods, ' +
        'HS code und Country of origin. ' +
        'Noch wird nichts gespeichert.',
      use: 'Änderungen übernehmen',
      nothing: 'Die Datei ändert nichts.',
      badRows: 'Ausgelassene Zeilen',
      line: 'Zeile',
      reason: 'Grund',
      unreadable: 'Wir können die Datei nicht lesen. Speichere sie als CSV mit UTF-8.',
    },
    packages: {
      title: 'Verpackungen',
      subject: 'die Verpackungen',
      note: 'Kartons, Beutel und Umschläge, in denen du versendest. Oben wählst du eine für ein Produkt.',
      none: 'Du hast noch keine Verpackungen.',
      add: 'Verpackung hinzufügen',
      name: 'Name',
      length: 'Innenlänge',
      width: 'Innenbreite',
      height: 'Innenhöhe',
      unit: 'Einheit',
      weight: 'Leergewicht',
      weightHelp: 'Zum Beispiel 180 g. Lass das Feld leer, wenn du es nicht weißt.',
    },
    bundles: {
      title: 'Bundles',
      subject: 'die Bundles',
      note: 'Ein Bundle wird unter eigener SKU verkauft und als seine einzelnen Artikel versendet.',
      none: 'Du hast noch keine Bundles. Füge eines hinzu, damit seine Artikel statt seiner SKU versendet werden.',
      add: 'Bundle hinzufügen',
      sku: 'SKU des Bundles',
      skuHelp: 'Wie sie in Bestellungen steht.',
      items: 'Artikel',
      item: 'Artikel',
      quantity: 'Menge',
      addItem: 'Artikel hinzufügen',
      removeItem: 'Artikel entfernen',
      orders: 'Bestellungen in 30 Tagen',
      noWorkflow: 'Kein aktiver Workflow teilt Bundles auf. Bestellungen gehen daher mit der SKU des Bundles raus.',
      makeWorkflow: 'Workflows öffnen',
      neverOrdered: 'Diese SKU kam noch in keiner Bestellung vor.',
    },
    collections: {
      title: 'Kollektionen',
      subject: 'die Kollektionen',
      note: 'Gruppen von Produkten, für die Sammelbearbeitung und für die Bedingung „Kollektion“ in Workflows.',
      none: 'Du hast noch keine Kollektionen.',
      add: 'Kollektion hinzufügen',
      name: 'Name',
      kind: 'Produkte',
      list: 'Eine Liste von SKUs',
      rule: 'Alle, die zu einer Regel passen',
      skus: 'SKUs',
      skusHelp: 'Eine pro Zeile oder aus einer Tabellenkalkulation eingefügt.',
      prefixes: 'SKU beginnt mit',
      words: 'Name enthält',
      wordsHelp: 'Eines davon genügt; mit Kommas trennen.',
      minWeight: 'Wiegt mindestens',
      maxWeight: 'Wiegt höchstens',
      handling: 'Handhabung',
    },
    bulk: {
      title: 'Sammelbearbeitung',
      choose: 'Produkte auswählen',
      all: 'Alle passenden Produkte',
      pasted: 'Eingefügte SKUs',
      collection: 'Kollektion',
      anyCollection: 'Beliebig',
      set: 'Für alle festlegen',
      keep: 'Unverändert lassen',
      clear: 'Leeren',
      preview: 'Vorher und nachher',
      nothingSet: 'Wähle zuerst, was festgelegt wird.',
      noneChosen: 'Wähle mindestens ein Produkt aus.',
      noChange: 'Bei all diesen Produkten ist es schon so.',
      before: 'Vorher',
      after: 'Nachher',
      outcome: 'Ergebnis',
      more: 'Weitere Produkte ändern',
    },
    edit: 'Bearbeiten',
    delete: 'Löschen',
    close: 'Schließen',
    yes: 'Ja',
    no: 'Nein',
    notSet: 'Nicht festgelegt',
    noPackage: 'Keine',
    changedOf: (changed, kept) => `${formatCount(changed)} geändert, ${formatCount(kept)} nicht geändert.`,
    count: (count) => counted(count, { one: 'Produkt', other: 'Produkte' }),
    settingsOf: (count) => (count === 1 ? 'Einstellungen eines Produkts' : 'Einstellungen mehrerer Produkte'),
    settings: 'Einstellungen',
    emptyWeight: (weight) => `${weight} leer`,
    isOpen: 'Unten geöffnet.',
    isUnsaved: 'Speichere oder verwirf zuerst, was geöffnet ist.',
    isAdding: 'Schließe zuerst den neuen Eintrag ab.',
    taken: 'Diese SKU ist schon ein Bundle. Bearbeite dieses.',
    lastItem: 'Ein Bundle hat mindestens einen Artikel.',
    collectionDeletion:
      'Ihre Produkte bleiben. Workflows mit einer Bedingung dazu treffen nicht mehr zu, ' +
      'und die Sammelbearbeitung bietet sie nicht mehr an.',
    tooLarge: 'Wähle eine Datei mit höchstens 10 MB.',
    about: (noun, name) => itemText(noun, name),
  },
  productCountText: (count, missing) =>
    missing === 0 ? `${products(count)}, alle mit Gewicht` : `${products(count)}, ${formatCount(missing)} ohne Gewicht`,
  saveChangesLabel: (count) =>
    count === 0 ? 'Speichern' : `${counted(count, { one: 'Änderung', other: 'Änderungen' })} speichern`,
  savedProductsText: (count) => `${products(count)} gespeichert.`,
  inheritedWeightText: ({ storeWeight }, defaultWeight) => {
    if (Number.parseFloat(storeWeight) > 0) return `${bidiIsolate(storeWeight)} kg (Shop)`;
    return defaultWeight === null ? 'Fehlt' : `${defaultWeight} kg (Standard)`;
  },
  fileText: (changed, count, badRows) => {
    const rows = counted(badRows, { one: 'Zeile wird', other: 'Zeilen werden' });
    const left = badRows === 0 ? '' : `; ${rows} ausgelassen`;
    return `Ändert ${formatCount(changed)} von ${counted(count, { one: 'Produkt', other: 'Produkten' })}${left}.`;
  },
  deleteItemTitle: (noun, name) => `${itemText(noun, name)} löschen?`,
  packageDeletionText: (count) =>
    count === 0
      ? 'Kein Produkt verwendet sie.'
      : `${products(count)} ${plural(count, { one: 'verwendet', other: 'verwenden' })} sie und ` +
        `${plural(count, { one: 'hat', other: 'haben' })} dann keine Verpackung mehr.`,
  bundleDeletionText: (count) => {
    const had = count === 0 ? 'Keine Bestellung' : orders(count);
    const verb = plural(Math.max(count, 1), { one: 'enthielt', other: 'enthielten' });
    return `${had} der letzten 30 Tage ${verb} es. Ab jetzt wird seine SKU so versendet, wie sie ist.`;
  },
  savedItemText: (noun, name) => `${itemText(noun, name)} gespeichert.`,
  deletedItemText: (noun, name) => `${itemText(noun, name)} gelöscht.`,
  splitByText: (workflows) =>
    `Wird aufgeteilt, wenn der Workflow ${workflows.map((name) => `„${bidiIsolate(name)}“`).join(' oder ')} läuft.`,
  bulkApplyLabel: (count) => `${count === 0 ? 'Produkte' : products(count)} ändern`,
  bulkCountText: (chosen, changed) =>
    `${products(chosen)} ausgewählt, ${counted(changed, { one: 'ändert', other: 'ändern' })} sich.`,
  unknownSkusText: (skus) => {
    const named = skus.slice(0, 10).map(bidiIsolate).join(', ');
    const rest = skus.length > 10 ? ` und ${formatCount(skus.length - 10)} weitere` : '';
    return `${counted(skus.length, { one: 'SKU ist', other: 'SKUs sind' })} nicht bekannt: ${named}${rest}.`;
  },
  savedWords: (refusal) => (refusal === null ? 'Geändert' : `Nicht geändert: ${refusal}`),
} satisfies CatalogueOf<typeof english>;
