import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/shopSettings/shopSettingsTexts.ts';
import { counted } from '../../counted.ts';

export const texts = {
  shopSettingsTexts: {
    subject: 'die allgemeinen Einstellungen',
    what: 'allgemeine Einstellungen',
    title: 'Allgemeines',
    note: 'Sie gelten für alle Produkte und Bestellungen, sofern ein Produkt oder ein Workflow nichts anderes bestimmt.',
    saving: 'Speichern der allgemeinen Einstellungen',
    saved: 'Allgemeine Einstellungen gespeichert.',
    restored: 'Die allgemeinen Einstellungen sind wieder wie vorher.',
    weights: {
      title: 'Gewichte und Verpackungen',
      unit: 'Gewichtseinheit',
      unitHelp: 'Gilt überall, wo Gewichte angezeigt oder eingegeben werden.',
      weight: 'Standardgewicht',
      weightHelp: 'Für Produkte ohne eigenes Gewicht. Leer lassen, damit ihr Gewicht unbekannt bleibt.',
      package: 'Standardverpackung',
      packageHelp:
        'Wie dein 3PL sie nennt. Manche 3PLs erfahren sie nicht (siehe deren Einstellungen). Leer lassen, damit das Lager wählt.',
    },
    stock: {
      title: 'Bestand und Rückstände',
      threshold: 'Niedriger Bestand',
      thresholdSuffix: 'Stück oder weniger',
      thresholdHelp: 'Eine SKU mit höchstens so vielen Stück gilt als knapp.',
      release: 'Wenn Bestand für einen Rückstand eintrifft',
    },
    boxes: {
      title: 'Pakete',
      combine: 'Bestellungen zusammen packen',
      combineHelp:
        'Jede Bestellung wird einzeln gesendet. Nimmt der 3PL Notizen an, nennt die Notiz Bestellungen an denselben ' +
        'Kunden und dieselbe Adresse, die in ein Paket passen.',
    },
    missing: {
      title: 'Wenn etwas fehlt',
      note: 'Für Bestellungen, die ab jetzt eingehen. „Jetzt versenden“ sendet eine Bestellung trotzdem.',
      openMapping: 'Versandzuordnung öffnen',
      defaultWeight: 'Stattdessen gilt das Standardgewicht.',
    },
  },
  releaseLabels: {
    no: 'Liegen lassen, bis jemand die Bestellung zu den offenen verschiebt',
    whole: 'Freigeben, sobald alles darin vorrätig ist',
    partly: 'Vorrätiges freigeben und den Rest, wenn er eintrifft',
  },
  missingPartLabels: {
    address: 'Vollständige Adresse',
    shippingMethod: 'Zugeordnete Versandart',
    weight: 'Produktgewicht',
  },
  missingPolicyLabels: {
    send: 'Trotzdem senden',
    review: 'Zur Prüfung geben',
  },
  ordersMissingText: (count) =>
    count === 0
      ? 'Bei allen offenen Bestellungen vorhanden.'
      : `Fehlt jetzt bei ${counted(count, { one: 'offener Bestellung', other: 'offenen Bestellungen' })}.`,
} satisfies CatalogueOf<typeof english>;
