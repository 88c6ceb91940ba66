import { type Order, type TabNumber, tabs } from '@hub/domain/orders';
import { type OrderAccess, orderActions } from '@hub/domain/orders/actions';
import { expect, fn, type within } from 'storybook/test';
import preview from '#storybook/preview';
import { anOrder } from '../orderFixtures.ts';
import { OrderActions, type OrderActionsProps } from './OrderActions.tsx';

const fullAccess: OrderAccess = { canEdit: true, blockCloseOrder: false, isRunning: false };

/** The actions that a tab offers for an order. */
function offered(
  tab: TabNumber,
  facts: Partial<Order> = {},
  access: Partial<OrderAccess> = {},
): Pick<OrderActionsProps, 'tab' | 'offers'> {
  return { tab, offers: orderActions(tab, anOrder(facts), { ...fullAccess, ...access }) };
}

const openOrder: OrderActionsProps = { ...offered(tabs.open), step: 2, onAction: fn() };
const meta = preview.meta({ component: OrderActions, args: openOrder });

type Canvas = ReturnType<typeof within>;

const labels = (canvas: Canvas) => canvas.getAllByRole('button').map((button: HTMLElement) => button.textContent);
const primary = (canvas: Canvas) =>
  canvas
    .getAllByRole('button')
    .flatMap((button: HTMLElement) => (button.dataset.variant === 'primary' ? button.textContent : []));

/** No workflow has run on an open order. */
export const Open = meta.story();

