import { inLanguage } from '../languages/inLanguage.ts';
import { formatCount } from '../shared/numbers/formatCount.ts';
import { bidiIsolate } from '../shared/texts/bidiIsolate.ts';

export const shippingMessages = inLanguage('shippingMessages', {
  tooMany: ({ most }: { most: number }) => `Map ${formatCount(most)} methods or fewer.`,
  twice: ({ method }: { method: string }) => `${method} is mapped twice. Keep one.`,
  carrier: 'Enter the carrier, as your 3PL names it.',
  service: 'Enter the service, as your 3PL names it.',
  tooManySkus: ({ most }: { most: number }) => `Map ${formatCount(most)} SKUs or fewer.`,
  skuTwice: ({ sku }: { sku: string }) => `SKU ${bidiIsolate(sku)} is mapped twice. Keep one.`,
  sku: 'Enter your SKU.',
  providerSku: 'Enter the SKU that your 3PL has for it.',
  noMethod: 'No shipping method',
  // Why no 3PL ships an order.
  notConnected: ({ provider }: { provider: string }) =>
    `${provider} isn’t connected. Connect it, or choose another 3PL for the location.`,
  noneConnected: 'No 3PL is connected.',
  noneChosen: ({ location }: { location: string }) =>
    `No 3PL is chosen for ${bidiIsolate(location)}. Choose one, or “Our own warehouse”, in Fulfillment > Locations.`,
  severalConnected: 'Several 3PLs are connected, and no location says which one ships it. Choose one by a workflow.',
  noSandbox: 'No sandbox account is connected. Test orders go to a sandbox account only.',
  notSandbox: ({ provider }: { provider: string }) =>
    `${provider} isn’t a sandbox account, and test orders go nowhere else.`,
  sandboxOnly: ({ provider }: { provider: string }) =>
    `${provider} is a sandbox account, and real orders never go to one.`,
  ownWarehouse: 'It ships from your own warehouse. Fulfill it in your store.',
  // What customs requires for a shipment.
  noHsCode: ({ sku, country }: { sku: string; country: string }) =>
    `Customs in ${country} need the HS code of ${bidiIsolate(sku)}.`,
  noOrigin: ({ sku, country }: { sku: string; country: string }) =>
    `Customs in ${country} need the country of origin of ${bidiIsolate(sku)}.`,
  noDescription: ({ sku, country }: { sku: string; country: string }) =>
    `Customs in ${country} need a description of ${bidiIsolate(sku)}, which has no name.`,
  noValue: ({ sku, country }: { sku: string; country: string }) =>
    `Customs in ${country} need the value of ${bidiIsolate(sku)}, which has no price.`,
  noAddressPart: ({ field, country }: { field: string; country: string }) =>
    `Parcels to ${country} need the recipient’s ${field}.`,
  method: ({ name }: { name: string }) => `“${bidiIsolate(name)}”`,
});
