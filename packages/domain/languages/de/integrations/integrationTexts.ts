import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/integrations/integrationTexts.ts';
import { joinNames } from '../../../src/shared/texts/joinNames.ts';

export const texts = {
  integrationTexts: {
    moreInfo: 'Mehr Infos',
    installed: 'App installiert',
    storesSection: 'E-Commerce-Shops',
    providersSection: '3PL-Integrationen',
    viewSettings: 'Einstellungen anzeigen',
    connectionDetails: 'Verbindungsdaten',
    storeUrl: 'Shop-URL',
    comingSoon: 'Bald verfügbar!',
    integrate: 'Verbinde deine Fulfillment-Partner.',
    integrated: '3PL verbunden.',
    save: 'Speichern',
    testConnection: 'Verbindung testen',
    sendTestOrder: 'Testbestellung senden',
    addAccount: 'Konto hinzufügen',
    removeAccount: 'Entfernen',
  },
  integrationNotes: {
    statusLabel: 'Status',
    enabled: 'Aktiviert',
    disabled: 'Deaktiviert',
    sandboxLabel: 'Das ist ein Sandbox-Konto',
    sandboxHelp: 'Es bekommt Testbestellungen deines Shops. Echte Bestellungen gehen nie dorthin.',
    sandbox: 'Sandbox-Konto',
    disabledHelp:
      'Aktivieren, um zu verbinden. Solange es deaktiviert ist, bleiben gespeicherte Einstellungen erhalten, ' +
      'werden aber nicht verwendet.',
    enableAndSave: 'Aktivieren und speichern',
    whileDisabled: 'Es ist deaktiviert, darum werden keine Bestellungen dorthin gesendet.',
    nothingInstalled: 'Noch keine Apps installiert.',
    noProviderConnected: 'Noch kein 3PL verbunden.',
    connectFirst: 'Eines im App-Verzeichnis verbinden',
    storeMissing: 'Die App ist in diesem Shop nicht installiert.',
    noAccounts: 'Noch keine Konten. Füge eines hinzu, um zu verbinden.',
    accountIncomplete:
      'Noch nicht verbunden. Gib den API-Schlüssel und das API-Geheimnis eines aktivierten Kontos ein.',
    settingsUnreadable: 'Die gespeicherten Einstellungen sind nicht lesbar. Gib sie noch einmal ein und speichere.',
    settingsNotLoaded:
      'Deine gespeicherten Einstellungen wurden nicht geladen, darum sind diese Felder leer. ' +
      'Speichern ersetzt sie.',
    settingsChangedElsewhere:
      'Jemand anderes hat diese Einstellungen gespeichert, während du sie bearbeitet hast. ' +
      'Speichern ersetzt diese Änderungen.',
    secretKept: 'Gespeichert. Lass das Feld unverändert, um den Wert zu behalten.',
    replaceTitle: 'Gespeicherte Einstellungen ersetzen?',
    replaceBody:
      'Deine gespeicherten Einstellungen sind nicht lesbar und werden darum hier nicht angezeigt. ' +
      'Speichern ersetzt sie durch diese Felder.',
    replace: 'Ersetzen',
    unsaved: 'Ungespeicherte Änderungen',
    discard: 'Änderungen verwerfen',
    savingNeedsPlan:
      'Um diese Einstellungen zu speichern, brauchst du einen höheren Tarif. ' +
      'Die Verbindung kannst du trotzdem testen.',
    waitForSave: 'Warte, bis das Speichern fertig ist.',
    waitForTest: 'Warte, bis der Verbindungstest fertig ist.',
    waitForTestOrder: 'Warte, bis die Testbestellung fertig ist.',
    testOrderNeedsSave: 'Speichere zuerst deine Änderungen. Die Testbestellung geht an das gespeicherte Konto.',
    testOrderPassed: 'Die Testbestellung hat funktioniert.',
    testOrderFailed: 'Die Testbestellung hat nicht funktioniert.',
    sessionExpired: 'Nicht ausgeführt: Deine Sitzung ist abgelaufen.',
    testCancelled: 'Du hast den Test angehalten.',
    testOrderCancelled: 'Du hast nicht länger gewartet. Prüfe dort, ob die Testbestellung angekommen ist.',
    mayBeSent: 'Prüfe dort, ob die Testbestellung angekommen ist.',
    mayBeSaved: 'Die Einstellungen wurden vielleicht trotzdem gespeichert.',
    saveCancelled: 'Du hast nicht länger gewartet. Die Einstellungen wurden vielleicht trotzdem gespeichert.',
  },
  leaveWarning: (names, isSaving) =>
    isSaving
      ? `Speichern läuft noch: ${joinNames(names)}. Du siehst das Ergebnis, aber deine Eingaben hier gehen verloren.`
      : `Nicht gespeicherte Änderungen: ${joinNames(names)}.`,
  accountTitle: (name, position) => (name.trim() === '' ? `Konto ${position}` : name),
} satisfies CatalogueOf<typeof english>;
