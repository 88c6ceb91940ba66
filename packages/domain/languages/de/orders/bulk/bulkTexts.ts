import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/bulk/bulkTexts.ts';
import { orders } from '../../words.ts';
import { plural } from '../../../../src/languages/plural.ts';
import { formatCount } from '../../../../src/shared/numbers/formatCount.ts';

const noneCan = 'Keine der ausgewählten Bestellungen kommt infrage.';

/** Words after the number: "12 Bestellungen schließen". */
const wordings = {
  'ship-now': ['jetzt versenden', 'werden an das 3PL gesendet', 'wird an das 3PL gesendet'],
  'move-to-open': ['öffnen', 'werden geöffnet', 'wird geöffnet'],
  'move-to-close': ['schließen', 'werden geschlossen', 'wird geschlossen'],
  'run-workflow': ['jetzt ausführen', 'werden noch einmal ausgeführt', 'wird noch einmal ausgeführt'],
  'shipment-workflow': [
    'durch Versand-Workflows schicken',
    'gehen durch die Versand-Workflows',
    'geht durch die Versand-Workflows',
  ],
  'move-to-open-errored': ['öffnen', 'werden geöffnet', 'wird geöffnet'],
  available: ['freigeben', 'werden freigegeben', 'wird freigegeben'],
  'available-partially': ['teilweise freigeben', 'werden teilweise freigegeben', 'wird teilweise freigegeben'],
} as const;

export const texts = {
  bulkTexts: {
    clear: 'Auswahl aufheben',
    apply: 'Anwenden',
    noneCan,
    runningElsewhere: 'Übersprungen, weil noch eine andere Aktion läuft',
    outcomeUnknown: 'Wir wissen nicht, ob es erledigt wurde, und prüfen die Bestellungen noch einmal.',
    checkAndSendAgain: 'Prüfen und erneut senden',
    sendAgainSafe:
      'Wenn du erneut sendest, gelten Bestellungen, die nicht mehr in der Liste sind, als erledigt. ' +
      'Für die übrigen wird nichts doppelt ausgeführt.',
    sendAgainUnsafe:
      'Sieh zuerst in den Bestellungen nach und sende nur erneut, wenn es nicht erledigt wurde: ' +
      'Sonst wird es vielleicht doppelt ausgeführt. ' +
      'Bestellungen, die nicht mehr in der Liste sind, werden nicht erneut gesendet.',
    notChecked: 'Die Liste wurde nicht geladen, deshalb wurde nichts erneut gesendet.',
    nothingDone: 'Es wurde nichts ausgeführt.',
    nothingMoreDone: 'Diesmal wurde nichts ausgeführt. Was der vorige Versuch bewirkt hat, wissen wir nicht.',
    cancelled: 'Du wartest nicht mehr auf die Antwort.',
    nothingHere: 'Diese Liste ist leer.',
    stale:
      'Diese Bestellungen zeigen den Stand vor deiner letzten Änderung. ' +
      'Versuche es erneut oder mach die Änderung rückgängig, um Bestellungen auszuwählen.',
    noReason: 'Der Server hat keinen Grund genannt.',
    stillListed: 'Noch in der Liste. Der Server hat nicht gemeldet, was passiert ist.',
    notLookedUp: 'Nicht gefunden, aber ein Teil der Liste wurde nicht geladen.',
    sendAgain: 'Erneut senden',
    stopped: 'Du hast angehalten, bevor sie wieder zurückgehalten wurde.',
    sessionExpired: 'Die Sitzung ist abgelaufen, bevor sie wieder zurückgehalten wurde.',
    waitStopped: 'Du hast nicht länger auf die Antwort gewartet.',
    notSent: 'Nicht gesendet',
    failed: 'Fehlgeschlagen',
    skipped: 'Übersprungen',
    unknown: 'Unbekannt',
    serverMessage: 'Meldung des Servers:',
    notPutBack: 'Nicht zurückgehalten',
    notAllDone: 'Einige Bestellungen wurden nicht erledigt.',
    notAllKnown: 'Einige Bestellungen wurden vielleicht nicht erledigt.',
    notAllPutBack: 'Einige Bestellungen werden nicht wieder zurückgehalten.',
    notAllPutBackKnown: 'Einige Bestellungen werden vielleicht nicht wieder zurückgehalten.',
  },
  bulkCheckingText: (count, listTitle) => `Suche nach ${orders(count)} in ${listTitle}`,
  noneLeftText: (count, listTitle) => `${orders(count)} erledigt: nicht mehr in ${listTitle}.`,
  timelineFailedText: (count) => `Der Verlaufseintrag von ${orders(count)} konnte nicht gespeichert werden.`,
  preflightText: (eligible, refused) => {
    const can =
      `${formatCount(eligible)} der ${formatCount(eligible + refused)} ausgewählten Bestellungen ` +
      `${plural(eligible, { one: 'kommt', other: 'kommen' })} infrage.`;
    return `${eligible === 0 ? noneCan : can} ${formatCount(refused)} ausgeschlossen:`;
  },
  bulkUndoneText: (count) =>
    `${orders(count)} ${plural(count, { one: 'wird', other: 'werden' })} wieder zurückgehalten.`,
  undoProgressText: (done, all) => `Rückgängig: ${formatCount(done)} von ${orders(all)} wieder zurückgehalten`,
  undoStoppingText: (inFlight) =>
    `Rückgängig: hält nach ${orders(inFlight)} an, die schon gesendet ` +
    plural(inFlight, { one: 'wurde', other: 'wurden' }),
  putBackLabel: (count) => `${orders(count)} wieder zurückhalten`,
  moreOrdersText: (count) => `und ${formatCount(count)} weitere`,
  retryFailedLabel: (failed) => `${formatCount(failed)} fehlgeschlagene erneut versuchen`,
  bulkButtonLabel: (action, count) => `${orders(count)} ${wordings[action][0]}`,
  bulkRunningText: (action, count) => {
    const [, other, one] = wordings[action];
    return `${orders(count)} ${plural(count, { one, other })}`;
  },
  preflightChoices: (eligible, refused) => ({
    eligible: `Nur die ${formatCount(eligible)} infrage kommenden`,
    all: `Trotzdem alle ${formatCount(eligible + refused)}, auch die ${formatCount(refused)} ausgeschlossenen`,
  }),
  notSelectableText: (unreadable) =>
    unreadable === 1
      ? `${orders(unreadable)} konnte nicht gelesen werden und ist nicht ausgewählt.`
      : `${orders(unreadable)} konnten nicht gelesen werden und sind nicht ausgewählt.`,
  bulkCloseLabel: 'Schließen',
  bulkReportWords: {
    slow: (subject) => `Der Server hat noch nicht geantwortet: ${subject}`,
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
  },
} satisfies CatalogueOf<typeof english>;