Open.test(
  'shows the stepper on tab 2 (Hold Order, Run Product Workflows, Run Shipment Workflows, then Ship Now) plus Close Order',
  { tags: ['§4.24'] },
  async ({ canvas, args, userEvent }) => {
    await expect(labels(canvas)).toEqual([
      'Hold Order',
      'Run Product Workflows',
      'Run Shipment Workflows',
      'Ship Now',
      'Close Order',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Ship Now' }));
    await expect(args.onAction).toHaveBeenCalledTimes(1);
    await expect(args.onAction).toHaveBeenCalledWith('ship-now');
  },
);

Open.test(
  'has step indicator 2, with the shipment workflows next and primary',
  { tags: ['§4.22'] },
  async ({ canvas }) => {
    await expect(
      canvas
        .getAllByRole('listitem')
        .filter((step) => step.ariaCurrent === 'step')
        .map(({ textContent }) => textContent),
    ).toEqual(['Run Shipment Workflows']);
    await expect(primary(canvas)).toEqual(['Run Shipment Workflows']);
  },
);

/** Workflows that match the order were created after it arrived. */
export const OpenWithNewWorkflows = meta.story({ args: { step: 1 } });

OpenWithNewWorkflows.test(
  'has step indicator 1 if eligible new workflows exist',
  { tags: ['§4.21'] },
  async ({ canvas }) => {
    await expect(primary(canvas)).toEqual(['Run Product Workflows']);
  },
);

/** The shipment workflows have run on an open order. */
export const OpenReadyToShip = meta.story({ args: { shipmentWorkflowsRan: true } });

OpenReadyToShip.test('makes Ship Now next and primary after the shipment workflows', async ({ canvas }) => {
  await expect(primary(canvas)).toEqual(['Ship Now']);
});

/** Every item of an open order is shipped or removed. */
export const OpenNothingLeft = meta.story({ args: { step: 3, doneText: 'Nothing left to ship' } });

OpenNothingLeft.test(
  'has step indicator 3 when nothing is unshipped, and suggests nothing',
  { tags: ['§4.23'] },
  async ({ canvas }) => {
    await expect(canvas.getByText('Nothing left to ship')).toBeVisible();
    await expect(primary(canvas)).toEqual([]);
  },
);

/** Part of an open order has been sent to a warehouse. */
export const OpenPartialShipment = meta.story({ args: offered(tabs.open, { backOrderState: 2, threePlStatus: 7 }) });

OpenPartialShipment.test(
  'shows Cancel Partial Shipment only if is_back_order is 2 and 3pl_status 7, or 3pl_status is 6',
  { tags: ['§4.25'] },
  async ({ canvas }) => {
    await expect(labels(canvas)).toEqual([
      'Hold Order',
      'Run Product Workflows',
      'Run Shipment Workflows',
      'Cancel Partial Shipment',
      'Ship Now',
      'Close Order',
    ]);
  },
);

/** A warehouse has the order. */
export const InFulfillment = meta.story({ args: offered(tabs.inFulfillment) });

InFulfillment.test('shows Close Order on tab 3', { tags: ['§4.26'] }, async ({ canvas }) => {
  await expect(labels(canvas)).toEqual(['Close Order']);
});

/** A warehouse has the order, and can be asked to hold it. */
export const InFulfillmentWithHold = meta.story({
  args: offered(tabs.inFulfillment, {}, { changesAtWarehouse: true }),
});

InFulfillmentWithHold.test('shows Hold Order if the server asks the 3PL, and suggests nothing', async ({ canvas }) => {
  await expect(labels(canvas)).toEqual(['Hold Order', 'Close Order']);
  await expect(primary(canvas)).toEqual([]);
});

export const WorkflowError = meta.story({
  args: offered(tabs.errors, {
    threePlStatus: 3,
    workflowErrors: [{ message: 'Not enough stock', sku: null, quantity: null, type: null }],
  }),
});

WorkflowError.test('shows Run now and Close Order for a workflow error', { tags: ['§4.30'] }, async ({ canvas }) => {
  await expect(labels(canvas)).toEqual(['Run now', 'Close Order']);
});

export const ApiError = meta.story({ args: offered(tabs.errors, { threePlStatus: 5, errorType: 1 }) });

ApiError.test('shows Move to Open for a shipment error of error_type 1', { tags: ['§4.31'] }, async ({ canvas }) => {
  await expect(labels(canvas)).toEqual(['Move to Open', 'Close Order']);
});

export const ShipmentError = meta.story({ args: offered(tabs.errors, { threePlStatus: 5, errorType: 2 }) });

ShipmentError.test(
  'shows Run Shipment Workflows and Close Order for other shipment errors',
  { tags: ['§4.31'] },
  async ({ canvas }) => {
    await expect(labels(canvas)).toEqual(['Run Shipment Workflows', 'Close Order']);
  },
);

/** A person put the order on hold. */
export const Hold = meta.story({ args: offered(tabs.hold) });

Hold.test('shows Move to Open and Close Order on tab 6', { tags: ['§4.27'] }, async ({ canvas }) => {
  await expect(labels(canvas)).toEqual(['Move to Open', 'Close Order']);
  await expect(primary(canvas)).toEqual(['Move to Open']);
});

/** The order waits for stock. */
export const BackOrder = meta.story({
  args: { ...offered(tabs.backOrders, { backOrderState: 1 }), isShort: true },
});

BackOrder.test(
  'shows Move to Open, Move to Open Partially (only when is_back_order is 1) and Close Order for back orders',
  { tags: ['§4.29'] },
  async ({ canvas }) => {
    await expect(labels(canvas)).toEqual(['Move to Open', 'Move to Open Partially', 'Close Order']);
  },
);

BackOrder.test('makes the partial release primary while stock is short, not Move to Open', async ({ canvas }) => {
  await expect(primary(canvas)).toEqual(['Move to Open Partially']);
});

/** Routing could not decide where the order goes. */
export const NeedsReview = meta.story({ args: offered(tabs.needsReview) });

NeedsReview.test('shows Ship Now and Close Order on tab 8', { tags: ['§4.28'] }, async ({ canvas }) => {
  await expect(labels(canvas)).toEqual(['Ship Now', 'Close Order']);
});

export const ViewOnly = meta.story({ args: offered(tabs.open, {}, { canEdit: false }) });

ViewOnly.test(
  'disables every action without edit permission, keeps it focusable and says why',
  async ({ canvas, args, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription('You need edit permission for Dashboard to do this.');
      await userEvent.keyboard('{Enter}');
    }
    await expect(args.onAction).not.toHaveBeenCalled();
  },
);

/** For staff who may do everything except edit Insights. */
export const CloseOrderBlocked = meta.story({ args: offered(tabs.hold, {}, { blockCloseOrder: true }) });

CloseOrderBlocked.test('disables only Close Order with blockCloseOrder, and says why', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Close Order' })).toHaveAccessibleDescription(
    'Closing orders needs edit permission for Insights.',
  );
  await expect(canvas.getByRole('button', { name: 'Move to Open' })).not.toHaveAttribute('aria-disabled');
});

export const Running = meta.story({ args: { ...offered(tabs.open, {}, { isRunning: true }), running: 'hold-order' } });

Running.test("disables the order's actions while one runs, and shows that one as busy", async ({ canvas }) => {
  for (const button of canvas.getAllByRole('button')) await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(canvas.getByRole('button', { name: /Hold Order/ })).toHaveAttribute('aria-busy', 'true');
});

/** A colleague shipped the open order a moment ago, and the list has not been updated since. */
export const OpenMovedMeanwhile = meta.story({ args: offered(tabs.open, {}, { movedText: 'Moved to Fulfillment' }) });

OpenMovedMeanwhile.test(
  'offers nothing until the list is updated, and says where the order is',
  async ({ canvas, args, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button).toHaveAccessibleDescription(
        'Somebody else was faster: Moved to Fulfillment. Update the list to go on.',
      );
      await userEvent.click(button);
    }
    await expect(args.onAction).not.toHaveBeenCalled();
  },
);
