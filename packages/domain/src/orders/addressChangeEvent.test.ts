import { expect, test } from 'vitest';
import { storeEvents } from './storeEvents.ts';
import { addressChangeEvent } from './addressChangeEvent.ts';

const { addressChanged, addressChangedAtWarehouse, addressChangedAfterShipping } = storeEvents;

test.each([
  ['nobody was given it', [], addressChanged],
  ['it waits to be sent', [{ state: 'queued', tries: 0 }], addressChanged],
  ['a try was not answered', [{ state: 'queued', tries: 1 }], addressChangedAtWarehouse],
  ['it is being sent', [{ state: 'sending', tries: 1 }], addressChangedAtWarehouse],
  ['it was sent', [{ state: 'sent', tries: 1 }], addressChangedAtWarehouse],
  ['all tries ended without an answer', [{ state: 'failed', tries: 8 }], addressChangedAtWarehouse],
  ['the 3PL refused it', [{ state: 'refused', tries: 1 }], addressChanged],
  ['the 3PL holds it', [{ state: 'held', tries: 1 }], addressChanged],
  ['the 3PL gave it back', [{ state: 'cancelled', tries: 1 }], addressChanged],
  ['it has left', [{ state: 'done', tries: 1 }], addressChangedAfterShipping],
  [
    'a part has left',
    [
      { state: 'done', tries: 1 },
      { state: 'sent', tries: 1 },
    ],
    addressChangedAtWarehouse,
  ],
] as const)('where %s', (_case, given, text) => {
  expect(addressChangeEvent(given)).toBe(text);
});
