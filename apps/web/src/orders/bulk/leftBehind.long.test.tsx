import { tabs } from '@hub/domain/orders';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { selectAllBox, button, dialog, user } from '../../testing/bulkControls.ts';
import { letListsScroll } from '../../testing/letListsScroll.ts';
import {
  boxOfRow,
  closeCall,
  failing,
  freezeCall,
  mountWindow,
  promptOf,
  type SentCall,
} from '../../testing/mountWindow.tsx';

const shipCall = 'POST /ship-now-multiple';
const again = 'Check and send again';

letListsScroll();

const press = async (action: string, confirm: string) => {
  await user.click(button(action));
  await user.click(await screen.findByRole('button', { name: confirm }));
};

/** The reply, with a different outcome for some orders; `null`: it does not mention them. */
async function withOutcomes(reply: Promise<Response>, ids: readonly string[], outcome: object | null) {
  const sent = (await (await reply).json()) as { results: { order_id: string | number }[] };
  const isChanged = ({ order_id }: { order_id: string | number }) => ids.includes(String(order_id));
  const results = sent.results.flatMap((result) =>
    isChanged(result) ? (outcome === null ? [] : [{ ...result, ...outcome }]) : [result],
  );
  return Response.json({ ...sent, results });
}

describe('orders that a bulk action on all that match left behind', () => {
  test(
    '3 of 448 fail: they stay selected with their reasons and are retried alone',
    { tags: 'hazard:half-failed-bulk' },
    async () => {
      const { called, grid, idOf, shop } = await mountWindow();
      shop().bulkFailuresLeft = 3;
      await user.click(selectAllBox());
      for (const row of [2, 5]) await user.click(boxOfRow(row));
      await press('Move to Close', 'Close 448 orders');
      expect(await screen.findByText('445 done, 3 failed.')).toBeVisible();
      expect(screen.getAllByText(/The warehouse did not answer\.|The order was changed meanwhile\./)).toHaveLength(2);
      await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '5'));
      expect(screen.getByLabelText('3 order(s) selected')).toBePartiallyChecked();
      expect(screen.getByText('3 of the 5 orders that match')).toBeVisible();
      const failed = [1, 3, 4].map(idOf);
      const isChecked = (row: number) => (boxOfRow(row) as HTMLInputElement).checked;
      expect([1, 2, 3, 4, 5].map(isChecked)).toEqual([true, false, true, true, false]);

      await user.click(button('Retry the 3 failed'));
      await user.click(await screen.findByRole('button', { name: 'Close 3 orders' }));
      await waitFor(() => expect(called(closeCall)).toHaveLength(2));
      const [first, second] = called(closeCall);
      expect(new Set(second?.ids)).toEqual(new Set(failed));
      expect(second?.key).not.toBe(first?.key);
      await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '2'));
      expect(screen.getByLabelText('Select All Orders')).not.toBeChecked();
    },
  );

  test(
    'without loaded rows, the next action applies to them alone, as the server counts them',
    { tags: ['hazard:half-failed-bulk', 'hazard:unpromised-orders'] },
    async () => {
      let fails = true;
      const { called, idOf, shop } = await mountWindow({
        tab: tabs.inFulfillment,
        intercept: ({ call }, reply) =>
          call === shipCall && fails
            ? withOutcomes(reply(), [300, 420, 440].map(idOf), {
                status: 'failed',
                message: 'The warehouse is closed.',
              })
            : undefined,
      });
      await user.click(selectAllBox());
      await press('Ship Now', 'Ship 450 orders now');
      expect(await screen.findByText('447 done, 3 failed.')).toBeVisible();
      expect(screen.getByText('The warehouse is closed.')).toBeVisible();
      expect(screen.getByText('3 of the 450 orders that match')).toBeVisible();
      expect(boxOfRow(1)).not.toBeChecked();

      fails = false;
      const left = shop().byOrderId.get(idOf(420));
      if (left) left.stage = 'closed';
      await user.click(button('Ship Now'));
      expect(await promptOf('2')).toBeVisible();
      expect(
        within(await dialog()).getByText('Your list showed 3 orders selected. The server counts 2 now.'),
      ).toBeVisible();
      await user.click(button('Ship 2 orders now'));
      await waitFor(() => expect(called(shipCall)).toHaveLength(2));
      expect(called(shipCall)[1]?.ids).toEqual([300, 440].map(idOf));
      expect(called(freezeCall)[1]?.only).toEqual([300, 420, 440].map(idOf));
    },
  );

  test('a new selection stays', { tags: 'hazard:unpromised-orders' }, async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const { called, shop } = await mountWindow({
      tab: tabs.inFulfillment,
      intercept: ({ call }) => (call === shipCall ? held.then(() => undefined) : undefined),
    });
    shop().bulkFailuresLeft = 1;
    await user.click(selectAllBox());
    await user.click(boxOfRow(7));
    await press('Ship Now', 'Ship 449 orders now');
    await waitFor(() => expect(called(shipCall)).toHaveLength(1));
    await user.click(button('Clear selection'));
    await user.click(boxOfRow(7));
    release();
    expect(await screen.findByText('448 done, 1 failed.')).toBeVisible();
    expect(screen.getByText('2 of the 450 orders that match')).toBeVisible();
    expect([1, 2, 7].map((row) => (boxOfRow(row) as HTMLInputElement).checked)).toEqual([true, false, true]);
  });

  test('a new filter starts with nothing selected, and stays so', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const { called, shop } = await mountWindow({
      tab: tabs.inFulfillment,
      intercept({ call, query }) {
        if (call === shipCall) return held.then(() => undefined);
        // The other filter's list is slow.
        return query.get('search') === 'nothing' ? new Promise(() => {}) : undefined;
      },
    });
    shop().bulkFailuresLeft = 1;
    await user.click(selectAllBox());
    await press('Ship Now', 'Ship 450 orders now');
    await waitFor(() => expect(called(shipCall)).toHaveLength(1));
    await user.click(button('Filter'));
    release();
    expect(await screen.findByText('449 done, 1 failed.')).toBeVisible();
    expect(screen.queryByLabelText(/selected$/)).toBeNull();
    expect(selectAllBox()).not.toBeChecked();
  });
});

