import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/storeMessages.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';

export const texts = {
  storeMessages: {
    backfillResumed: 'Das Laden geht dort weiter, wo es aufgehört hat.',
    backfillRestarted:
      'Dein Shop hat die Liste nicht mehr, die geladen wurde. Das Laden beginnt von vorn, und nichts kommt doppelt.',
    nothingLeftThere: 'Von diesen Artikeln ist dort nichts mehr zu versenden.',
    fulfilledThere:
      'Diese Artikel wurden im Shop schon von Hand versendet. Gingen sie nicht doppelt raus, storniere dort diese Lieferung.',
    leftToOthers:
      'Was von diesen Artikeln dort noch offen ist, gehört zu einem anderen Standort, Dienst oder Versandweg.',
    holdsChanged: 'Die Gründe, aus denen der Shop sie zurückhält, haben sich geändert. Öffne die Bestellung erneut.',
    noOrders: 'Der Shop konnte seine Bestellungen nicht bereitstellen.',
    exportEnded: ({ code }) => `Der Shop hat seinen Export abgebrochen (${code}).`,
    noReply: ({ problem }) => `Der Shop ist nicht erreichbar: ${problem}.`,
    webPage: 'Der Shop hat eine Webseite statt Daten gesendet.',
    ownCredentials: 'Die Plattform kennt diese App mit ihrer Client-ID und ihrem Secret nicht.',
    tokenRenewal: 'Der Zugriff auf den Shop wird gerade erneuert.',
    accessEnded:
      'Der Zugriff auf den Shop ist abgelaufen. Öffne die App im Adminbereich deines Shops, um ihn zu erneuern.',
    noToken: 'Der Shop akzeptiert das Zugriffstoken dieser App nicht mehr.',
    unpaid: 'Der Shop ist gesperrt: Sein eigener Tarif ist nicht bezahlt.',
    notAllowed: 'Der Shop erlaubt dieser App das nicht.',
    gone: 'Unter dieser Adresse gibt es keinen Shop mehr.',
    locked: 'Der Shop ist von der Plattform gesperrt.',
    notActive: 'Der Shop ist nicht aktiv.',
    callLimit: 'Der Shop hat sein Limit für Anfragen erreicht. Versuche es in einer Minute erneut.',
    problems: ({ status }) => `Der Shop hat gerade Probleme (Status ${formatCount(status)}).`,
    ownProblem: 'Der Shop hat selbst ein Problem.',
    tooSlow: 'Der Shop antwortet zu langsam.',
    unknownForm: ({ call, problem }) => `Der Shop hat ${call} in unbekannter Form beantwortet: ${problem}.`,
    query: ({ name }) => `die Abfrage ${name}`,
    tokenExchange: 'den Tausch des Tokens',
    cannotRun: ({ name, code }) => `Der Shop kann die Abfrage ${name} nicht ausführen: ${code}.`,
    cannotRunQuery: ({ name }) => `Der Shop kann die Abfrage ${name} nicht ausführen.`,
    neither: ({ name }) => `Der Shop hat die Änderung ${name} weder ausgeführt noch abgelehnt.`,
    endlessList: 'Der Shop sendet eine Liste ohne Ende.',
    noFile: 'Die Datei mit den Bestellungen ist gerade nicht lesbar.',
    unreadableFile: ({ problem }) => `Die Datei mit den Bestellungen ist nicht lesbar: ${problem}.`,
    unknownFile: ({ problem }) => `Die Datei mit den Bestellungen hat eine unbekannte Form: ${problem}.`,
    partFirst: 'ein Teil vor seiner Bestellung',
    strayPart: 'ein Teil einer anderen Bestellung',
    longLine: 'eine zu lange Zeile',
    lineNoObject: 'eine Zeile, die kein Objekt ist',
    fileNotByHttps: 'ihre Adresse ist keine mit https',
  },
} satisfies CatalogueOf<typeof english>;
