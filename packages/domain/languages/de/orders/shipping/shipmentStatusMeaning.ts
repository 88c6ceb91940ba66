import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/shipping/shipmentStatusMeaning.ts';

export const texts = {
  shipmentMeanings: {
    attempted_delivery: 'Der Versanddienst hat die Zustellung versucht und versucht es erneut.',
    canceled: 'Die Sendung wurde storniert. Nichts ist unterwegs.',
    confirmed: 'Die Sendung ist bestätigt. Der Versanddienst hat noch nichts gemeldet.',
    delivered: 'Dein Kunde hat sie.',
    failure: 'Die Zustellung ist fehlgeschlagen. Wende dich an den Versanddienst oder dein Lager.',
    in_transit: 'Die Sendung ist unterwegs.',
    label_printed: 'Das Versandetikett ist gedruckt. Als Nächstes holt der Versanddienst sie ab.',
    label_purchased: 'Das Versandetikett ist bezahlt, aber noch nicht gedruckt.',
    marked_as_fulfilled: 'Jemand hat sie als versendet markiert. Der Versanddienst hat nichts gemeldet.',
    not_delivered: 'Der Versanddienst konnte sie nicht zustellen.',
    picked_up: 'Dein Kunde hat sie abgeholt.',
    ready_for_pickup: 'Dein Kunde kann sie abholen.',
    submitted: 'Dein Lager hat die Anfrage, hat sie aber noch nicht angenommen.',
  },
} satisfies CatalogueOf<typeof english>;
