import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/detail/reshipTexts.ts';
import { formatCount } from '../../../../src/shared/numbers/formatCount.ts';
import { bidiIsolate } from '../../../../src/shared/texts/bidiIsolate.ts';
import { counted } from '../../../counted.ts';

export const texts = {
  reshipTexts: {
    button: 'Erneut senden',
    title: (order) => `Artikel von ${order} erneut senden`,
    follows:
      'Die Bestellung bleibt in deinem Shop ausgeführt, und nichts wird berechnet. Verlässt das Paket das Lager, kommt ' +
      'seine Sendungsnummer zum Fulfillment in deinem Shop.',
    unitsOf: (item) => `Einheiten von ${bidiIsolate(item)}, die erneut gesendet werden`,
    ofUnits: (units) => `von ${formatCount(units)}`,
    reason: 'Grund',
    reasons: { lost: 'Unterwegs verloren', damaged: 'Beschädigt', wrongItem: 'Falscher Artikel', other: 'Anderer' },
    note: 'Notiz',
    noteHelp: 'Nur für dein Team. Dein 3PL und dein Kunde bekommen sie nicht.',
    choose: 'Wähle Einheiten, um zu sehen, wer sie versendet.',
    part: (provider, units, name, reference) =>
      `${bidiIsolate(provider)} versendet ${counted(units, { one: 'Einheit', other: 'Einheiten' })} als ${bidiIsolate(name)} ` +
      `(Referenz ${reference}).`,
    confirm: (units) =>
      units === 0 ? 'Erneut senden' : `${counted(units, { one: 'Einheit', other: 'Einheiten' })} erneut senden`,
    asked: (order) => `Artikel von ${order} werden erneut gesendet.`,
    heading: 'Erneut gesendet',
    atProvider: (name, provider) => `${bidiIsolate(name)} bei ${bidiIsolate(provider)}`,
    states: {
      waiting: 'Wartet auf das Senden',
      sent: 'Beim 3PL',
      left: 'Hat das Lager verlassen',
      held: 'Vom 3PL zurückgehalten',
      refused: 'Nicht gesendet',
      failed: 'Keine Antwort vom 3PL',
      cancelled: 'Storniert',
      done: 'Beendet',
    },
    marks: { underWay: 'Ersatzsendung läuft', failed: 'Ersatz nicht gesendet' },
    cancel: 'Ersatz stornieren',
    cancelTitle: (name) => `${bidiIsolate(name)} stornieren?`,
    cancelFollows: (provider) =>
      `${bidiIsolate(provider)} wird gebeten, die Ersatzsendung nicht zu versenden. Ist sie schon gepackt, geht sie trotzdem ` +
      'raus, und der Verlauf sagt es.',
    keep: 'Behalten',
    dismiss: 'Ausblenden',
    canceled: (name) => `${bidiIsolate(name)} wird storniert.`,
    dismissed: (name) => `${bidiIsolate(name)} ist ausgeblendet.`,
    cancellation: {
      asking: (provider) => `Wartet darauf, dass ${bidiIsolate(provider)} die Ersatzsendung storniert.`,
      tooLate: (provider, words) =>
        `Zu spät zum Stornieren: ${bidiIsolate(provider)} versendet die Ersatzsendung. ${words}`.trim(),
      noAnswer: (provider, words) =>
        `${bidiIsolate(provider)} konnte nicht um die Stornierung gebeten werden. ${words} Ruf das Lager an.`,
    },
  },
} satisfies CatalogueOf<typeof english>;
