import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/settings/settingsTexts.ts';

export const texts = {
  settingsTexts: {
    currentPlan: 'Aktueller Tarif',
    planUnknown: 'Wir konnten nicht herausfinden, welchen Tarif dein Shop hat.',
    limits: 'Limits und Nutzung',
    limitsTable: { part: 'Funktion', limit: 'Dein Tarif', use: 'In Nutzung' },
    bothPlans: 'Tarife',
    notReported: 'Nicht verfügbar',
    store: 'Shop',
    storeNote:
      'Diese Angaben kommen aus deinem Shop. Ändere sie in der Verwaltung deines Shops und lade dann diese Seite neu.',
    person: 'Du',
    personNote: 'Name und Rolle kommen aus deiner Anmeldung.',
    yourRole: 'Deine Rolle',
    permissions: 'Deine Berechtigungen',
    permissionsNote: 'Der Inhaber des Shops entscheidet, was du ansehen und bearbeiten darfst.',
    ownerNote: 'Der Inhaber kann alles ansehen und bearbeiten.',
    staffNote: 'Mitarbeiter werden in der Verwaltung deines Shops hinzugefügt und entfernt.',
    permissionsTable: { section: 'Bereich', view: 'Ansehen', edit: 'Bearbeiten' },
    granted: 'Ja',
    refused: 'Nein',
    batches: 'Bestellungen im Fulfillment nach Tag der Charge',
    batchesTable: { day: 'Charge vom', orders: 'Bestellungen', first: 'Erste Charge um', last: 'Letzte Charge um' },
    noBatches: 'Keine Bestellungen',
    noBatchesHint: 'Bestellungen erscheinen hier, sobald sie als Charge an ein Lager gehen.',
    batchesNote: 'Dein Fulfillment-Dienst fasst deine Bestellungen zu Chargen zusammen. Hier siehst du sie.',
    ownBatchesNote:
      'Jeder Standort sendet seine Bestellungen als Charge zu seinen Cut-off-Zeiten oder wenn jemand „Jetzt senden“ wählt.',
    seeNextBatches: 'Die nächsten Chargen ansehen',
    seeOrders: 'Bestellungen im Fulfillment ansehen',
    shipmentStatuses: 'Lieferstatus',
    shipmentStatusesNote:
      'Deine Sendungen zeigen diese Status, wie die Versanddienste sie melden. Jeder andere wird so gezeigt, wie er kommt.',
    shipmentStatusesTable: { status: 'Status', meaning: 'Bedeutung', tone: 'Für dich' },
    tones: { success: 'Angekommen', critical: 'Handlungsbedarf', info: 'Zur Information' },
    emailNotification: 'E-Mail',
    emailNotificationNote:
      'Dein Shop schickt deinen Kunden E-Mails zu ihren Bestellungen. Bearbeite sie in der Verwaltung deines Shops. Der Verlauf ' +
      'jeder Bestellung zeigt, was hier geschehen ist.',
    tags: 'Tags',
    tagsNote: 'Tags an Bestellungen fügst du in der Verwaltung deines Shops hinzu oder entfernst sie dort.',
    contact: 'Kontakt',
    contactNote:
      'Wende dich an die Person oder Firma, die diese App für deinen Shop eingerichtet hat. Schick ihr die Angaben unten ' +
      'und das Kleingedruckte unter der Fehlermeldung: Daran erkennt man die fehlgeschlagene Anfrage.',
    contactFacts: { store: 'Shop-URL', user: 'Benutzer-ID', plan: 'Tarif' },
    contactHelp: 'Antworten in der Dokumentation finden',
    knowledgeNote: 'Jede Seite erklärt eine Aufgabe und öffnet sich in einem neuen Tab.',
    loading: 'Wird geladen …',
  },
} satisfies CatalogueOf<typeof english>;
