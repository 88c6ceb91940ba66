import { reductionTexts as texts } from '@hub/domain/plans';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { SmallerPlan } from './SmallerPlan.tsx';

const chargeType: number | null = 3;
const disabledReason: string | null = null;

const meta = preview.meta({
  component: SmallerPlan,
  args: {
    chargeType,
    pausedBy: (to: number): readonly string[] | null => (to === 0 ? ['Tag VIPs', 'Split heavy orders'] : ['Tag VIPs']),
    disabledReason,
    isBusy: false,
    onReduce: fn(),
  },
});

/** On Elite, the smaller options are Growth and no plan. */
export const Default = meta.story({});

Default.test('names what Growth switches off before it is chosen', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: texts.toGrowth }));
  const dialog = within(canvas.getByRole('dialog', { name: texts.growthTitle }));
  await expect(dialog.getByText('Tag VIPs')).toBeVisible();
  await expect(args.onReduce).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: texts.confirmGrowth }));
  await expect(args.onReduce).toHaveBeenLastCalledWith(2);
});

Default.test(
  'keeps the plan with Keep plan, and cancels it only after showing what stops',
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.cancel }));
    await userEvent.click(canvas.getByRole('button', { name: texts.keep }));
    await expect(args.onReduce).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: texts.cancel }));
    const dialog = within(canvas.getByRole('dialog', { name: texts.cancelTitle }));
    await expect(dialog.getByText('Split heavy orders')).toBeVisible();
    await expect(dialog.getByText(texts.providers)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: texts.confirmCancel }));
    await expect(args.onReduce).toHaveBeenLastCalledWith(0);
  },
);

/** On Growth, the plan can only be canceled. */
export const OnGrowth = meta.story({ args: { chargeType: 2, pausedBy: () => [] } });

OnGrowth.test('says that nothing is switched off', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByRole('button', { name: texts.toGrowth })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: texts.cancel }));
  await expect(canvas.getByText(texts.nonePaused)).toBeVisible();
});

/** The workflows could not be loaded, or the person may not view them. */
export const WorkflowsUnknown = meta.story({ args: { pausedBy: () => null } });

WorkflowsUnknown.test('states the rule instead of names', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: texts.cancel }));
  await expect(canvas.getByText(texts.workflowsUnknown)).toBeVisible();
});

/** For staff who may not edit Store Settings. */
export const ViewOnly = meta.story({
  args: { disabledReason: 'You need edit permission for Store Settings to do this.' },
});

ViewOnly.test('opens no dialog', async ({ canvas, userEvent }) => {
  const cancel = canvas.getByRole('button', { name: texts.cancel });
  await expect(cancel).toHaveAccessibleDescription('You need edit permission for Store Settings to do this.');
  await userEvent.click(cancel);
  await expect(canvas.queryByRole('dialog')).toBeNull();
});

/** There is no plan, so no smaller one exists. */
export const NoPlan = meta.story({ args: { chargeType: 0 } });

NoPlan.test('shows nothing', async ({ canvas }) => {
  await expect(canvas.queryByRole('region')).toBeNull();
});
