import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useOpenAhead } from './useOpenAhead.ts';

/** The hook over an address that says what the test lets it say. */
function openAhead(...first: string[]) {
  const toggle = vi.fn<(orderId: string) => void>();
  const { result, rerender } = renderHook(({ ids }) => useOpenAhead({ ids, toggle, turn: () => {} }), { initialProps: { ids: new Set(first) } });
  return { toggle, ids: () => result.current.ids, open: () => [...result.current.ids], click: (id: string) => act(() => result.current.toggle(id)), address: (...ids: string[]) => rerender({ ids: new Set(ids) }) };
}

test('what a click opens shows before the address says so, and is the same afterwards: nothing is drawn twice', async () => {
  const { toggle, ids, open, click, address } = openAhead('1');
  click('2');
  expect(open()).toEqual(['1', '2']);
  // The address is written once that has been painted.
  expect(toggle).not.toHaveBeenCalled();
  await waitFor(() => expect(toggle).toHaveBeenCalledWith('2'));
  const before = ids();
  address('1', '2');
  expect(ids()).toBe(before);
});

test('two clicks before the address has followed both count', () => {
  const { open, click, address } = openAhead();
  click('1');
  click('2');
  expect(open()).toEqual(['1', '2']);
  click('1');
  expect(open()).toEqual(['2']);
  address('2');
  expect(open()).toEqual(['2']);
});

test('Back, a link and an order turned to are right, whatever was clicked before', () => {
  const { open, click, address } = openAhead('1');
  click('2');
  address('1', '2');
  address('1');
  expect(open()).toEqual(['1']);
  click('2');
  address('7');
  expect(open()).toEqual(['7']);
  address('1');
  expect(open()).toEqual(['1']);
});
