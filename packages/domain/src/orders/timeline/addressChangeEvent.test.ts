import { expect, test } from 'vitest';
import { orderEvent } from '../../events/OrderEvent.ts';
import { addressChangeEvent, addressEditEvent, lastAddressEditor } from './addressChangeEvent.ts';

test.each([
  ['no 3PL has it', [], 'unused'],
  ['it waits to be sent', [{ state: 'queued', tries: 0 }], 'unused'],
  ['a try was not answered', [{ state: 'queued', tries: 1 }], 'asked'],
  ['it is being sent', [{ state: 'sending', tries: 1 }], 'asked'],
  ['it was sent', [{ state: 'sent', tries: 1 }], 'asked'],
  ['all tries ended without an answer', [{ state: 'failed', tries: 8 }], 'atWarehouse'],
  ['the 3PL refused it', [{ state: 'refused', tries: 1 }], 'unused'],
  ['the 3PL holds it', [{ state: 'held', tries: 1 }], 'unused'],
  ['the 3PL gave it back', [{ state: 'cancelled', tries: 1 }], 'unused'],
  ['it has left', [{ state: 'done', tries: 1 }], 'shipped'],
  [
    'a part has left',
    [
      { state: 'done', tries: 1 },
      { state: 'sent', tries: 1 },
    ],
    'asked',
  ],
] as const)('an address change when %s', (_case, given, oldAddress) => {
  expect(addressChangeEvent(given)).toEqual({ kind: 'addressChanged', values: { oldAddress } });
  const edit = { by: 'Robin Carter', parts: ['city' as const] };
  expect(addressEditEvent(given, edit)).toEqual({ kind: 'addressEdited', values: { ...edit, oldAddress } });
});

test('the last person who changed an address is known until the store changes it', () => {
  const entry = (at: string, event: Parameters<typeof lastAddressEditor>[0][number]['event']) => ({
    message: '',
    createdAt: `2026-11-20T${at}:00Z`,
    ...(event && { event }),
  });
  const byRobin = entry('10:00', addressEditEvent([], { by: 'Robin Carter', parts: ['city'] }));
  expect(lastAddressEditor([])).toBeNull();
  expect(lastAddressEditor([entry('11:00', orderEvent('received', {})), byRobin])).toBe('Robin Carter');
  expect(lastAddressEditor([entry('11:00', addressChangeEvent([])), byRobin])).toBeNull();
});
