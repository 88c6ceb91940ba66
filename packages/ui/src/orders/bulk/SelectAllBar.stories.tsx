import { tabs } from '@hub/domain/orders';
import { bulkOffers, selectionLabel } from '@hub/domain/orders/bulk';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { justSent } from '../../testing/loadables.ts';
import { BulkActions } from './BulkActions.tsx';
import { BulkProgress } from './BulkProgress.tsx';
import { SelectAllBar, type SelectAllBarProps } from './SelectAllBar.tsx';

const fullAccess = { canEdit: true, blockCloseOrder: false, isRunning: false };

const nothing: SelectAllBarProps = {
  listLabel: 'Hold Orders',
  label: selectionLabel(0, tabs.hold),
  state: 'none',
  coverage: 'All 12 orders that match',
  onToggle: fn(),
};
const some: SelectAllBarProps = {
  ...nothing,
  label: selectionLabel(3, tabs.hold),
  state: 'some',
  coverage: '3 of the 12 orders that match',
  onClear: fn(),
  actions: (
    <BulkActions label="Bulk actions for Hold Orders" offers={bulkOffers(tabs.hold, 3, fullAccess)} onChoose={fn()} />
  ),
};
const all: SelectAllBarProps = { ...nothing, label: selectionLabel(12, tabs.hold), state: 'all', onClear: fn() };

const meta = preview.meta({ component: SelectAllBar, args: nothing });

export const Default = meta.story();

Default.test('is labeled "Select All Orders", and says what that covers', async ({ canvas, args, userEvent }) => {
  const box = canvas.getByRole('checkbox', { name: 'Select All Orders' });
  await expect(box).toHaveAccessibleDescription('All 12 orders that match');
  await userEvent.click(box);
  await expect(args.onToggle).toHaveBeenCalledOnce();
});

/** Orders need review, and each page has 50 of them. */
export const NeedsReview = meta.story({
  args: {
    listLabel: 'Needs User Review',
    label: selectionLabel(0, tabs.needsReview),
    coverage: 'All 200 orders that match',
  },
});

NeedsReview.test('has a select-all checkbox "Select All Hold Orders"', async ({ canvas }) => {
  await expect(canvas.getByRole('checkbox', { name: 'Select All Hold Orders' })).not.toBeChecked();
});

/** Some orders of the list are selected. */
export const SomeSelected = meta.story({ args: some });

SomeSelected.test('says "N order(s) selected", neither all nor none', { tags: ['§2.87'] }, async ({ canvas }) => {
  await expect(canvas.getByRole('checkbox', { name: '3 order(s) selected' })).toBePartiallyChecked();
});

SomeSelected.test(
  'shows the bulk actions beside it: Move to Open, Move to Close, Ship Now',
  { tags: ['§2.78'] },
  async ({ canvas }) => {
    const names = canvas.getAllByRole('button').map((button) => button.textContent);
    await expect(names).toEqual(['Clear selection', 'Move to Open', 'Move to Close', 'Ship Now']);
  },
);

/** All orders of the list are selected. */
export const AllSelected = meta.story({ args: all });

AllSelected.test('covers the whole list', async ({ canvas }) => {
  await expect(canvas.getByRole('checkbox', { name: '12 order(s) selected' })).toBeChecked();
});

export const Running = meta.story({
  args: {
    ...some,
    progress: <BulkProgress text="Closing 3 orders" since={justSent} onCancel={fn()} onRetry={fn()} />,
  },
});

Running.test(
  'keeps progress visible with the selection, and shows the slow notice only after ten seconds',
  async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Selection in Hold Orders' })).toContainElement(
      canvas.getByText('Closing 3 orders'),
    );
    await expect(canvas.queryByText(/Still waiting/)).toBeNull();
  },
);

export const StillWaiting = meta.story({
  args: { ...some, progress: <BulkProgress text="Closing 3 orders" since={0} onCancel={fn()} onRetry={fn()} /> },
});

StillWaiting.test('says after 10 seconds that it is still waiting, with Cancel and Retry', async ({ canvas }) => {
  await expect(canvas.getByText('Still waiting for the server')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

/** All orders are selected, and some of the list could not be read. */
export const SomeUnreadable = meta.story({
  args: { ...all, warning: '2 orders couldn’t be read and aren’t selected.' },
});

SomeUnreadable.test('names what the selection leaves out beside what it covers', async ({ canvas }) => {
  await expect(canvas.getByText('2 orders couldn’t be read and aren’t selected.')).toBeVisible();
  await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('All 12 orders that match');
});

/** Orders changed stage while all of them were being read. */
export const OrdersMoved = meta.story({
  args: {
    ...all,
    label: selectionLabel(120),
    coverage: '120 orders',
    warning: '120 of about 125 orders; 5 moved while loading.',
    onReadAgain: fn(),
  },
});

OrdersMoved.test(
  'says that orders moved during the load, and can read them again',
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('120 of about 125 orders; 5 moved while loading.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReadAgain).toHaveBeenCalledOnce();
  },
);

export const ViewOnly = meta.story({ args: { disabledReason: 'You need edit permission for Dashboard to do this.' } });

ViewOnly.test('stays focusable while disabled and says why', async ({ canvas, args, userEvent }) => {
  const box = canvas.getByRole('checkbox');
  await userEvent.click(box);
  await expect(box).toHaveFocus();
  await expect(box).toHaveAccessibleDescription('You need edit permission for Dashboard to do this.');
  await expect(args.onToggle).not.toHaveBeenCalled();
});

export const OnAPhone = meta.story({
  args: { ...some, coverage: '3 of the 50 orders that match' },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
});

OnAPhone.test('keeps everything inside the bar at 320 px', async ({ canvas }) => {
  const bar = canvas.getByRole('group', { name: 'Selection in Hold Orders' });
  await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
});
