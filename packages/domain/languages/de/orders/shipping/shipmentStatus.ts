import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/shipping/shipmentStatus.ts';

export const texts = {
  shipmentLabels: {
    attempted_delivery: 'Zustellversuch',
    canceled: 'Storniert',
    confirmed: 'Bestätigt',
    delivered: 'Zugestellt',
    failure: 'Fehlgeschlagen',
    in_transit: 'Unterwegs',
    label_printed: 'Etikett gedruckt',
    label_purchased: 'Etikett gekauft',
    marked_as_fulfilled: 'Als versendet markiert',
    not_delivered: 'Nicht zugestellt',
    picked_up: 'Abgeholt',
    ready_for_pickup: 'Abholbereit',
    submitted: 'Übermittelt',
    none: 'Tracking hinzugefügt',
  },
} satisfies CatalogueOf<typeof english>;
