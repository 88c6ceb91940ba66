import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/shared/orderSample.ts';

export const texts = {
  sampleTexts: {
    reading: 'Bestelldetails werden geladen',
    subject: 'die Bestelldetails',
    cancel: 'Abbrechen',
    stopped: 'Du hast das Laden abgebrochen. Diese Zahlen umfassen die bis dahin geladenen Bestellungen.',
    readRest: 'Rest laden',
    noOrders: 'In diesem Zeitraum gibt es keine Bestellungen. Wähle einen längeren, um frühere zu sehen.',
    notAvailable: 'Das konnte nicht geladen werden.',
    notAllowed: 'Du hast keine Berechtigung, das zu sehen.',
    noOrdersAtAll: 'Es gibt noch keine Bestellungen. Neue Bestellungen aus deinem Shop erscheinen hier.',
  },
} satisfies CatalogueOf<typeof english>;
