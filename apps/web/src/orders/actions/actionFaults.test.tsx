import { slowAfterMs } from '@hub/domain/shared';
import { tabs } from '@hub/domain/orders';
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type FaultHandler, mountOpenOrder, click, confirm } from '../../testing/mountOpenOrder.tsx';

describe('Retry of the same intent', () => {
  test(
    'when the first reply was dropped, Retry sends the same key and the action happens once',
    { tags: 'hazard:done-twice' },
    async () => {
      const { faults, posts, orderName } = await mountOpenOrder({ tab: tabs.open });
      faults.set('/hold-order', async (_request, answer) => {
        await answer();
        faults.clear();
        throw new TypeError('Failed to fetch');
      });
      click('Hold Order');
      confirm();
      await screen.findByText(/We don’t know whether it was done/);
      click('Retry');
      expect(await screen.findByText(`${orderName} is on hold.`)).toBeVisible();
      expect(screen.queryByText('Something went wrong')).toBeNull();
      expect(posts().map(({ path }) => path)).toEqual(['/hold-order', '/hold-order']);
      expect(posts()[0]?.key).toBe(posts()[1]?.key);
    },
  );
});

describe('a slow or missing reply', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const never: FaultHandler = ({ signal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

  test('after 10 s the slow notice shows, and the reply counts when it comes', async () => {
    const { faults, orderName } = await mountOpenOrder({ tab: tabs.open });
    let go = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    faults.set('/hold-order', async (_request, answer) => {
      await gate;
      return answer();
    });
    click('Hold Order');
    confirm();
    await advanceTime(slowAfterMs - 500);
    expect(screen.queryByText(/Still waiting/)).toBeNull();
    await advanceTime(1_000);
    expect(screen.getByText(`Still waiting for the server: Hold Order · ${orderName}`)).toBeVisible();
    await advanceTime(120_000);
    expect(screen.getByRole('button', { name: 'Hold Order' })).toHaveAttribute('aria-disabled', 'true');
    go();
    await advanceTime(50);
    expect(await screen.findByText(`${orderName} is on hold.`)).toBeVisible();
    expect(screen.queryByText(/Still waiting/)).toBeNull();
  });

  test('Cancel stops waiting, says that the outcome is unknown, and refetches the orders', async () => {
    const { faults, calls, posts } = await mountOpenOrder({ tab: tabs.open });
    faults.set('/ship-now', never);
    click('Ship Now');
    confirm();
    await advanceTime(slowAfterMs + 100);
    calls.length = 0;
    click('Cancel');
    expect(
      await screen.findByText(/We don’t know whether it was done, so we’re checking the orders again/),
    ).toBeVisible();
    await advanceTime(500);
    expect(calls.map(({ path }) => path.split('/')[1]).toSorted()).toEqual(['get-order-detail', 'list-order', 'stats']);
    expect(posts()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Ship Now' })).not.toHaveAttribute('aria-disabled');
  });

  test(
    'Retry sends it once more with the same key; with both replies the action happens once',
    { tags: 'hazard:done-twice' },
    async () => {
      const { faults, posts, orderName } = await mountOpenOrder({ tab: tabs.open });
      let dropped: Promise<Response> | undefined;
      faults.set('/hold-order', async (request, answer) => {
        dropped = answer();
        faults.clear();
        return never(request, answer);
      });
      click('Hold Order');
      confirm();
      await advanceTime(slowAfterMs + 100);
      expect(dropped).toBeDefined();
      click('Retry');
      await advanceTime(100);
      expect(await screen.findByText(`${orderName} is on hold.`)).toBeVisible();
      const sent = posts().filter(({ path }) => path === '/hold-order');
      expect(sent).toHaveLength(2);
      expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    },
  );

  test('a timeline that never answers delays nothing for long', async () => {
    const { faults, orderName } = await mountOpenOrder({ tab: tabs.open, scenario: 'contract-only' });
    faults.set('/timeline', never);
    click('Hold Order');
    confirm();
    await advanceTime(4_000);
    expect(await screen.findByText(`${orderName} is on hold.`)).toBeVisible();
    expect(await screen.findByText('No longer in this tab')).toBeVisible();
  });
});
