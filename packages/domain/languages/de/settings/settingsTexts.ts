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
    shipmentStatuses: 'Lieferstatus',
    shipmentStatusesNote:
      'Deine Sendungen zeigen diese Status, wie die Versanddienste sie melden. Jeder andere wird so gezeigt, wie er kommt.',
    shipmentStatusesTable: { status: 'Status', meaning: 'Bedeutung', tone: 'Für dich' },
    tones: { success: 'Angekommen', critical: 'Handlungsbedarf', info: 'Zur Information' },
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
