import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import { plural } from '../../../src/languages/plural.ts';
import type * as english from '../../../src/store/storeFacts.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { orders } from '../words.ts';

export const texts = {
  storeFactWords: {
    lastMessage: 'Letzte Nachricht aus dem Shop',
    noneYet: 'Noch keine',
    lastCheck: 'Letzter Abgleich mit dem Shop',
    underway: 'Läuft gerade',
    connection: 'Verbindung',
    connected: 'Verbunden',
    missingScopes: 'Berechtigungen fehlen',
    frozen: 'Der Shop ist gesperrt',
    accessEnded: 'Der Zugriff ist abgelaufen',
    accessEndedNote: 'Öffne die App im Adminbereich deines Shops, um ihn zu erneuern.',
    uninstalled: 'Deinstalliert',
    notConnected: 'Nicht verbunden',
    elsewhere: 'Die Bestellungen dieses Shops kommen nicht aus einem verbundenen Shop.',
    scopes: 'Berechtigungen im Shop',
    allGranted: 'Alle erteilt',
    scopesGranted: (granted, all) => `${formatCount(granted)} von ${formatCount(all)} erteilt`,
    grantedNames: (names) => `Erteilt: ${names}.`,
    missingNames: (names) => `Es fehlen: ${names}.`,
    before: 'Frühere Bestellungen',
    preparing: 'Der Shop bereitet sie vor',
    readOf: (read, total) => `${read} von ${formatCount(total)} geladen`,
    read: (read) => `${read} geladen`,
    stopped: (read) => `Angehalten nach ${read}`,
    notRead: 'Noch nicht geladen',
    nightly: 'Jede Nacht werden die Bestellungen mit dem Shop abgeglichen.',
    noneMissing: 'Keine Bestellung hat gefehlt.',
    more: (count) => ` und ${formatCount(count)} weitere`,
    missing: (count, names) => `${orders(count)} im Shop gefunden, die hier gefehlt hatten, und ergänzt: ${names}.`,
    changed: (count) => `${orders(count)} nach Änderungen im Shop wieder auf dem neuesten Stand.`,
    writes: 'Änderungen für den Shop',
    noneWaiting: 'Keine wartet',
    waiting: (count) => `${formatCount(count)} ${plural(count, { one: 'wartet', other: 'warten' })}`,
    waitingSince: (time) => `Die älteste wartet seit ${time}. Wir versuchen es weiter, bis der Shop antwortet.`,
    jobs: {
      orders: 'Bestellungen laden',
      check: 'Abgleich mit dem Shop',
      products: 'Produkte laden',
      stock: 'Bestand laden',
      shipPolicy: 'Versandregeln anwenden',
    },
    jobDone: (done) => `${done} bisher`,
    jobOf: (done, total) => `${done} von ${total}`,
    jobStanding: (time) => `Kein Fortschritt seit ${time}. Es geht von selbst dort weiter, wo es war.`,
    refused: (count) => `Der Shop hat ${formatCount(count)} abgelehnt.`,
  },
} satisfies CatalogueOf<typeof english>;
