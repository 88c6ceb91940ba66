import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { selectAllBox, button, user } from '../../testing/bulkControls.ts';
import { letListsScroll } from '../../testing/letListsScroll.ts';
import { boxOfRow, closeCall, failing, freezeCall, mountWindow, promptOf } from '../../testing/mountWindow.tsx';

letListsScroll();

type Mounted = Awaited<ReturnType<typeof mountWindow>>;

/** Closes 12,000 of 12,003 orders, all but the first rows. `number`: of the call, from 1. */
async function closeMany(
  onCall: (call: { number: number; shop: Mounted['shop']; reply(): Promise<Response> }) => Promise<unknown> | undefined,
  capabilities: readonly string[] = [],
) {
  let number = 0;
  const mounted: Mounted = await mountWindow({
    count: 12_003,
    capabilities,
    intercept: async ({ call }, reply) => {
      if (call !== closeCall) return undefined;
      number += 1;
      const replaced = await onCall({ number, shop: mounted.shop, reply });
      return replaced instanceof Response ? replaced : undefined;
    },
  });
  await user.click(selectAllBox());
  for (const row of [1, 2, 3]) await user.click(boxOfRow(row));
  await user.click(button('Move to Close'));
  expect(await promptOf('12,000')).toBeVisible();
  await user.click(button('Close 12,000 orders'));
  const { called, grid, shop } = mounted;
  const chosen = shop()
    .orders.slice(3)
    .map(({ orderId }) => String(orderId));
  /** This many remain selected, from the fourth row on, and nothing else. */
  const expectSelected = async (count: number) => {
    await screen.findByLabelText(`${count.toLocaleString('en')} order(s) selected`);
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', String(count + 3)));
    expect([1, 2, 3, 4, 5].map((row) => (boxOfRow(row) as HTMLInputElement).checked)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  };
  const sent = () => called(closeCall).map(({ ids }) => ids);
  return { ...mounted, chosen, expectSelected, sent };
}

const sizes = (sent: readonly (readonly string[])[]) => sent.map(({ length }) => length);

describe('12,000 orders when one call takes 5,000', () => {
  test('each is sent once, in three calls, and the bar shows the progress', { tags: 'hazard:done-twice' }, async () => {
    const release: (() => void)[] = [];
    const { chosen, sent, shop } = await closeMany(() => new Promise<void>((resolve) => release.push(resolve)));
    const answered: string[] = [];
    for (let call = 1; call <= 3; call += 1) {
      await waitFor(() => expect(release).toHaveLength(call));
      const bar = await screen.findByRole('progressbar', { name: 'Closing 12,000 orders' });
      await waitFor(() => expect(bar).toHaveAttribute('value', String((call - 1) * 5_000)));
      answered.push(`${bar.getAttribute('value')} of ${bar.getAttribute('max')}`);
      release[call - 1]?.();
    }
    expect(answered).toEqual(['0 of 12000', '5000 of 12000', '10000 of 12000']);
    await screen.findByLabelText('Select All Orders');
    expect(sizes(sent())).toEqual([5_000, 5_000, 2_000]);
    expect(sent().flat().toSorted()).toEqual(chosen.toSorted());
    expect(shop().orders.filter(({ stage }) => stage === 'closed')).toHaveLength(12_000);
  });

  test(
    'the second call is refused: orders that are not done stay selected, and sending resumes there',
    { tags: ['hazard:half-failed-bulk', 'hazard:done-twice'] },
    async () => {
      const { called, chosen, expectSelected, sent, shop } = await closeMany(({ number }) =>
        number === 2 ? failing(409, 'Somebody was faster.') : undefined,
      );
      expect(await screen.findByText('5,000 done, 5,000 failed, 2,000 not known.')).toBeVisible();
      await expectSelected(7_000);
      await user.click(button('Move to Close'));
      expect(await promptOf('7,000')).toBeVisible();
      expect(called(freezeCall).at(-1)?.only?.toSorted()).toEqual(chosen.slice(5_000).toSorted());
      await user.click(button('Cancel'));
      await user.click(button('Check and send again'));
      await screen.findByLabelText('Select All Orders');
      expect(sizes(sent())).toEqual([5_000, 5_000, 5_000, 2_000]);
      expect(sent()[2]).toEqual(sent()[1]);
      expect([sent()[0], sent()[2], sent()[3]].flat().toSorted()).toEqual(chosen.toSorted());
      expect(shop().orders.filter(({ stage }) => stage === 'closed')).toHaveLength(12_000);
    },
  );

  test('the reply to the second call is lost: nothing is sent twice', { tags: 'hazard:done-twice' }, async () => {
    const { called, chosen, sent } = await closeMany(
      ({ number, reply }) =>
        number === 2
          ? reply().then(() => {
              throw new TypeError('Failed to fetch');
            })
          : undefined,
      ['idempotency'],
    );
    expect(await screen.findByText('5,000 done, 7,000 not known.')).toBeVisible();
    const frozen = called(freezeCall).length;
    await user.click(button('Check and send again'));
    await screen.findByLabelText('Select All Orders');
    expect(called(freezeCall)[frozen]?.only).toEqual(sent()[1]);
    expect(sizes(sent())).toEqual([5_000, 5_000, 2_000]);
    expect(sent().flat().toSorted()).toEqual(chosen.toSorted());
  });

  test(
    'some orders of the second call fail: only these stay selected, and are retried',
    { tags: 'hazard:half-failed-bulk' },
    async () => {
      const { chosen, expectSelected, sent } = await closeMany(({ number, shop }) => {
        if (number === 2) shop().bulkFailuresLeft = 3;
        return undefined;
      });
      expect(await screen.findByText('11,997 done, 3 failed.')).toBeVisible();
      const failed = chosen.slice(5_000, 5_003);
      await expectSelected(3);
      await user.click(button('Retry the 3 failed'));
      await user.click(await screen.findByRole('button', { name: 'Close 3 orders' }));
      await waitFor(() => expect(sent()).toHaveLength(4));
      expect(sent()[3]?.toSorted()).toEqual(failed.toSorted());
    },
  );
});
