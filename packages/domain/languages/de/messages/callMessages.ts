import { joinNames } from '../../../src/shared/texts/joinNames.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';
import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/callMessages.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';

export const texts = {
  callMessages: {
    noEdit: ({ section }) => `Dafür brauchst du die Berechtigung, „${section}“ zu bearbeiten.`,
    noView: ({ section }) =>
      `Dafür brauchst du die Berechtigung, „${section}“ zu sehen. Der Inhaber des Shops kann sie dir geben.`,
    unknownOrder: ({ id }) => `Keine Bestellung hat die ID ${id}.`,
    reusedKey: 'Dieser Idempotency-Key gehört zu einer anderen Anfrage.',
    selectionGone: 'Diese Auswahl ist abgelaufen. Wähle die Bestellungen noch einmal aus.',
    unknownImport: 'Wir können diesen Import nicht finden.',
    importEnded: 'Dieser Import ist schon beendet.',
    notYet: 'Das kann dieser Server noch nicht.',
    notOnStaff: 'Du stehst nicht auf der Personalliste dieses Shops. Bitte den Inhaber, dich hinzuzufügen.',
    nul: 'Ein Text enthält ein Zeichen, das wir nicht speichern können (NUL). Entferne es und versuche es erneut.',
    halfCharacter: 'Ein Text enthält ein halbes Zeichen. Entferne es und versuche es erneut.',
    noRoom: 'Nichts wurde gespeichert: Unsere Datenbank ist gerade voll. Versuche es in ein paar Minuten erneut.',
    noDatabase: 'Wir erreichen die Datenbank gerade nicht. Versuche es gleich noch einmal.',
    cutOff: 'Das Hochladen wurde unterbrochen. Versuche es erneut.',
    noSpace: 'Der Server hat keinen Platz für diese Datei. Versuche es später erneut.',
    longList: ({ most }) => `Eine Liste in dieser Anfrage hat mehr als ${formatCount(most)} Einträge.`,
    tooLong: ({ kilobytes }) => `Die Anfrage ist länger als ${formatCount(kilobytes)} KB.`,
    failed: 'Auf dem Server ist etwas schiefgegangen.',
    brokenOff: 'Die Verbindung ist abgebrochen.',
    tooSlow: 'Die Anfrage hat zu lange gebraucht.',
    unreadableFile: 'Die Datei ist nicht lesbar.',
    unknownWorkflow: 'Wir können diesen Workflow nicht finden. Vielleicht wurde er gelöscht.',
    changedList: 'Die Liste hat sich inzwischen geändert. Lade sie neu und sortiere sie noch einmal.',
    notDeleted: 'Dieser Workflow ist nicht gelöscht.',
    noProviders: '3PL-Integrationen sind in deinem Tarif nicht enthalten.',
    samePlan: 'Dieser Tarif ist schon aktiv.',
    notConnected: 'Die App ist mit keinem Shop verbunden.',
    noFile: 'Wir können diese Datei nicht finden. Dateien werden 30 Tage aufbewahrt.',
    noExport: 'Wir können diesen Export nicht finden. Exporte werden 7 Tage aufbewahrt; starte einen neuen.',
    exportUnderway: 'Ein Export wird schon vorbereitet. Danach kannst du den nächsten starten.',
    exportNotReady: 'Dieser Export ist noch nicht fertig.',
    undone: 'Das ist schon rückgängig gemacht.',
    unknownLocation: 'Wir können diesen Standort nicht finden. Vielleicht wurde er aus deinem Shop entfernt.',
    unknownBatch: 'Diese Charge gibt es nicht.',
    nothingToSend: 'Keine offene Bestellung dieses Standorts kann gerade gesendet werden.',
    nothingFailed: 'Keine Bestellung dieser Charge ist fehlgeschlagen.',
    noChanges: 'Es gibt keine Änderungen zu speichern.',
    tooManyProducts: ({ most }) => `Speichere höchstens ${formatCount(most)} Produkte auf einmal.`,
    notCharged: 'Dein Shop antwortet gerade nicht. Dir wurde nichts berechnet. Versuche es in ein paar Minuten erneut.',
    notCancelled:
      'Dein Shop antwortet gerade nicht, und dein Tarif läuft weiter. Versuche es in ein paar Minuten erneut.',
    frozen:
      'Dein Shop ist gesperrt. Workflows, Chargen und Anfragen an 3PLs ruhen, ' +
      'bis die Rechnung bezahlt ist. Danach geht es von selbst weiter.',
    unknownSetting: ({ provider, setting }) => `${provider} hat keine Einstellung „${setting}“.`,
    longSetting: ({ setting, most }) => `${setting} ist zu lang: höchstens ${formatCount(most)} Zeichen.`,
    cannotCall: ({ provider }) => `Dieser Server kann ${provider} noch nicht erreichen.`,
    refused: 'Der Anbieter hat diese Zugangsdaten abgelehnt.',
    unreachable: 'Der Anbieter war nicht erreichbar.',
    ownersOnly: 'Nur Inhaber können Berechtigungen ändern.',
    notYourOwn: 'Deine eigenen Berechtigungen kannst du nicht ändern. Das muss ein anderer Inhaber tun.',
    lastOwner: 'Ein Shop braucht mindestens einen Inhaber. Mach zuerst eine andere Person zum Inhaber.',
    personGone: 'Diese Person gehört nicht mehr zu deinem Personal. Lade die Seite neu.',
    unknownPlan: 'Wir konnten nicht herausfinden, welchen Tarif dein Shop hat.',
    noPlan: 'Dein Shop hat keinen Tarif, der gekündigt werden könnte.',
    notLarger: 'Dein Tarif ist nicht größer als Growth.',
    unknownProvider: 'Dieses 3PL ist nicht verbunden. Verbinde es unter Apps & Integrationen.',
    askOwner: ({ problem, owners }) => `${problem} Wende dich an ${joinNames(owners.map(bidiIsolate), 'or')}.`,
  },
} satisfies CatalogueOf<typeof english>;
