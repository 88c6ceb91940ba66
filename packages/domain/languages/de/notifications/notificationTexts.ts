import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/notifications/notificationTexts.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';
import { counted } from '../../counted.ts';

export const texts = {
  notificationTexts: {
    subject: 'deine Benachrichtigungen',
    what: 'Benachrichtigungen',
    title: 'Benachrichtigungen',
    note:
      'E-Mails zu deinen Bestellungen und 3PLs. Alle im Team wählen ihre eigenen. ' +
      'Deinen Kunden schreibt dein Shop.',
    saving: 'Speichern deiner Benachrichtigungen',
    saved: 'Deine Benachrichtigungen sind gespeichert.',
    restored: 'Deine Benachrichtigungen sind wieder wie vorher.',
    goesTo: (address) => `Wir schreiben dir an ${bidiIsolate(address)}.`,
    noAddress: 'Wir haben noch keine E-Mail-Adresse von dir.',
    notSent: 'Dieser Server sendet keine E-Mails, weil SMTP_URL nicht gesetzt ist. Unten steht, was gesendet würde.',
    events: 'Worüber wir dir schreiben sollen',
    digest: 'E-Mails bündeln',
    digestHelp: 'Höchstens eine E-Mail in dieser Zeit, mit Zahlen und den ersten Bestellungen.',
    daily: 'Tägliche Zusammenfassung',
    dailyHelp: 'Was gestern eingegangen und versendet worden ist, und was jetzt wartet.',
    summaryTime: 'Senden um',
    quiet: 'Ruhezeiten',
    quietHelp: 'In diesen Stunden keine E-Mails außer der täglichen Zusammenfassung. Den Rest bekommst du danach.',
    quietFrom: 'Von',
    quietTo: 'Bis',
    zone: (zone) => `Zeiten gelten in der Zeitzone deines Shops, ${zone}.`,
    mails: 'Deine letzten E-Mails',
    mailsSubject: 'deine letzten E-Mails',
    noMails: 'Wir haben dir noch nicht geschrieben.',
    show: 'Anzeigen',
    hide: 'Ausblenden',
    plain: 'Als reiner Text',
    states: { waiting: 'Unterwegs', sent: 'Gesendet', refused: 'Nicht zugestellt', kept: 'Nicht gesendet' },
    retried: (tries) => counted(tries, { one: 'Versuch', other: 'Versuche' }),
    refusedTitle: 'Deine E-Mails können nicht zugestellt werden.',
    refused: (problem) =>
      problem === null ? 'Der Mailserver hat keinen Grund genannt.' : `Der Mailserver sagt: ${problem}`,
    noEvents: 'Keine Ereignisse',
    dailyAt: (daily, time) => `${daily} um ${time}`,
  },
  notificationKindTexts: {
    errors: { name: 'Fehler', help: 'Bestellungen, die ein Lager oder ein Workflow abgelehnt hat' },
    providerDown: { name: '3PL ausgefallen', help: 'Ein 3PL antwortet nicht mehr, und Bestellungen warten darauf' },
    holdEnded: { name: 'Haltefrist abgelaufen', help: 'Bestellungen, die nicht mehr zurückgehalten werden' },
    backOrders: { name: 'Rückstände', help: 'Bestellungen, die auf Bestand warten' },
  },
  digestMinutesText: (minutes) =>
    minutes < 60
      ? counted(minutes, { one: 'Minute', other: 'Minuten' })
      : counted(minutes / 60, { one: 'Stunde', other: 'Stunden' }),
} satisfies CatalogueOf<typeof english>;
