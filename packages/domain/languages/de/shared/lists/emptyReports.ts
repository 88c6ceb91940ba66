import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/lists/emptyReports.ts';
import { orders } from '../../words.ts';

export const texts = {
  emptyReportTexts: {
    noOrders: 'In diesem Zeitraum gibt es keine Bestellungen. Wähle einen längeren, um frühere zu sehen.',
    noOrdersAtAll: 'Es gibt noch keine Bestellungen. Neue Bestellungen aus deinem Shop erscheinen hier.',
    notAvailable: 'Das konnte nicht geladen werden.',
    notAllowed: 'Du hast keine Berechtigung, das zu sehen.',
    leftOut: (count) => `${orders(count)} nicht lesbar und deshalb nicht in diesem Bericht.`,
  },
} satisfies CatalogueOf<typeof english>;
