import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/actions/shipmentActions.ts';

export const texts = {
  shipmentActionWords: {
    setShippingService: {
      label: 'Versandservice festlegen',
      service: 'Service',
      asNamed: 'So, wie dein 3PL ihn nennt.',
      phrase: (service) => `mit ${service} versenden`,
      done: (service) => `Versand mit ${service}`,
    },
    setPackage: {
      label: 'Verpackung festlegen',
      package: 'Verpackung',
      phrase: (name) => `in ${name} verpacken`,
      done: (name) => `verpackt in ${name}`,
    },
    setInsurance: {
      label: 'Sendung versichern',
      insuredValue: 'Versicherter Wert',
      phrase: (amount) => `für ${amount} versichern`,
      done: (amount) => `für ${amount} versichert`,
    },
    requireSignature: {
      label: 'Unterschrift verlangen',
      phrase: 'eine Unterschrift verlangen',
      done: 'Unterschrift verlangt',
    },
    setGiftMessage: {
      label: 'Grußbotschaft hinzufügen',
      message: 'Nachricht an den Empfänger',
      phrase: (text) => `die Grußbotschaft ${text} hinzufügen`,
      done: (text) => `mit der Grußbotschaft ${text} versehen`,
    },
    problems: {
      giftMessage: 'Gib eine Nachricht mit höchstens 500 Zeichen ein.',
      service: 'Gib einen Service ein.',
      package: 'Gib eine Verpackung ein.',
    },
  },
} satisfies CatalogueOf<typeof english>;
