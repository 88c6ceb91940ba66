import { inLanguage } from '../languages/inLanguage.ts';
import { formatCount } from '../shared/formatCount.ts';
import { bidiIsolate } from '../shared/bidiIsolate.ts';

export const shippingMessages = inLanguage('shippingMessages', {
  tooMany: ({ most }: { most: number }) => `Map ${formatCount(most)} methods or fewer.`,
  twice: ({ method }: { method: string }) => `${method} is mapped twice. Keep one.`,
  carrier: 'Enter the carrier, as your 3PL names it.',
  service: 'Enter the service, as your 3PL names it.',
  noMethod: 'No shipping method',
  method: ({ name }: { name: string }) => `“${bidiIsolate(name)}”`,
});
