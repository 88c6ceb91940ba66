import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { expectReadable } from '../../testing/expectReadable.ts';
import { hostileTexts, on320px } from '../../testing/hostileFixtures.ts';
import { savedWorkflows, storyContext } from '../workflowListFixtures.ts';
import { OutdatedDialog, type OutdatedDialogProps } from './OutdatedDialog.tsx';

const [theirs] = savedWorkflows;
if (!theirs) throw new Error('There are saved workflows.');
const props: OutdatedDialogProps = {
  theirs: { ...theirs, version: 4, savedBy: 'Ana Souza' },
  own: {
    ...theirs,
    name: 'Hold very large orders',
    groups: [
      { match: 'all', conditions: [{ field: 'orderTotal', operator: 'moreThan', values: [2000], currency: 'GBP' }] },
    ],
    actions: [...theirs.actions, { type: 'addTags', tags: ['large'] }],
  },
  context: storyContext,
  isSaving: false,
  onUseTheirs: fn(),
  onSaveOwn: fn(),
  onClose: fn(),
};
const meta = preview.meta({ component: OutdatedDialog, args: props });

export const Default = meta.story();

Default.test('shows what differs, theirs beside yours', async ({ canvas }) => {
  const rows = within(canvas.getByRole('list', { name: 'What differs' })).getAllByRole('listitem');
  await expect(rows.map(({ textContent }) => textContent)).toEqual([
    'NameTheirsHold large ordersYoursHold very large orders',
    'ConditionTheirsthe total is more than £1,000.00Yoursthe total is more than £2,000.00',
    'ActionTheirsNothingYourstag it “large”',
  ]);
});

Default.test(
  'keeps the version that the person chooses; Escape decides nothing',
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use theirs' }));
    await expect(args.onUseTheirs).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Save mine over it' }));
    await expect(args.onSaveOwn).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep editing' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
);

/** Someone else saved the same change first. */
export const Same = meta.story({ args: { own: theirs } });

Same.test('says that two people made the same change', async ({ canvas }) => {
  await expect(canvas.getByText('Both versions are the same.')).toBeVisible();
});

/** Someone else deleted the workflow while it was being changed here. */
export const Deleted = meta.story({ args: { theirs: null } });

Deleted.test('can save what was written as a new workflow', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save as a new workflow' }));
  await expect(args.onSaveOwn).toHaveBeenCalledOnce();
  await expect(canvas.queryByRole('button', { name: 'Use theirs' })).toBeNull();
});

export const LongNames = meta.story({
  ...on320px,
  args: {
    theirs: { ...theirs, name: hostileTexts.longWord, savedBy: hostileTexts.arabic },
    own: { ...theirs, name: hostileTexts.hebrew },
  },
});

LongNames.test('has room for every text at 320 px', async ({ canvas }) => {
  await expectReadable(canvas.getByRole('dialog'));
});
