import { message } from '../messages/Message.ts';
import { wordsText } from '../messages/messageWords.ts';
import { bidiIsolate } from '../shared/texts/bidiIsolate.ts';
import { formatCount } from '../shared/numbers/formatCount.ts';
import { formatQuantity } from '../shared/numbers/formatQuantity.ts';
import type { MethodRow } from './methodRows.ts';
import { serviceName } from './serviceFor.ts';
import type { MappedSku, ProviderMapping } from './ShippingMapping.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Texts of the shipping mapping screen. */
export const shippingMappingTexts = inLanguage('shippingMappingTexts', {
  subject: 'the shipping mapping',
  provider: '3PL',
  note: 'Choose the 3PL service for each of your store’s shipping methods. A service set by a workflow takes priority.',
  noProvider: 'Connect a 3PL first',
  noProviderNote: 'Shipping methods are mapped to the services of the 3PLs that you have connected.',
  openIntegrations: 'Open Apps & Integrations',
  defaultTitle: 'Default service',
  defaultNote: 'For methods without a service of their own. Leave empty to keep them unmapped.',
  methodsTitle: 'Shipping methods',
  none: 'No orders with a shipping method have arrived yet.',
  filter: 'Filter by shipping method',
  noMatch: 'No shipping methods match this text.',
  noMethod: 'No shipping method',
  carrier: 'Carrier',
  service: 'Service',
  unmapped: 'Not mapped',
  usesDefault: 'Default',
  unsent: 'Not used by any order in the last 30 days',
  clear: 'Clear',
  noDefault: 'None',
  choicesTitle: 'Chosen for all orders',
  choicesNote: 'Read from the 3PL. Change these in Apps & Integrations.',
  skusTitle: 'SKUs',
  skusNote: 'Only for products that the 3PL has under another SKU. All others are sent with yours.',
  sku: 'Your SKU',
  providerSku: 'The 3PL’s SKU',
  addSku: 'Add SKU',
  remove: 'Remove',
  removeSku: (sku: string) => `Remove SKU ${sku}`.trim(),
});

/** "2 shipping methods aren’t mapped. 34 waiting orders use them."; `null` when all are mapped. */
export const unmappedText = inLanguage(
  'unmappedText',
  ({ methods, waiting }: { methods: number; waiting: number }): string | null => {
    if (methods === 0) return null;
    const one = methods === 1;
    const text = `${formatQuantity(methods, 'shipping method')} ${one ? 'isn’t' : 'aren’t'} mapped.`;
    if (waiting === 0) return text;
    return `${text} ${formatQuantity(waiting, 'waiting order')} ${waiting === 1 ? 'uses' : 'use'} ${one ? 'it' : 'them'}.`;
  },
);

/** "12 services from DCL Logistics to choose from". */
export const listedServicesText = inLanguage(
  'listedServicesText',
  (services: number, name: string): string =>
    `${formatQuantity(services, 'service')} from ${bidiIsolate(name)} to choose from`,
);

/** "34 orders waiting · 120 in the last 30 days". */
export const methodUseText = inLanguage(
  'methodUseText',
  ({ waiting, recent }: Pick<MethodRow, 'waiting' | 'recent'>): string => {
    if (waiting === 0 && recent === 0) return shippingMappingTexts.unsent;
    const parts = [
      ...(waiting > 0 ? [`${formatQuantity(waiting, 'order')} waiting`] : []),
      `${formatCount(recent)} in the last 30 days`,
    ];
    return parts.join(' · ');
  },
);

/** "Shipbob (2 not mapped)". */
export const providerChoiceText = inLanguage('providerChoiceText', (name: string, unmapped: number): string =>
  unmapped === 0 ? name : `${name} (${formatCount(unmapped)} not mapped)`,
);

/** Words for a saved mapping. */
export const mappingWords = inLanguage('mappingWords', {
  none: 'None',
  saving: (name: string) => `saving the mapping for ${name}`,
  saved: (name: string) => `Saved the mapping for ${name}.`,
  restored: (name: string) => `The mapping for ${name} is back as it was.`,
  title: (name: string) => `Shipping mapping for ${name}`,
});

/** Our SKUs and the 3PL's, as names and values. */
export function skuFacts(skus: readonly MappedSku[]) {
  return skus.map(({ sku, providerSku }) => ({ name: sku, value: providerSku, note: null }));
}

/** A mapping as names and values. */
export function mappingFacts({ defaultService, methods, skus }: ProviderMapping) {
  const facts = methods.map(({ method, service }) => ({
    name: method === '' ? shippingMappingTexts.noMethod : method,
    value: serviceName(service),
    note: null,
  }));
  const value = defaultService === null ? mappingWords.none : serviceName(defaultService);
  return [{ name: shippingMappingTexts.defaultTitle, value, note: null }, ...facts, ...skuFacts(skus)];
}

/** Texts for saving a provider's mapping. */
export function mappingSaveTexts(providerName: string) {
  const name = bidiIsolate(providerName);
  return {
    what: wordsText(message('saved.servicesOf', { name: providerName })),
    saving: mappingWords.saving(name),
    saved: mappingWords.saved(name),
    restored: mappingWords.restored(name),
    title: mappingWords.title(name),
  };
}
