import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/shippingMessages.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';

export const texts = {
  shippingMessages: {
    tooMany: ({ most }) => `Höchstens ${formatCount(most)} ${most === 1 ? 'Versandart' : 'Versandarten'}.`,
    twice: ({ method }) => `${method} ist zweimal zugeordnet. Behalte eine.`,
    carrier: 'Gib den Versanddienst so ein, wie dein 3PL ihn nennt.',
    service: 'Gib den Service so ein, wie dein 3PL ihn nennt.',
    tooManySkus: ({ most }) => `Höchstens ${formatCount(most)} SKUs.`,
    skuTwice: ({ sku }) => `Die SKU ${bidiIsolate(sku)} ist zweimal zugeordnet. Behalte eine.`,
    sku: 'Gib deine SKU ein.',
    providerSku: 'Gib die SKU ein, die dein 3PL dafür hat.',
    noMethod: 'Keine Versandart',
    notConnected: ({ provider }) =>
      `${provider} ist nicht verbunden. Verbinde es oder wähle ein anderes 3PL für den Standort.`,
    noneConnected: 'Es ist kein 3PL verbunden.',
    noneChosen: ({ location }) =>
      `Für ${bidiIsolate(location)} ist kein 3PL gewählt. Wähle eins oder „Eigenes Lager“ unter Fulfillment > Standorte.`,
    severalConnected:
      'Mehrere 3PLs sind verbunden, und kein Standort sagt, welches versendet. Wähle eins mit einem Workflow.',
    noSandbox: 'Es ist kein Sandbox-Konto verbunden. Testbestellungen gehen nur an ein Sandbox-Konto.',
    notSandbox: ({ provider }) => `${provider} ist kein Sandbox-Konto, und nur dorthin gehen Testbestellungen.`,
    sandboxOnly: ({ provider }) => `${provider} ist ein Sandbox-Konto, und echte Bestellungen gehen nie dorthin.`,
    ownWarehouse: 'Die Bestellung geht aus deinem eigenen Lager. Versende sie in deinem Shop.',
    noHsCode: ({ sku, country }) => `Der Zoll (${country}) braucht den HS-Code von ${bidiIsolate(sku)}.`,
    noOrigin: ({ sku, country }) => `Der Zoll (${country}) braucht das Ursprungsland von ${bidiIsolate(sku)}.`,
    noDescription: ({ sku, country }) =>
      `Der Zoll (${country}) braucht eine Beschreibung von ${bidiIsolate(sku)}, der Artikel hat keinen Namen.`,
    noValue: ({ sku, country }) =>
      `Der Zoll (${country}) braucht den Wert von ${bidiIsolate(sku)}, es ist kein Preis bekannt.`,
    noAddressPart: ({ field, country }) => `Für Pakete ins Ausland (${country}) fehlt in der Adresse: ${field}.`,
    method: ({ name }) => `„${bidiIsolate(name)}“`,
  },
} satisfies CatalogueOf<typeof english>;
