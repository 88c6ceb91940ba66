import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/events/eventWords.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { counted } from '../../counted.ts';
import { orders } from '../words.ts';

export const texts = {
  eventPartWords: {
    leftOut: {
      switchedOff: 'Ausgeschaltet',
      otherChosen: 'Für diese Bestellung ist ein anderer Standort gewählt',
      notInRule: ({ rule }) => `Nicht in „${rule}“`,
      outsideZones: ({ country, postcode }) =>
        `Versendet nicht nach ${[country, postcode].filter((text) => text !== '').join(' ')}`,
      full: ({ orders: count }) => `Für heute voll: ${orders(count)}`,
    },
    hasNothing: 'hat nichts davon',
    deletedLocation: 'ein gelöschter Standort',
    noSku: 'ein Artikel ohne SKU',
    moreSkus: (skus) => counted(skus, { one: 'weitere SKU', other: 'weitere SKUs' }),
    moreLocations: (locations) => counted(locations, { one: 'weiterer Standort', other: 'weitere Standorte' }),
    unitsThere: (units, location) => `${location} (${formatCount(units)} Stück)`,
    reservedThere: (units, location) => `${formatCount(units)} Stück in ${location}`,
    missingOfAddress: {
      name: 'die Adresse hat keinen Namen',
      address1: 'die Adresse hat keine Straße',
      city: 'die Adresse hat keinen Ort',
      state: 'die Adresse hat keinen Bundesstaat',
      postcode: 'die Adresse hat keine Postleitzahl',
      country: 'die Adresse hat kein Land, das Versanddienste kennen',
    },
    missing: {
      shippingMethod: 'die Versandart ist nicht zugeordnet',
      weight: 'ein Produkt hat kein Gewicht',
    },
    tasks: {
      fulfill: 'Versand eintragen',
      track: 'Sendungsnummer ändern',
      cancelFulfillment: 'Versand stornieren',
      hold: 'Bestellung zurückhalten',
      release: 'Bestellung freigeben',
      releaseHolds: 'ihre Zurückhaltung aufheben',
      move: 'Bestellung an ihren Standort verschieben',
      tags: 'Tags ändern',
      address: 'Adresse ändern',
      removeLines: 'Artikel entfernen',
      close: 'Bestellung archivieren',
      answer: 'antworten',
    },
    storeHolds: {
      AWAITING_PAYMENT: 'wartet auf Zahlung',
      AWAITING_RETURN_ITEMS: 'wartet auf eine Rücksendung',
      HIGH_RISK_OF_FRAUD: 'hohes Betrugsrisiko',
      INCORRECT_ADDRESS: 'falsche Adresse',
      INVENTORY_OUT_OF_STOCK: 'nicht auf Lager',
      ONLINE_STORE_POST_PURCHASE_CROSS_SELL: 'der Kunde kann noch etwas hinzufügen',
      OTHER: 'anderer Grund',
      UNKNOWN_DELIVERY_DATE: 'unbekannter Liefertermin',
    },
    moreHolds: (holds) => counted(holds, { one: 'weiterer Grund', other: 'weitere Gründe' }),
    payments: {
      AUTHORIZED: 'die Zahlung ist reserviert und noch nicht eingezogen',
      PENDING: 'die Zahlung steht aus',
      PARTIALLY_PAID: 'nur ein Teil ist bezahlt',
      EXPIRED: 'die Zahlung ist abgelaufen',
      '': 'der Shop nennt keine Zahlung',
    },
    endedPayments: { VOIDED: 'Zahlung storniert', REFUNDED: 'Zurückerstattet' },
    risks: { INVESTIGATE: 'der Shop bittet um Prüfung', CANCEL: 'der Shop rät, sie zu stornieren' },
    disputes: {
      NEEDS_RESPONSE: 'die Bank wartet auf deine Antwort',
      UNDER_REVIEW: 'die Bank prüft ihn',
    },
    deliveries: {
      LOCAL: 'örtliche Lieferung',
      PICK_UP: 'Abholung im Geschäft',
      RETAIL: 'im Geschäft verkauft',
      NONE: 'keine Lieferung',
    },
  },
  eventWords: {
    actionTaken: ({ button, by, isBulk, isUndo, removed }) => {
      const name = `${isUndo ? `Rückgängig (${button})` : button}${isBulk ? ' (Sammelaktion)' : ''}`;
      const clicked = by === null ? `Auf „${name}“ geklickt` : `${by} hat auf „${name}“ geklickt`;
      return removed === undefined ? clicked : `${clicked}: ${formatCount(removed.quantity)} × ${removed.name}`;
    },
    tagRenamed: ({ from, to, by }) => `${by} hat das Tag „${from}“ in „${to}“ umbenannt`,
    tagMerged: ({ from, to, by }) => `${by} hat das Tag „${from}“ mit „${to}“ zusammengeführt`,
    tagDeleted: ({ tag, by }) => `${by} hat das Tag „${tag}“ gelöscht`,
    tagRestored: ({ tag, by }) => `${by} hat das Tag „${tag}“ zurückgeholt`,

    received: 'Bestellung aus dem Shop erhalten',
    foundByCheck: 'Der Shop hatte diese Bestellung nicht gemeldet; ein Abgleich mit dem Shop hat sie gefunden',
    imported: ({ file }) => `Aus ${file} importiert`,
    joinedStore: 'Der Shop hat diese Bestellung auch. Ab jetzt zählt, was der Shop davon sagt',
    sameOrderInStore: ({ order }) =>
      `Der Shop hat diese Bestellung auch, als ${bidiIsolate(order)}: Jene wird versendet, diese nicht`,
    sameOrderFromFile: ({ order }) =>
      `Eine Bestellung aus einer Datei, ${bidiIsolate(order)}, scheint dieselbe zu sein, und ein Lager hat sie. Schließe eine davon`,
    canceledInStore: ({ shipped }) =>
      ({
        none: 'Im Shop storniert',
        part: 'Im Shop storniert, aber ein Teil der Bestellung war schon versendet.',
        all: 'Im Shop storniert, aber die Bestellung war schon versendet.',
      })[shipped],
    deletedInStore: 'Im Shop gelöscht',
    archivedInStore: 'Im Shop archiviert',
    nothingLeftInStore: 'Im Shop ist davon nichts mehr zu versenden',
    fulfilledInStore: 'Im Shop versendet, nicht durch diese App',
    shippedTwice: ({ items }) =>
      `Doppelt versendet, im Shop von Hand und von einem Lager: ${items}. Halte eines der Pakete auf.`,
    fulfillmentCanceledInStore: 'Eine Lieferung wurde im Shop storniert',
    fulfillmentFailedInStore: 'Eine Lieferung ist im Shop fehlgeschlagen. Ihre Artikel sind nicht versendet',
    testOrder: 'Testbestellung: Sie wird nicht versendet',
    heldInStore: ({ holds }) => `Im Shop zurückgehalten${holds === '' ? '' : `: ${holds}`}`,
    scheduledInStore: ({ until }) => `Im Shop geplant${until === '' ? '' : ` für ${until}`}`,
    unplannedInStore: 'Der Shop hat noch nicht gesagt, was zu versenden ist',
    unplacedInStore: 'Der Shop sagt nicht, welcher Standort sie versendet',
    begunInStore: 'Jemand hat im Shop begonnen, sie zu versenden',
    unknownInStore: ({ status }) => `Der Shop nennt den Rest „${status}“, was diese App nicht kennt`,
    awaitsPayment: ({ status, ended }) => ended || `Wartet auf Zahlung: ${status}`,
    severalDestinations: ({ addresses }) =>
      `Im Shop gehen ihre Teile an ${formatCount(addresses)} verschiedene Adressen; diese App versendet eine Bestellung an eine Adresse`,
    riskFound: ({ recommendation }) => `Betrugsrisiko: ${recommendation}`,
    disputeOpen: ({ status }) => `Zahlungsstreit: ${status}`,
    paymentChanged: ({ status }) => `Zahlung im Shop: ${status}`,
    riskChanged: ({ recommendation }) => `Betrugsanalyse des Shops: ${recommendation}`,
    disputeChanged: ({ status }) => `Zahlungsstreit im Shop: ${status}`,
    returnChanged: ({ name, change, items }) => {
      const what = `Retoure ${bidiIsolate(name)}${items === '' ? '' : ` (${items})`}`;
      return {
        requested: `${what} vom Kunden angefragt`,
        approved: `${what} im Shop genehmigt`,
        declined: `${what} im Shop abgelehnt`,
        canceled: `${what} im Shop storniert`,
        closed: `${what} im Shop abgeschlossen`,
        reopened: `${what} im Shop wieder geöffnet`,
        gone: `${what} im Shop abgelehnt oder storniert`,
      }[change];
    },
    refundedInStore: ({ items }) => (items === '' ? 'Im Shop erstattet, ohne Artikel' : `Im Shop erstattet: ${items}`),
    beforeGoLive:
      'Aus der Zeit, bevor diese App deine Bestellungen versendet. Verschiebe sie nach Offen, um sie hier zu versenden.',
    unclearInFile: 'Die Datei sagt nicht, wie viele Stück noch zu versenden sind. Prüfe die Bestellung im Shop.',
    storeReleaseAsked: ({ by, holds }) =>
      `Shop um Freigabe gebeten${holds === '' ? '' : ` (${holds})`}${by === null ? '' : `, von ${bidiIsolate(by)}`}`,
    releasedInStore: 'Der Shop lässt sie jetzt versenden',
    reopenedInStore: 'Im Shop ist wieder etwas zu versenden',
    shippedElsewhere: ({ by }) => `Nicht von dieser App versendet: ${by}`,
    quantityChanged: ({ item, before, after }) =>
      `${bidiIsolate(item)} wurde im Shop von ${formatCount(before)} auf ${formatCount(after)} geändert`,
    itemAddedInStore: ({ item, quantity }) => `${formatCount(quantity)} × ${bidiIsolate(item)} im Shop hinzugefügt`,
    tooLateToReduce: ({ item }) =>
      `${bidiIsolate(item)} konnte nicht mehr entfernt werden: Die Stücke waren schon versendet.`,
    warehouseOutdated: 'Das Lager hat die Bestellung, wie sie vor dieser Änderung war. Ruf im Lager an.',
    addressChanged: ({ oldAddress }) =>
      ({
        unused: 'Die Lieferadresse wurde im Shop geändert',
        asked: 'Die Lieferadresse wurde im Shop geändert. Das Lager wurde gebeten, die neue zu nehmen',
        atWarehouse: 'Die Lieferadresse wurde im Shop geändert, aber das Lager hat noch die alte. Ruf im Lager an.',
        shipped: 'Die Lieferadresse wurde im Shop geändert, aber die Bestellung war schon an die alte unterwegs.',
      })[oldAddress],
    addressEdited: ({ by, parts, oldAddress }) =>
      `${bidiIsolate(by)} hat die Lieferadresse geändert (${parts})` +
      {
        unused: '',
        asked: '. Das Lager wurde gebeten, die neue zu nehmen',
        atWarehouse: ', aber das Lager hat noch die alte. Ruf im Lager an.',
        shipped: ', aber ein Teil der Bestellung war schon an die alte unterwegs.',
      }[oldAddress],
    storeRefused: ({ task, words }) => `Der Shop hat das nicht getan (${task}): ${bidiIsolate(words)}`,

    workflowRan: ({ workflow, changes }) => `Workflow „${workflow}“ ausgeführt${changes === '' ? '' : `: ${changes}`}`,
    workflowFailed: ({ workflow, problems }) => `Workflow „${workflow}“ konnte nicht ausgeführt werden: ${problems}`,
    itemAdded: ({ sku, quantity }) => `${formatCount(quantity)} × ${bidiIsolate(sku)} hinzugefügt`,
    itemSwapped: ({ sku, newSku, quantity }) =>
      `${formatCount(quantity)} × ${bidiIsolate(sku)} durch ${bidiIsolate(newSku)} ersetzt`,
    bundleSplit: ({ sku, quantity, items }) =>
      `${quantity === 1 ? 'Bundle' : `${formatCount(quantity)} Bundles`} ${bidiIsolate(sku)} aufgeteilt: ${items}`,
    holdEnded: 'Die Haltefrist ist abgelaufen; die Bestellung ist wieder offen',

    sentToReview: ({ missing }) => `Zur Prüfung: ${missing}`,
    routed: ({ places, first, units, isSplit, chosenBy, country }) => {
      const all = units === 1 ? 'das Stück' : `alle ${formatCount(units)} Stück`;
      const has = isSplit
        ? `${first} hat nicht ${all}`
        : `${country === '' ? '' : `versendet nach ${country}, `}hat ${all}`;
      return `Geroutet an ${places}${chosenByText(chosenBy)}: ${has}`;
    },
    nothingToRoute: 'Geroutet: Es gibt nichts zu versenden',
    backOrdered: ({ short, reserved }) =>
      `Im Rückstand: ${short} nicht auf Lager${reserved === '' ? '' : `; reserviert: ${reserved}`}`,
    releasedShort: ({ short }) => `Freigegeben, obwohl etwas fehlt: ${short} nicht auf Lager`,
    noLocation: ({ reasons }) => `Prüfung nötig: Kein Standort kann sie versenden. ${reasons}`.trim(),
    releasedUnrouted: ({ reasons }) => `Nicht geroutet: Kein Standort kann sie versenden. ${reasons}`.trim(),
    stockArrived: ({ isPart }) =>
      isPart
        ? 'Ein Teil des Bestands ist eingetroffen; die Bestellung ist teilweise wieder offen'
        : 'Bestand ist eingetroffen; die Bestellung ist wieder offen',

    batched: ({ batch, time, location, by }) =>
      `Mit Charge ${batch} um ${time} ab ${bidiIsolate(location)} gesendet` +
      (by === null ? '' : `, gestartet von ${bidiIsolate(by)}`),
    batchedAgain: ({ batch, location, attempt }) =>
      `Noch einmal mit Charge ${batch} ab ${bidiIsolate(location)} gesendet, Versuch ${attempt}`,
    handedOver: 'An das Lager gesendet',
    shipsWith: ({ service }) => `Versand mit ${service}`,
    offeredAgain: ({ provider }) => `Wieder geöffnet: ${bidiIsolate(provider)} ist wieder verbunden`,
    partHandedOver: ({ provider, units, service }) =>
      `${bidiIsolate(provider)} versendet ${formatCount(units)} Stück davon${service === null ? '' : ` mit ${service}`}`,
    instructionsUntold: ({ provider, instructions }) =>
      `${bidiIsolate(provider)} kann nicht übermittelt werden: ${instructions}. Vereinbare das mit dem Lager.`,
    customsValueUntold: ({ provider, currency, taken }) =>
      `${bidiIsolate(provider)} nimmt Zollwerte nur in ${taken} an, die in ${currency} wurden nicht gesendet. Trag sie dort ein.`,
    refusedByWarehouse: ({ words }) => `Das Lager hat sie abgelehnt: ${words}`,
    notShipped: ({ words }) => words,

    canceledAtWarehouse: ({ provider }) => `${bidiIsolate(provider)} hat sie im Lager storniert`,
    tooLateToCancel: ({ provider, words }) =>
      `${bidiIsolate(provider)} konnte sie nicht stornieren, das Lager versendet sie: ${words}`,
    cancelNotAsked: ({ provider, words }) =>
      `${bidiIsolate(provider)} konnte nicht um die Stornierung gebeten werden: ${words} Ruf im Lager an.`,
    holdAsked: ({ provider }) => `${bidiIsolate(provider)} wurde gebeten, sie zurückzuhalten`,
    heldAtWarehouse: ({ provider }) => `${bidiIsolate(provider)} hält sie zurück, bis du sie freigibst`,
    givenBackToHold: ({ provider }) =>
      `${bidiIsolate(provider)} versendet sie nicht. Gibst du sie frei, wird sie als neue Bestellung gesendet`,
    tooLateToHold: ({ provider, words }) =>
      `Zu spät zum Zurückhalten, ${bidiIsolate(provider)} versendet sie schon: ${words}`,
    holdNotAsked: ({ provider, words }) =>
      `${bidiIsolate(provider)} konnte nicht gebeten werden, sie zurückzuhalten: ${words} Ruf im Lager an.`,
    addressAtWarehouse: ({ provider }) => `${bidiIsolate(provider)} hat die neue Adresse`,
    addressNotChanged: ({ provider, words }) =>
      `${bidiIsolate(provider)} hat die alte Adresse: ${words} Ruf im Lager an.`,
    removalAsked: ({ provider, items }) => `${bidiIsolate(provider)} wurde gebeten, ${items} herauszunehmen`,
    removedAtWarehouse: ({ provider, items }) => `${bidiIsolate(provider)} hat ${items} herausgenommen`,
    givenBackToRemove: ({ provider, items }) =>
      `${bidiIsolate(provider)} versendet ${items} nicht. Der Rest wird als neue Bestellung gesendet`,
    tooLateToRemove: ({ provider, items, words }) =>
      `Zu spät, um ${items} herauszunehmen, ${bidiIsolate(provider)} versendet sie schon: ${words}`,
    removalNotAsked: ({ provider, items, words }) =>
      `${bidiIsolate(provider)} konnte nicht gebeten werden, ${items} herauszunehmen: ${words} Ruf im Lager an.`,
    heldByWarehouse: ({ provider, words }) => `${bidiIsolate(provider)} hält sie zurück: ${words}`,

    shipped: ({ shipment }) => `Sendung ${shipment} hat das Lager verlassen`,
    tracking: ({ shipment, status }) => `Sendung ${shipment}: ${status}`,
    voided: ({ shipment }) =>
      `Das Lager hat Sendung ${shipment} storniert; ihre Artikel müssen noch einmal versendet werden`,
    unexpectedParcel: ({ provider, tracking }) =>
      `${bidiIsolate(provider)} hat ein Paket versendet, das die Bestellung nicht mehr erwartet` +
      (tracking === null ? '' : ` (${tracking})`),
    reshipAsked: ({ reship, provider, items, reason, by }) =>
      `${bidiIsolate(provider)} soll ${items} erneut versenden, als ${bidiIsolate(reship)}. Grund: ${reason}` +
      (by === null ? '' : `. Angefordert von ${bidiIsolate(by)}`),
    reshipTaken: ({ reship, provider }) => `${bidiIsolate(provider)} hat ${bidiIsolate(reship)}`,
    reshipStopped: ({ reship, provider, words }) =>
      `${bidiIsolate(provider)} versendet ${bidiIsolate(reship)} nicht: ${words}`,
    reshipHeld: ({ reship, provider, words }) =>
      `${bidiIsolate(provider)} hält ${bidiIsolate(reship)} zurück: ${words}`,
    reshipParcel: ({ reship, tracking }) =>
      `Ein weiteres Paket von ${bidiIsolate(reship)} hat das Lager verlassen${tracking === null ? '' : ` (${tracking})`}`,
    reshipVoided: ({ reship, provider }) =>
      `${bidiIsolate(provider)} hat ein Paket von ${bidiIsolate(reship)} zurückgenommen`,
    reshipCancelAsked: ({ reship, provider, by }) =>
      `${bidiIsolate(provider)} wurde gebeten, ${bidiIsolate(reship)} zu stornieren` +
      (by === null ? '' : `. Angefordert von ${bidiIsolate(by)}`),
    reshipCanceled: ({ reship, provider, by }) => `${bidiIsolate(by ?? provider)} hat ${bidiIsolate(reship)} storniert`,
    reshipTooLate: ({ reship, provider, words }) =>
      `${bidiIsolate(provider)} konnte ${bidiIsolate(reship)} nicht stornieren und versendet es: ${words}`,
    reshipCancelNotAsked: ({ reship, provider, words }) =>
      `${bidiIsolate(provider)} konnte nicht gebeten werden, ${bidiIsolate(reship)} zu stornieren: ${words} Ruf das Lager an.`,
  },
} satisfies CatalogueOf<typeof english>;

function chosenByText(chosenBy: { type: 'rule'; rule: string } | { type: 'workflow' | 'noRule' }): string {
  if (chosenBy.type === 'rule') return ` durch „${bidiIsolate(chosenBy.rule)}“`;
  return chosenBy.type === 'workflow' ? ', durch einen Workflow' : ', keine Regel gilt für dieses Land';
}
