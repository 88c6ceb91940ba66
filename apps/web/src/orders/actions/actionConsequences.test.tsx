import { tabs } from '@hub/domain/orders';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { button, dialog, openFirst, selectRows, user } from '../../testing/bulkControls.ts';
import { mountStageOrders } from '../../testing/mountStageOrders.tsx';

describe('a confirmation says what happens to the goods', () => {
  test('Ship Now: says how many units go to which 3PL', async () => {
    await mountStageOrders({ tab: tabs.needsReview });
    await openFirst();
    const actions = within(screen.getByRole('group', { name: 'Actions' }));
    await user.click(actions.getByRole('button', { name: 'Ship Now' }));
    expect(within(await dialog()).getByText(/^\d+ units? goe?s? to (Shipbob|your 3PL)\b/)).toBeVisible();
  });

  test('a partial release says how many units ship and how many wait; Move to Open is not the primary button', async () => {
    await mountStageOrders({ tab: tabs.backOrders });
    await screen.findAllByText(/A partial release would send \d/);
    await openFirst();
    const release = await screen.findByRole('button', { name: 'Move to Open Partially' });
    expect(button('Move to Open')).toHaveAttribute('data-variant', 'secondary');
    expect(release).toHaveAttribute('data-variant', 'primary');
    await user.click(release);
    expect(within(await dialog()).getByText(/^[\d,]+ units? leaves?, [\d,]+ wait\.$/)).toBeVisible();
  });

  test('a bulk action says the same once all selected orders’ details are loaded', async () => {
    await mountStageOrders({ tab: tabs.backOrders });
    await screen.findAllByText(/^Short: /);
    await selectRows(2);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'move_to_open');
    await user.click(button('Apply'));
    expect(within(await dialog()).getByText(/^[\d,]+ of [\d,]+ units are still short: /)).toBeVisible();
  });

  test('a bulk action says nothing about unknown goods', async () => {
    await mountStageOrders({ tab: tabs.needsReview });
    await selectRows(2);
    await user.click(button('Move to Close'));
    expect(within(await dialog()).queryByText(/units/)).toBeNull();
  });
});
