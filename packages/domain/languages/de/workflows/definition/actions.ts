import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/definition/actions.ts';
import { plural } from '../../../../src/languages/plural.ts';
import { counted } from '../../../counted.ts';

export const texts = {
  actionTexts: {
    inputs: {
      location: 'Standort',
      reason: 'Grund',
      releaseAfter: 'Freigeben nach',
      tags: 'Tags',
      note: 'Notiz',
      quantity: 'Menge',
      newSku: 'SKU, die stattdessen versendet wird',
      service: 'Service',
      package: 'Verpackung',
      insuredValue: 'Versicherter Wert',
    },
    help: {
      shown: 'Steht an der Bestellung.',
      untilReleased: 'Leer: zurückhalten, bis jemand freigibt.',
      onlyOnce: 'Kommt nicht noch einmal in eine Bestellung, die ihn hat.',
      samePrice: 'Der Preis für den Kunden bleibt gleich.',
      asNamed: 'So, wie dein 3PL ihn nennt.',
    },
  },
  actionPhrases: {
    quoted: (text) => `„${text}“`,
    addTags: (tags) => `mit ${tags} taggen`,
    removeTags: (tags, count) => `${plural(count, { one: 'das Tag', other: 'die Tags' })} ${tags} entfernen`,
    hold: 'zurückhalten',
    holdFor: (duration) => `${duration} zurückhalten`,
    review: 'zur Prüfung geben',
    route: (to) => `routen an: ${to}`,
    deletedLocation: 'einen gelöschten Standort',
    disconnectedProvider: 'ein getrenntes 3PL',
    note: (text) => `${text} für das Lager notieren`,
    service: (service) => `mit ${service} versenden`,
    package: (name) => `in ${name} verpacken`,
    insurance: (amount) => `für ${amount} versichern`,
    splitBundles: 'Bundles in ihre Artikel aufteilen',
    addItem: (units, sku) => `${units} × ${sku} hinzufügen, falls es fehlt`,
    swapItem: (sku, newSku) => `${sku} durch ${newSku} ersetzen`,
    signature: 'eine Unterschrift verlangen',
    days: (days) => counted(days, { one: 'Tag', other: 'Tage' }),
    hours: (hours) => counted(hours, { one: 'Stunde', other: 'Stunden' }),
  },
} satisfies CatalogueOf<typeof english>;
