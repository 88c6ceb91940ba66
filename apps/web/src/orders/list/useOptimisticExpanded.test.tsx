import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { afterPaint, useOptimisticExpanded } from './useOptimisticExpanded.ts';

/** The hook over an address that the test controls. */
function renderOptimisticExpanded(...first: string[]) {
  const toggle = vi.fn<(orderId: string) => void>();
  const goTo = vi.fn<(fromId: string, toId: string) => void>();
  const close = vi.fn<(orderIds: readonly string[]) => void>();
  const { result, rerender, unmount } = renderHook(({ ids }) => useOptimisticExpanded({ ids, toggle, goTo, close }), {
    initialProps: { ids: new Set(first) },
  });
  return {
    toggle,
    goTo: (from: string, to: string) => act(() => result.current.goTo(from, to)),
    goToSpy: goTo,
    leave: unmount,
    ids: () => result.current.ids,
    open: () => [...result.current.ids],
    click: (id: string) => act(() => result.current.toggle(id)),
    address: (...ids: string[]) => rerender({ ids: new Set(ids) }),
  };
}

const painted = () => new Promise<void>(afterPaint);

test('a clicked order opens before the address changes, and nothing renders twice', async () => {
  const { toggle, ids, open, click, address } = renderOptimisticExpanded('1');
  click('2');
  expect(open()).toEqual(['1', '2']);
  // The address changes after the paint.
  expect(toggle).not.toHaveBeenCalled();
  await waitFor(() => expect(toggle).toHaveBeenCalledWith('2'));
  const before = ids();
  address('1', '2');
  expect(ids()).toBe(before);
});

test('two clicks before the address changes both count', () => {
  const { open, click, address } = renderOptimisticExpanded();
  click('1');
  click('2');
  expect(open()).toEqual(['1', '2']);
  click('1');
  expect(open()).toEqual(['2']);
  address('2');
  expect(open()).toEqual(['2']);
});

test('paging to an order before the address has the click is written after it', async () => {
  const { toggle, goTo, goToSpy, click } = renderOptimisticExpanded();
  click('1');
  goTo('1', '2');
  expect(toggle.mock.calls).toEqual([['1']]);
  expect(goToSpy.mock.calls).toEqual([['1', '2']]);
  expect(toggle.mock.invocationCallOrder[0]).toBeLessThan(goToSpy.mock.invocationCallOrder[0] ?? 0);
  await painted();
  expect(toggle).toHaveBeenCalledOnce();
});

test('leaving before the address has the click drops the click, which would lead back', async () => {
  const { toggle, click, leave } = renderOptimisticExpanded();
  click('1');
  leave();
  await painted();
  expect(toggle).not.toHaveBeenCalled();
});

test('Back, a link and paging work after any click', () => {
  const { open, click, address } = renderOptimisticExpanded('1');
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
