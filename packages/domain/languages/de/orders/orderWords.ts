import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/orders/orderWords.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';
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
    takenBack: {
      requested: (units) => `Retoure von ${formatCount(units)} angefragt`,
      open: (units) => `${formatCount(units)} ${plural(units, { one: 'kommt', other: 'kommen' })} zurück`,
      inTransit: (units, number) =>
        number === ''
          ? `${formatCount(units)} auf dem Rückweg`
          : `${formatCount(units)} auf dem Rückweg (${bidiIsolate(number)})`,
      returned: (units) => `${formatCount(units)} zurückgegeben`,
      declined: (units) => `Retoure von ${formatCount(units)} abgelehnt`,
      refunded: (units) => `${formatCount(units)} erstattet`,
      exchanged: (units) => `${formatCount(units)} im Umtausch`,
    },
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
    match: (count) => counted(count, { one: 'passende Bestellung', other: 'passende Bestellungen' }),
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
    paymentStatus: 'Zahlungsstatus',
    deliveryMethod: 'Liefermethode',
    fraudRisk: 'Betrugsrisiko',
    dispute: 'Zahlungsstreit',
    testOrders: 'Testbestellungen',
    testChoices: { true: 'Nur Testbestellungen', false: 'Keine Testbestellungen' },
    notSentBecause: 'Nicht gesendet, weil',
    waitReasons: {
      actionTaken: 'Von einer Person zurückgehalten',
      workflowRan: 'Von einem Workflow zurückgehalten',
      heldInStore: 'Im Shop zurückgehalten',
      awaitsPayment: 'Zahlung steht aus',
      riskFound: 'Betrugsrisiko',
      disputeOpen: 'Offener Zahlungsstreit',
      scheduledInStore: 'Im Shop für später geplant',
      begunInStore: 'Im Shop begonnen',
      unplannedInStore: 'Im Shop noch nicht eingeplant',
      unknownInStore: 'Unbekannter Status im Shop',
      unplacedInStore: 'Kein Standort im Shop',
      severalDestinations: 'Teile gehen an mehrere Adressen',
      testOrder: 'Testbestellung',
      beforeGoLive: 'Aus der Zeit vor dieser App',
      sentToReview: 'Angaben fehlen',
      noLocation: 'Kein Standort kann sie versenden',
      unclearInFile: 'Die Datei nennt die Restmenge nicht',
      sameOrderFromFile: 'Vielleicht dieselbe wie eine aus einer Datei',
      shippedElsewhere: 'Anderswo versendet',
    },
    storeRest: {
      title: 'Wird jetzt nicht versendet',
      line: (units, why) => `${formatCount(units)} Stück: ${why}`,
      label: (units) => `${formatCount(units)} Stück jetzt nicht versendet`,
    },
    release: {
      button: 'Im Shop freigeben',
      title: (order) => `${order} im Shop freigeben?`,
      heldFor: (reasons) => `Der Shop oder eine andere App hält diese Bestellung zurück: ${reasons}.`,
      follows: 'Sobald der Shop sie freigibt, können ihre Einheiten an dein 3PL gesendet werden.',
      asked: (order) => `Der Shop wurde gebeten, ${order} freizugeben.`,
      notHere: 'Der Shop lässt diese App sie nicht freigeben. Gib sie im Shop frei.',
    },
    reship: {
      button: 'Erneut senden',
      title: (order) => `Artikel von ${order} erneut senden`,
      follows:
        'Die Bestellung bleibt in deinem Shop ausgeführt, und nichts wird berechnet. Verlässt das Paket das Lager, kommt ' +
        'seine Sendungsnummer zum Fulfillment in deinem Shop.',
      unitsOf: (item) => `Einheiten von ${bidiIsolate(item)}, die erneut gesendet werden`,
      ofUnits: (units) => `von ${formatCount(units)}`,
      reason: 'Grund',
      reasons: { lost: 'Unterwegs verloren', damaged: 'Beschädigt', wrongItem: 'Falscher Artikel', other: 'Anderer' },
      note: 'Notiz',
      noteHelp: 'Nur für dein Team. Dein 3PL und dein Kunde bekommen sie nicht.',
      choose: 'Wähle Einheiten, um zu sehen, wer sie versendet.',
      part: (provider, units, name, reference) =>
        `${bidiIsolate(provider)} versendet ${counted(units, { one: 'Einheit', other: 'Einheiten' })} als ${bidiIsolate(name)} ` +
        `(Referenz ${reference}).`,
      confirm: (units) =>
        units === 0 ? 'Erneut senden' : `${counted(units, { one: 'Einheit', other: 'Einheiten' })} erneut senden`,
      asked: (order) => `Artikel von ${order} werden erneut gesendet.`,
      heading: 'Erneut gesendet',
      atProvider: (name, provider) => `${bidiIsolate(name)} bei ${bidiIsolate(provider)}`,
      states: {
        waiting: 'Wartet auf das Senden',
        sent: 'Beim 3PL',
        left: 'Hat das Lager verlassen',
        held: 'Vom 3PL zurückgehalten',
        refused: 'Nicht gesendet',
        failed: 'Keine Antwort vom 3PL',
        cancelled: 'Storniert',
        done: 'Beendet',
      },
      marks: { underWay: 'Ersatzsendung läuft', failed: 'Ersatz nicht gesendet' },
      cancel: 'Ersatz stornieren',
      cancelTitle: (name) => `${bidiIsolate(name)} stornieren?`,
      cancelFollows: (provider) =>
        `${bidiIsolate(provider)} wird gebeten, die Ersatzsendung nicht zu versenden. Ist sie schon gepackt, geht sie trotzdem ` +
        'raus, und der Verlauf sagt es.',
      keep: 'Behalten',
      dismiss: 'Ausblenden',
      canceled: (name) => `${bidiIsolate(name)} wird storniert.`,
      dismissed: (name) => `${bidiIsolate(name)} ist ausgeblendet.`,
      cancellation: {
        asking: (provider) => `Wartet darauf, dass ${bidiIsolate(provider)} die Ersatzsendung storniert.`,
        tooLate: (provider, words) =>
          `Zu spät zum Stornieren: ${bidiIsolate(provider)} versendet die Ersatzsendung. ${words}`.trim(),
        noAnswer: (provider, words) =>
          `${bidiIsolate(provider)} konnte nicht um die Stornierung gebeten werden. ${words} Ruf das Lager an.`,
      },
    },
    testOrder: 'Testbestellung',
    until: (time) => `bis ${time}`,
    shipsTo: (address) => `Versand an: ${address}`,
    forOne: (label) => `${label} für diese Bestellung`,
    forAll: (label, count) => `${label} für alle ${formatCount(count)}`,
    cause: (key) => `Ursache „${bidiIsolate(key)}“`,
    bulkClose: 'Schließen',
  },
} satisfies CatalogueOf<typeof english>;
