import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import { formatCount } from '../../../../src/shared/numbers/formatCount.ts';
import type * as english from '../../../../src/orders/detail/orderTexts.ts';
import { bidiIsolate } from '../../../../src/shared/texts/bidiIsolate.ts';
import { plural } from '../../../../src/languages/plural.ts';

const partStates = {
  queued: 'noch nicht gesendet',
  sending: 'wird gesendet',
  sent: 'gesendet',
  held: 'zurückgehalten',
  refused: 'abgelehnt',
  failed: 'keine Antwort',
  cancelled: 'storniert',
  done: 'geliefert',
};

export const texts = {
  orderTexts: {
    filterPlaceholder: 'Bestellungen filtern',
    noOrders: 'Keine Bestellungen',
    expand: 'Öffnen',
    cancelledOn: 'Storniert am',
    batchedOn: 'In Charge aufgenommen am',
    closedOn: 'Geschlossen am',
    totalItems: 'Artikel gesamt',
    totalShipments: 'Sendungen gesamt',
    flowTriggered: 'Ausgelöste Workflows:',
    flowNotTriggered: 'Kein Workflow ausgelöst',
    eligibleFlows: 'Neue Workflows kommen für diese Bestellung infrage',
    cancelledItems: 'Stornierte Artikel',
    nonShippableItems: 'Artikel ohne Versand',
    backOrderItems: 'Artikel im Rückstand',
    nonShippedItems: 'Nicht versendete Artikel',
    timeline: 'Verlauf',
    location: 'Standort',
    noLocation: 'k. A.',
    noData: 'Keine Daten …',
    emptyWeight: '00',
  },
  orderCustomerTexts: {
    shipTo: 'Lieferadresse',
    copy: 'Kopieren',
    copied: 'Kopiert',
    address: 'Adresse',
    email: 'E-Mail-Adresse',
    phone: 'Telefonnummer',
    note: 'Notiz',
  },
  addressEditTexts: {
    edit: 'Bearbeiten',
    fix: 'Adresse korrigieren',
    title: (order) => `Adresse von ${order} bearbeiten`,
    follows: 'Sie wird auch in deinem Shop gespeichert. Ein 3PL, das die Bestellung hat, wird gebeten, sie zu nehmen.',
    save: 'Adresse speichern',
    saved: (order) => `Die Adresse von ${order} ist gespeichert.`,
    unchanged: 'Ändere die Adresse, um sie zu speichern.',
    marked: 'Korrigiere die markierten Felder, um sie zu speichern.',
    notChosen: 'Wählen …',
    fields: {
      country: 'Land',
      name: 'Name',
      company: 'Firma',
      address1: 'Straße und Hausnummer',
      address2: 'Wohnung, Etage oder Gebäude',
      city: 'Ort',
      state: 'Bundesstaat oder Provinz',
      postcode: 'Postleitzahl',
      phone: 'Telefon',
    },
  },
  workflowReasonsText: 'Warum jeder Workflow lief oder nicht',
  shippingText: ({ method, service, isMapped }) => {
    const chosen = `Versand: ${method === '' ? 'keine Versandart' : bidiIsolate(method)}`;
    if (!isMapped) return `${chosen}, noch keinem Service deines 3PL zugeordnet`;
    return service === null ? chosen : `${chosen}, versendet mit ${bidiIsolate(service)}`;
  },
  voidedShipmentText: 'Vom Lager storniert. Die Artikel werden mit einem anderen Etikett versendet.',
  warehouseRequestWords: (provider, request) => {
    const name = bidiIsolate(provider);
    const items = request.items.map((item) => `${item.quantity} × ${bidiIsolate(item.name)}`).join(' und ');
    const task = {
      cancel: 'diese Bestellung zu stornieren',
      hold: 'diese Bestellung zurückzuhalten',
      removal: `${items} herauszunehmen`,
      address: 'die neue Adresse zu nehmen',
    }[request.wanted];
    const words = request.words.trim() === '' ? '' : ` Antwort: „${bidiIsolate(request.words.trim())}“`;
    switch (request.state) {
      case 'asking':
        return `${name} ist gebeten, ${task}. Die Antwort steht noch aus.`;
      case 'tooLate':
        return `Es ist zu spät, ${task}: ${name} versendet bereits.${words}`;
      case 'noAnswer':
        return `${name} war nicht in der Lage, ${task}.${words} Ruf das Lager an.`;
    }
  },
  tagsText: (tags) => `Tags: ${tags.map((tag) => bidiIsolate(tag)).join(', ')}`,
  warehousePartText: ({ provider, units, state }) =>
    `${formatCount(units)} Stück bei ${bidiIsolate(provider)}: ${partStates[state]}`,
  fulfillmentLabels: { '': 'Nicht versendet', partial: 'Teilweise versendet', fulfilled: 'Versendet' },
  orderStepTexts: {
    nothingLeft: 'Nichts mehr zu versenden',
    restWaits: 'Der Rest wartet auf Bestand',
    waits: 'Wartet auf Bestand',
  },
  lineItemNotes: {
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
    notInStock: (units) => `${formatCount(units)} nicht auf Lager`,
  },
  holdUntilWords: (time) => `bis ${time}`,
  storeRestWords: {
    title: 'Wird jetzt nicht versendet',
    line: (units, why) => `${formatCount(units)} Stück: ${why}`,
    label: (units) => `${formatCount(units)} Stück jetzt nicht versendet`,
  },
  orderDetailTexts: {
    theOrder: (name) => `Bestellung ${name}`,
    progress: 'Fortschritt',
    runNewWorkflows: 'Neue Workflows ausführen',
    ship: 'Versenden',
    loadingOrder: 'Bestellung wird geladen',
    whyStopped: 'Warum diese Bestellung angehalten ist',
    item: 'Artikel',
    quantity: 'Menge',
    price: 'Preis',
    weight: 'Gewicht',
    noName: 'Ohne Namen',
    noSku: 'Keine SKU',
    tracking: 'Tracking',
    stillToShip: (left, all) => `${left} von ${all} noch zu versenden`,
    showFewer: 'Weniger anzeigen',
    showAll: (count) => `Alle ${count} anzeigen`,
    atWarehouse: 'Änderungen beim Lager',
    entryUnreadable: '1 Eintrag dieser Bestellung konnte nicht gelesen werden.',
    entriesUnreadable: (count) =>
      count === 1
        ? '1 Eintrag dieser Bestellung konnte nicht gelesen werden.'
        : `${count} Einträge dieser Bestellung konnten nicht gelesen werden.`,
    noLocationNames: 'Die Namen deiner Standorte konnten nicht geladen werden. Sie erscheinen als „k. A.“.',
    locationNames: 'die Namen der Standorte',
    workflows: 'Die Workflows dieser Bestellung',
    loadingWorkflows: 'Workflows dieser Bestellung werden geladen',
  },
} satisfies CatalogueOf<typeof english>;
