import { tabs } from '@hub/domain/orders';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { mountOpenOrder, confirmationDialog, click, confirm } from '../../testing/mountOpenOrder.tsx';

/** The quantity inputs of the order, in order. */
const inputs = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Quantity of .+ to remove$/ });
const removeButtons = () => screen.getAllByRole('button', { name: /^Remove item from order/ });
const type = (input: HTMLElement | undefined, value: string) =>
  fireEvent.change(input as HTMLElement, { target: { value } });
const maxOf = (input: HTMLElement | undefined) => Number(input?.nextElementSibling?.textContent?.replace(/\D/g, ''));

describe('§5 Remove item from order', () => {
  test('2 of many: the question names them, cancel-item sends them, the rest stays', { tags: '§7.16' }, async () => {
    const { posts } = await mountOpenOrder({ tab: tabs.open });
    const max = maxOf(inputs()[0]);
    expect(max).toBeGreaterThan(2);
    type(inputs()[0], '2');
    fireEvent.click(removeButtons()[0] as HTMLElement);
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Are you sure you want to cancel this item?');
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/This cannot be undone\./);
    fireEvent.click(confirmationDialog().getByRole('button', { name: `Remove 2 of ${max}` }));
    await screen.findByText(/^Remove item from order clicked by Robin Carter: 2 × \S/);

    const [sent] = posts();
    expect(sent?.path).toBe('/cancel-item');
    expect(sent?.body).toMatchObject({
      rmQtyValue: '2',
      line_item: { fulfillable_quantity: max },
      order: { order_name: expect.stringMatching(/^#/) as string },
    });
    expect(posts()).toHaveLength(1);
    await waitFor(() => expect(maxOf(inputs()[0])).toBe(max - 2));
    expect(inputs()[0]?.value, 'what was typed has been done').toBe('1');
  });

  test('a typed quantity survives scrolling out of view, a declined confirmation and a failed call', async () => {
    const { faults } = await mountOpenOrder({ tab: tabs.open });
    type(inputs()[0], '3');
    click('Scroll');
    expect(screen.queryByText('Total Items')).toBeNull();
    click('Scroll');
    expect(inputs()[0]?.value).toBe('3');

    fireEvent.click(removeButtons()[0] as HTMLElement);
    fireEvent.click(confirmationDialog().getByRole('button', { name: 'Cancel' }));
    expect(inputs()[0]?.value).toBe('3');

    faults.set('/cancel-item', async () =>
      Response.json({ status: 'error', message: 'You can’t remove that many of this item.' }),
    );
    fireEvent.click(removeButtons()[0] as HTMLElement);
    confirm();
    await screen.findByText('You can’t remove that many of this item.');
    expect(inputs()[0]?.value).toBe('3');
  });

  test('each item has its own quantity', async () => {
    await mountOpenOrder({ tab: tabs.open });
    type(inputs()[0], '3');
    expect(
      inputs()
        .slice(1)
        .every(({ value }) => value === '1'),
    ).toBe(true);
  });

  // In fulfillment only when the server asks the 3PL, as the sandbox does; otherwise `itemRemoval` offers it on tab 2
  // only.
  test.each(Object.values(tabs).filter((tab) => tab !== tabs.open && tab !== tabs.inFulfillment))(
    'only on Open Orders: not on tab %i',
    async (tab) => {
      await mountOpenOrder({ tab });
      expect(screen.queryByRole('button', { name: /^Remove item from order/ })).toBeNull();
    },
  );

  test('in fulfillment when the server asks the 3PL, with a warning that it may be packed already', async () => {
    await mountOpenOrder({ tab: tabs.inFulfillment });
    fireEvent.click(removeButtons()[0] as HTMLElement);
    expect(await screen.findByText(/^We’ll ask your 3PL\. If it’s packed already, it ships as it is\.$/)).toBeVisible();
  });

  test('items with 3pl_status 2 are not offered', { tags: '§4.32' }, async () => {
    await mountOpenOrder({ tab: tabs.open, matches: ({ threePlStatus }) => threePlStatus === 6 });
    const boxes = screen.getAllByRole('region', { name: /^Shipment:/ });
    expect(boxes.length).toBeGreaterThan(0);
    // The sandbox gives shipped items status 2.
    for (const box of boxes) expect(box).not.toHaveTextContent('Remove item from order');
  });
});
