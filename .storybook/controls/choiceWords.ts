import { fulfillmentLabel, shipmentStatusLabel } from '@hub/domain/orders';
import { tabNames } from '../../packages/domain/src/shared/tabNames.ts';

/** What a choice says, by the type as TypeScript prints it; the other literals are made to words as they are written. */
const wordsByType: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  TabNumber: Object.fromEntries(tabNames.map(({ number, title }) => [number, title])),
};

/** `'in_transit'` is "In transit". */
export function choiceWords(type: string, value: string | number | boolean | null): string {
  if (value === null) return 'None';
  if (type === 'FulfillmentStatus') return fulfillmentLabel(String(value));
  if (type === 'ShipmentStatus') return shipmentStatusLabel(String(value));
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const words = wordsByType[type]?.[String(value)];
  if (words !== undefined) return words;
  const spaced = String(value)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .trim();
  return spaced === '' ? 'Empty' : spaced[0]?.toUpperCase() + spaced.slice(1);
}