describe('checked and sent again', () => {
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };
  const reads = (calls: readonly SentCall[], from: number) =>
    calls.slice(from).flatMap(({ call, query }) => (call === 'GET /list-order' ? [query.get('limit')] : []));

  test(
    'a lost reply: the server is asked about these orders, and the list is not read as a whole',
    { tags: 'hazard:done-twice' },
    async () => {
      let losses = 1;
      const { called, calls, shop, idOf } = await mountWindow({
        capabilities: ['idempotency'],
        intercept: ({ call }, reply) => (call === closeCall && losses-- > 0 ? reply().then(lost) : undefined),
      });
      await user.click(selectAllBox());
      await user.click(boxOfRow(2));
      await press('Move to Close', 'Close 449 orders');
      await screen.findByRole('button', { name: again });
      const before = calls.length;
      await user.click(button(again));
      expect(await screen.findByText('449 orders done: no longer in Open Orders.')).toBeVisible();
      expect(called(closeCall)).toHaveLength(1);
      expect(shop().orders.filter(({ stage }) => stage === 'closed')).toHaveLength(449);
      const asked = called(freezeCall)[1];
      expect(new Set(asked?.only)).toEqual(new Set(called(closeCall)[0]?.ids));
      expect(asked?.only).not.toContain(idOf(2));
      expect(new Set(reads(calls, before))).toEqual(new Set(['200']));
    },
  );

  test(
    'orders missing from the reply: only these are checked, also for rows selected by hand',
    { tags: 'hazard:done-twice' },
    async () => {
      let isFirst = true;
      const { called, calls, idOf } = await mountWindow({
        intercept: ({ call, ids }, reply) => {
          if (call !== closeCall || !isFirst) return undefined;
          isFirst = false;
          return withOutcomes(reply(), ids.slice(1), null);
        },
      });
      for (const row of [1, 2, 3]) await user.click(boxOfRow(row));
      await press('Move to Close', 'Close 3 orders');
      await screen.findByText('1 done, 2 not known.');
      await user.click(button(again));
      await waitFor(() => expect(called(freezeCall)).toHaveLength(1));
      expect(called(freezeCall)[0]?.only).toEqual([idOf(2), idOf(3)]);
      expect(await screen.findByText('3 orders done: no longer in Open Orders.')).toBeVisible();
      expect(called(closeCall)).toHaveLength(1);
      expect(reads(calls, 0)).not.toContain('all');
    },
  );

  test('the server cannot say where they are: nothing is sent again', { tags: 'hazard:done-twice' }, async () => {
    let isDown = false;
    const { called } = await mountWindow({
      intercept: ({ call }, reply) => {
        if (call === freezeCall && isDown) return failing(403, 'Not now');
        return call === closeCall && called(closeCall).length === 1 ? reply().then(lost) : undefined;
      },
    });
    await user.click(selectAllBox());
    await press('Move to Close', 'Close 450 orders');
    await screen.findByRole('button', { name: again });
    isDown = true;
    await user.click(button(again));
    const text = 'The list didn’t load, so nothing was sent again.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(called(closeCall)).toHaveLength(1);
    isDown = false;
    await user.click(button(again));
    await screen.findByText('450 orders done: no longer in Open Orders.');
    expect(called(closeCall)).toHaveLength(1);
  });
});
