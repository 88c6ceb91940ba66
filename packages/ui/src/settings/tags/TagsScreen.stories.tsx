import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { expectReadable } from '../../testing/expectReadable.ts';
import { hostileNames, on320px, on490px } from '../../testing/hostileFixtures.ts';
import { failed, ready } from '../../testing/loadables.ts';
import type { ListedTag } from './ListedTag.ts';
import { TagsScreen, type TagsScreenProps } from './TagsScreen.tsx';

const wholesale: ListedTag = {
  name: 'wholesale',
  color: 'blue',
  orders: 214,
  workflows: [
    { workflowId: '5', name: 'Tag wholesale orders', isActive: true, use: 'sets' },
    { workflowId: '7', name: 'Insure wholesale orders', isActive: false, use: 'reads' },
  ],
};
const list: readonly ListedTag[] = [
  wholesale,
  { name: 'gift', color: 'red', orders: 31, workflows: [] },
  {
    name: 'weekend',
    color: null,
    orders: 0,
    workflows: [{ workflowId: '6', name: 'Weekend orders', isActive: true, use: 'sets' }],
  },
];

const props: TagsScreenProps = {
  pageHeader: {
    title: 'Settings',
    tabs: [
      { title: 'Knowledge', path: '/app/settings/knowledge' },
      { title: 'Tags', path: '/app/settings/tags' },
    ],
    current: '/app/settings/tags',
  },
  tags: ready(list),
  disabledReason: null,
  renameDisabledReason: null,
  deleteDisabledReason: null,
  busy: new Set(),
  workflowPath: (workflowId) => `/app/workflows/allworkflows?edit=${workflowId}`,
  onAdd: fn(),
  onColor: fn(),
  onRename: fn(),
  onDelete: fn(),
};

const meta = preview.meta({ component: TagsScreen, args: props, parameters: { layout: 'fullscreen' } });

export const Default = meta.story();

Default.test('shows each tag with its orders and the workflows that use it', async ({ canvas }) => {
  const [first] = within(canvas.getByRole('group', { name: 'Tags' })).getAllByRole('listitem');
  await expect(first).toHaveTextContent(/^wholesale214 ordersSet by Tag wholesale ordersRead by Insure wholesale/);
  await expect(canvas.getByRole('link', { name: 'Tag wholesale orders' })).toHaveAttribute(
    'href',
    '/app/workflows/allworkflows?edit=5',
  );
});

Default.test('adds a tag by keyboard, and says when it exists', async ({ canvas, args, userEvent }) => {
  const name = canvas.getByRole('textbox', { name: 'Name' });
  await userEvent.type(name, 'GIFT{Enter}');
  await expect(args.onAdd).not.toHaveBeenCalled();
  await expect(name).toHaveAccessibleDescription(expect.stringContaining('The tag “gift” already exists.'));
  await userEvent.clear(name);
  await userEvent.type(name, ' fragile {Enter}');
  await expect(args.onAdd).toHaveBeenCalledWith('fragile', null);
  await expect(name).toHaveValue('');
});

Default.test(
  "treats a rename to another tag's name as a merge, and says what it does",
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename tag gift' }));
    const name = canvas.getByRole('textbox', { name: 'New name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Wholesale');
    await expect(
      canvas.getByText(/^The tag “wholesale” already exists\. Merging adds it to 31 orders with “gift”/),
    ).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRename).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Merge gift' }));
    await expect(args.onRename).toHaveBeenCalledWith(list[1], 'Wholesale', true);
  },
);

Default.test('says what a deletion does before it happens', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete tag wholesale' }));
  const dialog = within(await canvas.findByRole('dialog', { name: 'Delete “wholesale”?' }));
  await expect(
    dialog.getByText(
      'It will be removed from 214 orders. “Tag wholesale orders” will set it again on orders that match.',
    ),
  ).toBeVisible();
  await expect(args.onDelete).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await expect(args.onDelete).toHaveBeenCalledWith(wholesale);
});

Default.test('sets a color', async ({ canvas, args, userEvent }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Color weekend' }), 'Green');
  await expect(args.onColor).toHaveBeenCalledWith(list[2], 'green');
});

/** A rename is in progress. */
export const Busy = meta.story({ args: { busy: new Set(['gift']) } });

Busy.test('ignores a second press', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete tag gift' }));
  await expect(canvas.queryByRole('dialog')).toBeNull();
});

export const ViewOnly = meta.story({
  args: { disabledReason: 'You need edit permission for Store Settings to do this.', workflowPath: null },
});

ViewOnly.test('offers no changes and says why', async ({ canvas }) => {
  await expect(canvas.getByText('You need edit permission for Store Settings to do this.')).toBeVisible();
  await expect(canvas.queryByRole('button')).toBeNull();
  await expect(within(canvas.getByRole('group', { name: 'Tags' })).queryByRole('link')).toBeNull();
});

/** For staff who may edit settings, but neither workflows nor orders. */
export const SettingsOnly = meta.story({
  args: {
    renameDisabledReason: 'You need edit permission for Workflows to do this.',
    deleteDisabledReason: 'You need edit permission for Dashboard to do this.',
  },
});

SettingsOnly.test('disables what also changes workflows or orders, and says why', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Rename tag gift' })).toHaveAccessibleDescription(
    'You need edit permission for Workflows to do this.',
  );
  await expect(canvas.getByRole('button', { name: 'Delete tag gift' })).toHaveAttribute('aria-disabled', 'true');
});

/** The shop has no tags. */
export const Empty = meta.story({ args: { tags: ready([]) } });

Empty.test('says how to get a tag', async ({ canvas }) => {
  await expect(canvas.getByText('There are no tags yet. Add one here, or let a workflow tag orders.')).toBeVisible();
});

/** The shop has 500 tags. */
export const Many = meta.story({
  args: {
    tags: ready(
      Array.from({ length: 500 }, (_, index) => ({
        name: `campaign ${index + 1}`,
        color: null,
        orders: 500 - index,
        workflows: [],
      })),
    ),
  },
});

Many.test('finds one of them with a filter', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter tags' }), 'campaign 499');
  await expect(within(canvas.getByRole('group', { name: 'Tags' })).getAllByRole('listitem')).toHaveLength(1);
});

export const Loading = meta.story({ args: { tags: { state: 'loading' } } });

Loading.test('shows the title before the tags load', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(canvas.queryByRole('textbox')).toBeNull();
});

export const Error = meta.story({ args: { tags: failed } });

Error.test('says what happened and offers Retry', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

/** Long and unusual names. */
export const LongNames = meta.story({
  ...on320px,
  args: {
    tags: ready(
      hostileNames.map((name, index) => ({
        name,
        color: 'purple' as const,
        orders: index,
        workflows: [{ workflowId: String(index), name, isActive: true, use: 'sets' as const }],
      })),
    ),
  },
});

LongNames.test('has room for every text at 320 px', async ({ canvasElement }) => {
  await expectReadable(canvasElement);
});

LongNames.test('has room for every text at 490 px', on490px, async ({ canvasElement }) => {
  await expectReadable(canvasElement);
});
