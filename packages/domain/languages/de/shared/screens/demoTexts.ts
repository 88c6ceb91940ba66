import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/screens/demoTexts.ts';

export const texts = {
  demoTexts: {
    title: 'Das ist die Demo',
    simulatedTitle: 'Simuliert',
    simulated: [
      {
        name: 'Der Shop',
        text: 'Bestellungen eines vergangenen Jahres gehen erneut ein, etwa eine pro Minute. Nichts geht an einen echten Shop zurück.',
      },
      {
        name: 'Lager und Versanddienste',
        text:
          'Sie versenden, was sie bekommen, und liefern es innerhalb einer Stunde. Kein Paket bewegt sich, und kein ' +
          'Anbieter wird angesprochen.',
      },
      { name: 'Zahlungen', text: 'Die Bestätigung eines Tarifs kostet nichts.' },
    ],
    realTitle: 'Echt',
    real: [
      {
        name: 'Die Bestellungen',
        text:
          'Ein Jahr eines britischen Geschenkehändlers: Online Retail (Chen, UCI, CC BY 4.0), mit Daten bis heute verschoben. ' +
          'Kunden sind Nummern wie in der Quelle; Stufen, Gewichte und Sendungen sind erfunden.',
      },
      { name: 'Die Datenbank', text: 'PostgreSQL. Was du tust, bleibt erhalten, auch über einen Neustart hinaus.' },
    ],
  },
  demoDataText: ({ dataDirectory }) =>
    dataDirectory === null
      ? 'In der PostgreSQL-Datenbank, die DATABASE_URL nennt.'
      : `In Dateien auf dem Computer, auf dem der Server läuft: ${dataDirectory}`,
  demoResetText: ({ dataDirectory }) =>
    dataDirectory === null
      ? 'Beende den Server, leere die Datenbank und starte neu.'
      : 'Beende den Server, lösche dieses Verzeichnis und starte neu.',
} satisfies CatalogueOf<typeof english>;
