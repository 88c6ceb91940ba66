import { plural } from '../../../src/languages/plural.ts';
import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/warehouseMessages.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';

export const texts = {
  warehouseMessages: {
    noAnswer: ({ provider, words }) =>
      `${provider} hat die Bestellung auch nach mehreren Versuchen nicht angenommen: ${words}`,
    cancelledThere: ({ provider }) => `${provider} hat die Bestellung storniert.`,
    heldInPart: 'Ein Teil der Bestellung wird auf deinen Wunsch zurückgehalten. Der Rest wird schon versendet.',
    customerRemoved: 'Die Daten des Kunden wurden auf seinen Wunsch gelöscht, darum fehlt die Adresse.',
    customerRemovedAtWarehouse:
      'Die Daten des Kunden wurden auf seinen Wunsch gelöscht, darum lässt sich die Bestellung dort nicht ändern.',
    closedShort: ({ provider, units }) =>
      `${provider} hat die Bestellung geschlossen, ${formatCount(units)} Stück ` +
      `${plural(units, { one: 'wurde', other: 'wurden' })} nicht versendet.`,
    noParcel: ({ provider }) =>
      `${provider} meldet die Bestellung als versendet, nennt aber kein Paket. Trag dort die Sendungsnummer nach, ` +
      'schließe die Bestellung, wenn sie angekommen ist, oder sende sie noch einmal, wenn sie nie losging.',
    missingUnits: ({ provider, units }) =>
      `${provider} meldet die Bestellung als versendet, nennt aber für ${formatCount(units)} Stück kein Paket. Prüfe, ` +
      'was losging, bevor du etwas noch einmal sendest.',
    neverShipped: ({ provider, units, days }) =>
      `${provider} hat ${formatCount(units)} Stück seit ${formatCount(days)} ` +
      `${plural(days, { one: 'Tag', other: 'Tagen' })} nicht versendet, darum prüfen wir es nicht mehr. Frag dort ` +
      'nach, dann schließe die Bestellung oder sende sie noch einmal.',
    unknownSkus: ({ provider, skus }) =>
      `${provider} hat ${skus} versendet, was nicht in der Bestellung steht. Ist es dasselbe Produkt, trag die SKU in der ` +
      'Versandzuordnung ein. Sonst prüfe, was losging, bevor du etwas noch einmal sendest.',
    readRefused: ({ words }) => words,
    notKnownThere: ({ provider, words }) =>
      `${provider} findet die Bestellung nicht mehr: ${words} Frag dort nach, ob sie versendet wurde, dann schließe sie ` +
      'oder sende sie noch einmal.',
    noAddressCall: 'Seine API kann die Adresse einer Bestellung nicht ändern.',
    noSandbox: ({ provider }) => `${provider} hat keine Sandbox. Eine Testbestellung würde wie jede andere versendet.`,
    sandboxUnknown: ({ provider }) =>
      `${provider} veröffentlicht nichts über eine Sandbox. Frag dort, wie du eine Testbestellung sendest.`,
    notSandbox: ({ provider }) =>
      `Dieses Konto ist nicht als Konto der Sandbox von ${provider} markiert. Eine Testbestellung würde versendet.`,
    testNeedsSku: 'Lege zuerst ein Produkt mit SKU an. Eine Testbestellung braucht eines.',
    testSent: ({ provider, reference, id }) =>
      `${provider} hat die Testbestellung ${reference} angenommen und nennt sie ${id}.`,
    testNotSent: ({ provider, words }) => `${provider} hat die Testbestellung nicht angenommen: ${words}`,
    testFound: ({ provider }) => `${provider} findet sie über ihre Referenz.`,
    testNotFound: ({ provider }) => `${provider} findet sie nicht über ihre Referenz.`,
    testNotRead: ({ provider, words }) => `${provider} zeigt sie nicht: ${words}`,
    testCanceled: ({ provider }) => `${provider} hat sie wieder storniert.`,
    testNotCanceled: ({ provider, words }) => `${provider} hat sie nicht storniert: ${words} Storniere sie dort.`,
    notConnected: 'Es ist nicht verbunden.',
    callLimit: 'Das Limit für Anfragen dieses Kontos ist erreicht. Wir versuchen es bald noch einmal.',
    tooSlow: 'Die Anfragen davor haben zu lange gedauert. Wir versuchen es bald noch einmal.',
  },
} satisfies CatalogueOf<typeof english>;
