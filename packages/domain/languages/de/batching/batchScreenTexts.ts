import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/batching/batchScreenTexts.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { counted } from '../../counted.ts';
import { orders } from '../words.ts';

const boxes = (count: number) => counted(count, { one: 'Paket', other: 'Pakete' });
const inBoxes = (count: number) => counted(count, { one: 'Paket', other: 'Paketen' });

export const texts = {
  batchScreenTexts: {
    upcoming: {
      subject: 'die nächsten Chargen',
      title: 'Nächste Chargen',
      note:
        'Zur Cut-off-Zeit gehen die offenen Bestellungen eines Standorts gemeinsam an das Lager. ' +
        '„Jetzt versenden“ wartet nicht darauf.',
      none: 'Dein Shop hat noch keine Standorte.',
      paused: 'Pausiert',
      off: 'Aus',
      default: 'Nimmt Bestellungen ohne Standort an',
      noCutOffs: 'Keine Cut-off-Zeiten festgelegt.',
      setCutOffs: 'Cut-off-Zeiten festlegen',
      isOff: 'Dieser Standort ist ausgeschaltet, darum wird zur Cut-off-Zeit nichts gesendet.',
      dueNow: 'jetzt',
      empty: 'Keine Bestellungen zu senden',
      leftOut: 'Wird nicht gesendet',
      showOrders: 'Bestellungen anzeigen',
      hideOrders: 'Bestellungen ausblenden',
      sendNow: 'Jetzt senden',
      pause: 'Cut-offs pausieren',
      resume: 'Cut-offs fortsetzen',
      nothingToSend: 'Es gibt keine Bestellungen zu senden.',
      nextCutOff: 'Nächster Cut-off:',
    },
    orders: {
      subject: 'die Bestellungen der nächsten Charge',
      head: ['Bestellung', 'Kunde', 'Erstellt', 'Paket'],
      none: 'Für diesen Standort wartet keine Bestellung.',
      noCustomer: 'Kein Name',
      ordersOf: (location) => `Bestellungen für ${location}`,
    },
    sendNow: {
      sending: 'Bestellungen werden gesendet',
      note: 'Das lässt sich nicht rückgängig machen.',
      cancelled:
        'Du hast nicht länger gewartet. Die Bestellungen wurden vielleicht gesendet: Sieh im Chargenverlauf nach.',
      view: 'Charge öffnen',
    },
    history: {
      subject: 'die Chargen',
      title: 'Chargenverlauf',
      note: 'Bestellungen, die gemeinsam an das Lager gesendet wurden, neueste zuerst.',
      none: 'Noch keine Chargen. Die erste erscheint hier nach dem nächsten Cut-off.',
      noneOlder: 'Es gibt keine älteren Chargen.',
      head: ['Charge', 'Begonnen', 'Standort', 'Bestellungen', 'Gesparte Pakete', 'Fehlgeschlagen'],
      late: 'Verspätet',
      running: 'Wird gesendet',
      newest: 'Neueste Chargen',
      older: 'Ältere Chargen',
    },
    batch: {
      subject: 'die Charge',
      back: 'Chargenverlauf',
      sending: 'Bestellungen dieser Charge werden noch gesendet.',
      orders: 'Bestellungen in dieser Charge',
      head: ['Bestellung', 'Kunde', 'Paket', 'Ergebnis'],
      none: 'Diese Charge hat keine Bestellungen.',
      again: 'Fehlgeschlagene Bestellungen erneut senden',
      noneFailed: 'Keine Bestellung dieser Charge ist fehlgeschlagen.',
      againBody:
        'Jede Bestellung geht noch einmal an das Lager. ' +
        'Inzwischen versendete, zurückgehaltene oder geschlossene Bestellungen werden übersprungen.',
      resultTitle: 'Was mit den Bestellungen geschah',
      againCancelled:
        'Du hast nicht länger gewartet. Die Bestellungen wurden vielleicht gesendet: ' +
        'Prüfe die Charge, bevor du sie noch einmal sendest.',
      title: (batchId) => `Charge ${batchId}`,
      attempt: (attempt) => `Versuch ${attempt}`,
    },
    retry: 'Erneut versuchen',
  },
  batchOutcomeLabels: {
    waiting: 'Wird gesendet',
    sent: 'Gesendet',
    skipped: 'Übersprungen',
    failed: 'Fehlgeschlagen',
  },
  boxesText: (count) => boxes(count),
  combinedBoxesText: (count) => `${boxes(count)}, wenn das Lager Bestellungen an eine Adresse zusammenpackt`,
  boxesSavedText: (saved) => (saved === 0 ? '' : `${boxes(saved)} gespart`),
  cutOffTimeWords: {
    today: (time) => `heute um ${time}`,
    tomorrow: (time) => `morgen um ${time}`,
    later: (day, time) => `${day} um ${time}`,
    of: (time) => `Cut-off um ${time}`,
  },
  countdownWords: {
    seconds: (seconds) => `in ${seconds} s`,
    minutes: (minutes) => `in ${minutes} min`,
    hours: (hours, minutes) => `in ${hours} h ${minutes} min`,
    days: (days, hours) => `in ${counted(days, { one: 'Tag', other: 'Tagen' })} ${hours} h`,
  },
  pausedCutOffsText: (by, since) =>
    `Pausiert${by === '' ? '' : ` von ${bidiIsolate(by)}`} seit ${since}. Zu den Cut-off-Zeiten wird nichts gesendet.`,
  sendNowWords: {
    title: (count, name) => `${orders(count)} jetzt von ${bidiIsolate(name)} senden?`,
    body: 'Sie gehen an das Lager und stehen danach unter „Im Fulfillment“.',
    combined: (count) => `Packt es Bestellungen an eine Adresse zusammen, passen sie in ${inBoxes(count)}.`,
    behind: (count) => `${orders(count)} ${count === 1 ? 'wird' : 'werden'} nicht gesendet.`,
    next: 'Was später eintrifft, wird zum nächsten Cut-off gesendet.',
    confirm: (count) => `${orders(count)} senden`,
  },
  sentBatchText: ({ batchId, locationName, counts }) => {
    const others = [
      ...(counts.failed > 0 ? [`${formatCount(counts.failed)} fehlgeschlagen`] : []),
      ...(counts.skipped > 0 ? [`${formatCount(counts.skipped)} übersprungen`] : []),
      ...(counts.waiting > 0 ? [`${formatCount(counts.waiting)} noch unterwegs zum 3PL`] : []),
    ];
    const sent = `${orders(counts.sent)} von ${bidiIsolate(locationName)} gesendet`;
    return `Charge ${batchId}: ${[sent, ...others].join(', ')}.`;
  },
  lateBatchWords: {
    delay: (hours, minutes) => (hours > 0 ? `${formatCount(hours)} h ${minutes} min` : `${minutes} min`),
    late: (delay) => `${delay} zu spät begonnen, weil zur Cut-off-Zeit kein Server lief.`,
    missed: (count) => `Gilt auch für ${counted(count, { one: 'früheren Cut-off', other: 'frühere Cut-offs' })}.`,
  },
  sendAgainLabel: (failed) =>
    failed === 1
      ? 'Fehlgeschlagene Bestellung erneut senden'
      : `${formatCount(failed)} fehlgeschlagene Bestellungen erneut senden`,
  pauseDoneText: (name, isPaused) =>
    isPaused ? `Cut-offs für ${bidiIsolate(name)} sind pausiert.` : `Cut-offs für ${bidiIsolate(name)} laufen wieder.`,
} satisfies CatalogueOf<typeof english>;
