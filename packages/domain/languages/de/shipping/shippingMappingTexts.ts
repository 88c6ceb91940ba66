import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/shipping/shippingMappingTexts.ts';
import { counted } from '../../counted.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';

const unsent = 'In keiner Bestellung der letzten 30 Tage';

export const texts = {
  shippingMappingTexts: {
    subject: 'die Versandzuordnung',
    provider: '3PL',
    note: 'Wähle für jede Versandart deines Shops den Service des 3PL. Ein Service, den ein Workflow setzt, hat Vorrang.',
    noProvider: 'Verbinde zuerst ein 3PL',
    noProviderNote: 'Versandarten werden den Services der 3PLs zugeordnet, die du verbunden hast.',
    openIntegrations: 'Apps & Integrationen öffnen',
    defaultTitle: 'Standardservice',
    defaultNote: 'Für Versandarten ohne eigenen Service. Leer lassen, damit sie ohne Zuordnung bleiben.',
    methodsTitle: 'Versandarten',
    none: 'Noch ist keine Bestellung mit einer Versandart eingegangen.',
    filter: 'Nach Versandart filtern',
    noMatch: 'Keine Versandart enthält diesen Text.',
    noMethod: 'Keine Versandart',
    carrier: 'Versanddienst',
    service: 'Service',
    unmapped: 'Nicht zugeordnet',
    usesDefault: 'Standard',
    unsent,
    clear: 'Leeren',
    noDefault: 'Keine',
    choicesTitle: 'Für alle Bestellungen gewählt',
    choicesNote: 'Vom 3PL gelesen. Änderbar unter Apps & Integrationen.',
    skusTitle: 'SKUs',
    skusNote: 'Nur für Produkte, die beim 3PL eine andere SKU haben. Alle anderen werden mit deiner gesendet.',
    sku: 'Deine SKU',
    providerSku: 'SKU beim 3PL',
    addSku: 'SKU hinzufügen',
    remove: 'Entfernen',
    removeSku: (sku) => `SKU ${sku} entfernen`,
  },
  unmappedText: ({ methods, waiting }) => {
    if (methods === 0) return null;
    const text = `${counted(methods, { one: 'Versandart ist', other: 'Versandarten sind' })} nicht zugeordnet.`;
    if (waiting === 0) return text;
    const orders = counted(waiting, { one: 'wartende Bestellung nutzt', other: 'wartende Bestellungen nutzen' });
    return `${text} ${orders} sie.`;
  },
  listedServicesText: (services, name) =>
    `${counted(services, { one: 'Service', other: 'Services' })} von ${bidiIsolate(name)} zur Auswahl`,
  methodUseText: ({ waiting, recent }) => {
    if (waiting === 0 && recent === 0) return unsent;
    const parts = [
      ...(waiting > 0 ? [counted(waiting, { one: 'Bestellung wartet', other: 'Bestellungen warten' })] : []),
      `${formatCount(recent)} in den letzten 30 Tagen`,
    ];
    return parts.join(' · ');
  },
  providerChoiceText: (name, unmapped) =>
    unmapped === 0 ? name : `${name} (${formatCount(unmapped)} nicht zugeordnet)`,
  mappingWords: {
    none: 'Keiner',
    saving: (name) => `die Zuordnung für ${name}`,
    saved: (name) => `Zuordnung für ${name} gespeichert.`,
    restored: (name) => `Die Zuordnung für ${name} ist wieder wie vorher.`,
    title: (name) => `Versandzuordnung für ${name}`,
  },
} satisfies CatalogueOf<typeof english>;
