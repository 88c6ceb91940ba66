import { errorCauses } from '@hub/domain/orders/errors';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { on320px, on490px } from '../../testing/hostileFixtures.ts';
import { expectReadable } from '../../testing/expectReadable.ts';
import { hostileOrders } from '../hostileOrderFixtures.ts';
import { anOrder } from '../orderFixtures.ts';
import { ErrorCauses, type ErrorCausesProps } from './ErrorCauses.tsx';

const workflow = (message: string) => ({
  workflowErrors: [{ message, sku: '23275', quantity: 24, type: 'sku_error' }],
});
const some = (count: number, facts: Parameters<typeof anOrder>[0]) =>
  Array.from({ length: count }, () => anOrder(facts));

const causes = errorCauses([
  ...some(3, { shipmentError: 'The warehouse did not answer in time', errorType: 1 }),
  ...some(12, workflow('Not enough stock at any location')),
  ...some(5, { shipmentError: 'No carrier serves the postcode', errorType: 2 }),
]);

const manyCauses = errorCauses(
  Array.from({ length: 9 }, (_, index) =>
    some(index + 1, {
      shipmentError: `Consignment ${index} was refused because the label could not be printed in time for the collection`,
      errorType: 1,
    }),
  ).flat(),
);

/** Keeps the choice in state. */
function Choosable({ chosen, onChoose, ...props }: ErrorCausesProps) {
  const [key, setKey] = useState(chosen);
  const choose = (next: string | null) => {
    onChoose(next);
    setKey(next);
  };
  return <ErrorCauses {...props} chosen={key} onChoose={choose} />;
}

const meta = preview.meta({
  component: ErrorCauses,
  args: { causes, chosen: null, onChoose: fn() },
  render: (args: ErrorCausesProps) => <Choosable {...args} />,
});

export const Default = meta.story();

Default.test(
  'shows each cause with its label and how many orders it stopped, most frequent first',
  async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'By cause' })).toBeVisible();
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Workflows ErrorNot enough stock at any location12',
      'Shipment ErrorNo carrier serves the postcode5',
      '3PL API ErrorThe warehouse did not answer in time3',
    ]);
  },
);

Default.test('shows one cause alone on a click, and all again on a second one', async ({ canvas, userEvent, args }) => {
  const cause = canvas.getByRole('button', { name: /No carrier/ });
  await userEvent.click(cause);
  await expect(args.onChoose).toHaveBeenLastCalledWith('Shipment Error: No carrier serves the postcode');
  await expect(cause).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(cause);
  await expect(args.onChoose).toHaveBeenLastCalledWith(null);
  await expect(cause).toHaveAttribute('aria-pressed', 'false');
});

/** The list is filtered by one cause. */
export const OneChosen = meta.story({ args: { chosen: causes[1]?.key ?? null } });

OneChosen.test('goes back by Show all orders', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show all orders' }));
  await expect(args.onChoose).toHaveBeenLastCalledWith(null);
  await expect(canvas.queryByRole('button', { name: 'Show all orders' })).toBeNull();
});

/** A link names a cause that no order has, or no longer has. */
export const Unknown = meta.story({ args: { chosen: 'Shipment Error: Something else' } });

Unknown.test('says that all orders are shown, and how to remove the cause', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('No order here has this cause. All are shown.');
  await userEvent.click(canvas.getByRole('button', { name: 'Remove this cause' }));
  await expect(args.onChoose).toHaveBeenLastCalledWith(null);
  await expect(canvas.queryByRole('status')).toBeNull();
});

/** Orders were stopped for many different reasons. */
export const Many = meta.story({ args: { causes: manyCauses } });

Many.test('shows the first causes, and all on request', async ({ canvas, userEvent }) => {
  const causesShown = () => canvas.getAllByRole('button').filter((button) => button.hasAttribute('aria-pressed'));
  await expect(causesShown()).toHaveLength(4);
  await userEvent.click(canvas.getByRole('button', { name: '5 more' }));
  await expect(causesShown()).toHaveLength(9);
  await userEvent.click(canvas.getByRole('button', { name: 'Fewer causes' }));
  await expect(causesShown()).toHaveLength(4);
});

export const OnAPhone = meta.story({
  args: { causes: manyCauses },
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
});

OnAPhone.test('truncates a long cause, and is never wider than the page', async ({ canvas }) => {
  const group = canvas.getByRole('group');
  await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
});

export const Loading = meta.story({ args: { causes: null } });

Loading.test('reserves the line of the causes, and offers none to press', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'By cause' }).clientHeight).toBeGreaterThan(20);
  await expect(canvas.queryByRole('button')).toBeNull();
});

/** No order was stopped. */
export const NoErrors = meta.story({ args: { causes: [] } });

NoErrors.test('shows no line without errors', async ({ canvas }) => {
  await expect(canvas.queryByRole('group')).toBeNull();
});

/** Long and unusual texts. */
export const LongNames = meta.story({ ...on320px, args: { causes: errorCauses(hostileOrders) } });

LongNames.test(
  'fits every text or offers it in full at 320 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('group'));
  },
);

export const LongNamesOnAPhone = LongNames.extend(on490px);

LongNamesOnAPhone.test(
  'fits every text or offers it in full at 490 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('group'));
  },
);
