import { type Plan, type PlanId, plans } from '@hub/domain/plans';
import { planChoiceReason, planChoiceWords } from '@hub/domain/settings';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { on320px } from '../testing/hostileFixtures.ts';
import { PlanGrid } from './PlanGrid.tsx';
import type { PlanPurchase } from './PlanPurchase.ts';

const idle: PlanPurchase = { running: null, failure: null };
const onGrowth: PlanId | null = 2;

const meta = preview.meta({
  component: PlanGrid,
  args: {
    plans,
    currentId: onGrowth,
    chargeType: onGrowth,
    purchase: idle,
    getDisabledReason: ({ id }: Plan) => planChoiceReason(id, 2),
    onChoose: fn(),
  },
});

export const Default = meta.story();

Default.test(
  "marks the store's plan, disables it and says why, and offers the larger one",
  async ({ canvas, args, userEvent }) => {
    await expect(within(canvas.getByRole('region', { name: 'Growth' })).getByText('Current plan')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose Growth' })).toHaveAccessibleDescription(
      planChoiceWords.isCurrent,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Growth' }));
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Elite' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith(3);
  },
);

Default.test(
  'says what changes: the price compared to the current plan, and what becomes possible',
  async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Elite' })).toHaveTextContent(
      '$750 per month more than Growth. You can run any number of workflows instead of 5 and ship from several locations.',
    );
    await expect(canvas.getByRole('region', { name: 'Growth' })).not.toHaveTextContent('You can');
  },
);

/** The shop has no plan yet. */
export const NoPlan = meta.story({ args: { currentId: null, chargeType: 0, getDisabledReason: () => null } });

NoPlan.test('offers both plans and marks neither without a plan', async ({ canvas }) => {
  await expect(canvas.queryByText('Current plan')).toBeNull();
  for (const button of canvas.getAllByRole('button', { name: /^Choose / }))
    await expect(button).not.toHaveAttribute('aria-disabled');
});

/** A plan was chosen, and the store’s payment page is loading. */
export const Choosing = meta.story({
  args: { ...NoPlan.input.args, purchase: { running: { planId: 3 }, failure: null } },
});

Choosing.test(
  'allows one purchase at a time: the other plan says that it waits',
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Choose Elite' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Growth' }));
    await expect(canvas.getByRole('button', { name: 'Choose Growth' })).toHaveAccessibleDescription(/Another plan/);
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
);

export const Error = meta.story({
  args: {
    purchase: {
      running: null,
      failure: { message: 'Internal server error.', detail: 'POST /billing/info/create · status 500' },
    },
  },
});

Error.test('says above the plans that a purchase did not start', async ({ canvas }) => {
  const alert = canvas.getByRole('alert');
  await expect(alert).toHaveTextContent('Internal server error.');
  await expect(alert.compareDocumentPosition(canvas.getByRole('region', { name: 'Growth' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

export const OnAPhone = meta.story({ ...on320px });

OnAPhone.test('stacks the plans within the page on a phone', async ({ canvas }) => {
  const [first, second] = canvas.getAllByRole('region').map((card) => card.getBoundingClientRect());
  await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Number.POSITIVE_INFINITY);
  await expect(second?.right).toBeLessThanOrEqual(320);
});
