import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/list/fieldFilters.ts';

export const texts = {
  fieldFilterWords: {
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
  },
} satisfies CatalogueOf<typeof english>;
