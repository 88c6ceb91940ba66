import { tabs } from '@hub/domain/orders';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { button, press, selectRows, user } from '../../testing/bulkControls.ts';
import {
  countIn,
  mountStageOrders,
  type MountStageOrdersOptions,
  type SeenCall,
} from '../../testing/mountStageOrders.tsx';

type Intercept = NonNullable<MountStageOrdersOptions['intercept']>;

/** Moves six orders to open and starts the undo, whose calls `hold` answers; `index` counts them from 0. */
async function undoSix(hold: (index: number, reply: () => Promise<Response>, call: SeenCall) => ReturnType<Intercept>) {
  let index = 0;
  const mounted = await mountStageOrders({
    tab: tabs.hold,
    intercept: (call, reply) => (call.path === '/hold-order' ? hold(index++, reply, call) : undefined),
  });
  await selectRows(6);
  await press('Move to Open', 'Move 6 orders to open');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  return mounted;
}

/** A promise that the test resolves. */
function gate() {
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}

const idOf = ({ body }: SeenCall) => (body as { order_id: unknown }).order_id;
const lost = async () => {
  throw new TypeError('Failed to fetch');
};

describe('undo reports the actual outcome of each order', () => {
  test('Cancel in the middle starts no more calls and awaits the running ones', async () => {
    const { open, opened } = gate();
    const { called, sandbox } = await undoSix((_, reply) => opened.then(reply));
    await waitFor(() => expect(called('/hold-order')).toHaveLength(4));
    await user.click(button('Cancel'));
    expect(screen.getByText('Undo: stopping after 4 orders that were sent')).toBeVisible();
    expect(called('/hold-order').every(({ signal }) => signal?.aborted !== true)).toBe(true);
    open();
    expect(await screen.findByText('4 on hold again, 2 not put back.')).toBeVisible();
    expect(screen.getByText('You stopped before it was put back.').closest('li')).toHaveTextContent(/^2/);
    expect(called('/hold-order')).toHaveLength(4);
    expect(countIn(sandbox, 'hold')).toBe(8);

    await user.click(button('Put 2 orders back on hold'));
    await screen.findByText('2 orders are on hold again.');
    expect(countIn(sandbox, 'hold')).toBe(10);
  });

  test('a second Cancel stops waiting: sent orders are unknown, and are sent again with their key', async () => {
    let isHanging = true;
    const { called, sandbox } = await undoSix((_, reply) =>
      isHanging ? reply().then(() => new Promise<Response>(() => {})) : undefined,
    );
    await waitFor(() => expect(called('/hold-order')).toHaveLength(4));
    await user.click(button('Cancel'));
    await user.click(button('Cancel'));
    expect(await screen.findByText('2 not put back, 4 not known.')).toBeVisible();
    expect(screen.getByText('You stopped waiting for the answer.').closest('li')).toHaveTextContent(/^4/);
    isHanging = false;
    await user.click(button('Send again'));
    expect(await screen.findByText('4 on hold again, 2 not put back.')).toBeVisible();
    const calls = called('/hold-order');
    expect(calls).toHaveLength(8);
    for (const order of calls.slice(0, 4))
      expect(calls.slice(4).find((call) => idOf(call) === idOf(order))?.key).toBe(order.key);
    expect(countIn(sandbox, 'hold')).toBe(8);
  });

  test('a 401 in the middle: which orders were put back, and which were not because the session expired', async () => {
    const { open, opened } = gate();
    const { called, sandbox } = await undoSix(async (index, reply) => {
      if (index === 1) return new Response('', { status: 401 });
      await opened;
      return reply();
    });
    await screen.findByText('Session expired, please reload the page!');
    open();
    expect(await screen.findByText('3 on hold again, 3 not put back.')).toBeInTheDocument();
    expect(screen.getByText('The session expired before it was put back.').closest('li')).toHaveTextContent(/^3/);
    expect(screen.queryByText(/You stopped/)).toBeNull();
    expect(called('/hold-order')).toHaveLength(4);
    expect(countIn(sandbox, 'hold')).toBe(7);
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  });

  test('a lost reply means unknown, a refusal means failed; each is resent in its own way', async () => {
    const { called } = await undoSix((index, reply) => {
      if (index === 0) return reply().then(lost);
      return index === 1 ? Promise.resolve(Response.json({ status: 'error', message: 'Not now' })) : undefined;
    });
    expect(await screen.findByText('4 on hold again, 1 not put back, 1 not known.')).toBeVisible();
    expect(screen.getByText('Not now')).toBeVisible();
    await user.click(button('Send again'));
    expect(await screen.findByText('1 on hold again, 1 not put back.')).toBeVisible();
    await user.click(button('Put 1 order back on hold'));
    await screen.findByText('1 order is on hold again.');
    const keysOf = (order: SeenCall | undefined) =>
      called('/hold-order').flatMap((call) => (order && idOf(call) === idOf(order) ? call.key : []));
    const [unknown, refused] = called('/hold-order');
    expect(keysOf(unknown)).toEqual([unknown?.key, unknown?.key]);
    expect(new Set(keysOf(refused)).size).toBe(2);
  });

  test('a refusal after a lost reply does not say that the order was not put back', async () => {
    await undoSix((index, reply) => {
      if (index === 0) return reply().then(lost);
      return index === 6 ? Promise.resolve(Response.json({ status: 'error', message: 'It is on hold.' })) : undefined;
    });
    await screen.findByText('5 on hold again, 1 not known.');
    await user.click(button('Send again'));
    expect(await screen.findByText('1 not known.')).toBeVisible();
    expect(screen.getByText('It is on hold.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Put/ })).toBeNull();
  });

  test('unknown orders of the action itself stay visible when its done part is undone', async () => {
    const { sandbox } = await mountStageOrders({ tab: tabs.hold, scenario: 'bulk-some-named' });
    await selectRows(5);
    await press('Move to Open', 'Move 5 orders to open');
    const undo = await screen.findAllByRole('button', { name: 'Undo' });
    await user.click(undo[0] as HTMLElement);
    await screen.findByText('2 orders are on hold again.');
    expect(countIn(sandbox, 'hold')).toBe(8);
    expect(screen.getByText('2 done, 3 not known.')).toBeVisible();
    expect(button('Check and send again')).toBeVisible();
  });
});
