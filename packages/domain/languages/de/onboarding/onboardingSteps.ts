import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/onboarding/onboardingSteps.ts';
import { plural } from '../../../src/languages/plural.ts';
import { counted } from '../../counted.ts';
import { orders } from '../words.ts';

export const texts = {
  stepTexts: {
    done: (done, all) => `${done} von ${all} Schritten erledigt`,
    notKnown: 'Das konnten wir gerade nicht prüfen.',
    store: {
      title: 'Installiere die App in deinem Shop',
      done: 'Die App ist in deinem Shop installiert.',
      open: 'Installiere die App über die Seite Apps deiner Shop-Verwaltung.',
    },
    provider: {
      title: 'Verbinde dein Lager (3PL)',
      directory: 'App-Verzeichnis öffnen',
      open: 'Wähle dein 3PL, gib die Zugangsdaten ein, teste die Verbindung und speichere.',
      connect: 'Anbieter verbinden',
      done: (names, count) =>
        `${names} ${plural(count, { one: 'ist', other: 'sind' })} verbunden, und der letzte Test war erfolgreich.`,
      see: 'Deine Anbieter ansehen',
      untested: (names, count) =>
        `${names} ${plural(count, { one: 'ist', other: 'sind' })} verbunden. Teste die Verbindung, um sicherzugehen.`,
      test: 'Verbindung testen',
    },
    locations: {
      title: 'Prüfe, von wo deine Bestellungen versendet werden',
      see: 'Deine Standorte ansehen',
      none: 'Dein Shop hat noch keine Standorte. Lege einen in deiner Shop-Verwaltung an.',
      some: (locations) => `Dein Shop hat ${counted(locations, { one: 'Standort', other: 'Standorte' })}.`,
    },
    mayShip: {
      title: 'Prüfe, was versendet werden darf',
      choose: 'Auswählen, was versendet werden darf',
      none: 'Keine älteren Bestellungen warten auf deine Auswahl.',
      from: (day) =>
        `Bestellungen ab ${day} dürfen versendet werden, sobald sie bezahlt sind. Prüfe beides, bevor du startest.`,
    },
    shipped: {
      title: 'Versende deine erste Bestellung',
      seeOpen: 'Deine offenen Bestellungen ansehen',
      none: 'Noch ist nichts versendet. Öffne eine Bestellung und wähle „Jetzt versenden“.',
      connectFirst: 'Verbinde zuerst dein Lager.',
      some: (count) => `Bisher ${orders(count)} versendet.`,
      seeShipped: 'Deine versendeten Bestellungen ansehen',
    },
  },
} satisfies CatalogueOf<typeof english>;
