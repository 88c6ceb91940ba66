import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/shopSettings/shipPolicyTexts.ts';

export const texts = {
  shipPolicyTexts: {
    subject: 'was versendet werden darf',
    what: 'Versandregeln',
    title: 'Versandregeln',
    note:
      'Bestellungen, die noch nicht gehen dürfen, warten angehalten oder in der Prüfung und nennen den Grund. ' +
      'Änderungen gelten auch für Bestellungen, die noch nicht gegangen sind.',
    saving: 'Speichern der Versandregeln',
    saved: 'Gespeichert. Bestellungen, die noch nicht gegangen sind, werden neu geprüft.',
    restored: 'Die Versandregeln sind wieder wie zuvor.',
    payment: {
      title: 'Zahlung',
      note:
        'Bezahlte und kostenlose Bestellungen werden versendet. ' +
        'Unbezahlte warten, bis sie bezahlt sind, wenn du sie hier nicht erlaubst.',
      authorized: 'Reservierte Zahlungen',
      tags: 'Unbezahlte Bestellungen mit diesen Tags versenden',
      tagsHelp: 'Trenne Tags mit Kommas, zum Beispiel: Rechnung, 30 Tage.',
      methods: 'Unbezahlte Bestellungen mit diesen Zahlungsarten versenden',
      methodsHelp:
        'Schreibe jeden Namen so, wie dein Shop ihn zeigt, und trenne Namen mit Kommas, zum Beispiel: Nachnahme, Banküberweisung. ' +
        'Eine Bestellung, die auch eine andere Zahlungsart nutzt, wartet. Geschenkgutscheine zählen nicht.',
      terms: 'Unbezahlte Bestellungen mit Zahlungsziel, zum Beispiel 30 Tage',
      termsHelp: 'Bestellungen, die sofort fällig sind, warten, bis sie bezahlt sind.',
    },
    risk: { title: 'Betrugsrisiko', label: 'Wenn dein Shop von einer Bestellung abrät' },
    dispute: { title: 'Zahlungsstreit', label: 'Solange ein Kunde die Zahlung bestreitet' },
    test: {
      title: 'Testbestellungen',
      label: 'Testbestellungen deines Shops',
      help: 'Kennzeichne ein Konto als Sandbox-Konto, wo du das 3PL verbindest. Nur dorthin gehen Testbestellungen, echte nie.',
    },
    methods: {
      title: 'Zustellarten',
      note: 'Pakete und Bestellungen an Abholpunkte werden immer versendet. Schalte weitere ein, die dein Lager übernimmt.',
    },
    start: {
      title: 'Erster Tag',
      label: 'Bestellungen versenden ab',
      help: (installed) =>
        `Ältere Bestellungen bleiben angehalten, bis jemand sie öffnet. Leer bedeutet ${installed}, als die App installiert wurde.`,
      change: 'Ersten Tag wählen',
    },
    locations: {
      title: 'Standorte',
      label: 'Bestellungen versenden von',
      all: 'Allen deinen Standorten',
      chosen: 'Nur diesen Standorten',
      note: 'Standorte von Fulfillment-Diensten versenden selbst.',
    },
    always: {
      title: 'Immer',
      held: 'Bestellungen, die dein Shop, eine App oder eine Person dort anhält, warten, bis sie freigegeben werden.',
    },
    anyDay: 'Als die App installiert wurde',
    none: 'Keine',
  },
  authorizedLabels: {
    release: 'Versenden. Das Geld wird beim Versand eingezogen.',
    wait: 'Warten, bis die Zahlung eingezogen ist',
  },
  termsLabels: { wait: 'Warten, bis sie bezahlt sind', release: 'Versenden. Der Kunde zahlt später.' },
  testLabels: {
    never: 'Nie senden',
    sandbox: 'An das Sandbox-Konto eines 3PL senden',
  },
  riskyLabels: { review: 'Zur Prüfung schicken', hold: 'Anhalten', off: 'Versenden' },
} satisfies CatalogueOf<typeof english>;
