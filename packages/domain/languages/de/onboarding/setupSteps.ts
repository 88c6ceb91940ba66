import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/onboarding/setupSteps.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { counted } from '../../counted.ts';
import { orders } from '../words.ts';

export const texts = {
  setupTexts: {
    backfill: {
      title: 'Lade die Bestellungen deines Shops',
      running: (read) => `Bisher ${orders(read)} geladen. Du kannst inzwischen weitermachen.`,
      runningOf: (read, all) => `${formatCount(read)} von ${orders(all)} geladen. Du kannst inzwischen weitermachen.`,
      failed: 'Das Laden wurde unterbrochen. Starte es unten erneut.',
      done: (read) => `${orders(read)} geladen.`,
      none: 'Das Laden beginnt, sobald die App installiert ist.',
    },
    places: {
      title: 'Wähle, wer von jedem Standort versendet',
      choose: 'Für jeden Standort ein 3PL wählen',
      without: (names) => `Noch ohne 3PL: ${names}. Bestellungen von dort warten.`,
      all: 'Jeder Standort hat ein 3PL oder ist dein eigenes Lager.',
    },
    mapping: {
      title: 'Ordne deine Versandarten zu',
      map: 'Versandarten zuordnen',
      unmapped: (methods) =>
        `${counted(methods, { one: 'Versandart', other: 'Versandarten' })} deines Shops ohne Service.`,
      all: 'Jede Versandart deines Shops hat einen Service.',
    },
    connectFirst: 'Verbinde zuerst dein Lager.',
    testOrder: {
      title: 'Sende eine Testbestellung',
      send: 'Testbestellung senden',
      open: 'Sende eine kleine Bestellung an ein Sandbox-Konto deines 3PL. Sie wird sofort storniert.',
      done: 'Eine Testbestellung kam bei deinem 3PL an und wurde storniert.',
    },
    cutOff: {
      title: 'Lege deinen ersten Cut-off fest',
      set: 'Cut-off-Zeiten festlegen',
      open: 'Noch hat kein Standort eine Cut-off-Zeit, darum gehen Bestellungen nur mit „Jetzt versenden“ hinaus.',
    },
    skipping: {
      store: 'Ohne die App in deinem Shop kommen keine Bestellungen an.',
      backfill: 'Das Laden geht weiter. Bis es fertig ist, fehlen frühere Bestellungen in Listen und Zahlen.',
      mayShip:
        'Bestellungen von vor der Installation bleiben zurückgestellt, unbezahlte warten. Alle anderen dürfen versendet werden.',
      provider: 'Ohne Lager bleiben Bestellungen offen, und nichts wird gesendet.',
      locations: 'Bestellungen von einem Standort ohne 3PL warten, bis du eins wählst.',
      mapping: 'Für jede Versandart ohne Service wählt ihn dein 3PL.',
      testOrder: 'Die erste Bestellung, die dein 3PL von dieser App bekommt, ist dann eine echte.',
      cutOff: 'Nichts wird von selbst gesendet. Du wählst „Jetzt versenden“ für deine Bestellungen.',
      shipped: 'Du versendest deine erste Bestellung später, von der Übersicht aus.',
    },
  },
} satisfies CatalogueOf<typeof english>;
