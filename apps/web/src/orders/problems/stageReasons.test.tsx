import { tabs } from '@hub/domain/orders';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { rowBoxes, user } from '../../testing/bulkControls.ts';
import { mountStageOrders } from '../../testing/mountStageOrders.tsx';

const rows = () => within(screen.getByRole('grid')).getAllByRole('row');

describe('why an order is on hold or in review', () => {
  test.each([
    ['Hold Orders', tabs.hold],
    ['Needs User Review', tabs.needsReview],
  ])('%s: each row has its reason, and a chip shows only the orders of one reason', async (_, tab) => {
    await mountStageOrders({ tab });
    const chips = within(await screen.findByRole('group', { name: 'By cause' })).getAllByRole('button');
    const [first] = chips;
    const [, reason, count] = /^(\D+)(\d+)$/.exec(first?.textContent ?? '') ?? [];
    expect(reason).toBeTruthy();
    await user.click(first as HTMLElement);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', count);
    for (const row of rows()) expect(row).toHaveTextContent(reason as string);
    expect(rowBoxes()).toHaveLength(Number(count));
  });

  test('without reasons from the server, rows have none and there are no chips', async () => {
    await mountStageOrders({ tab: tabs.hold, scenario: 'other-backend' });
    expect(rows().length).toBeGreaterThan(0);
    expect(screen.queryByRole('group', { name: 'By cause' })).toBeNull();
  });
});
