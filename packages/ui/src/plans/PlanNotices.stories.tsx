import { type PlanState, reductionTexts as texts } from '@hub/domain/plans';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { PlanNotices } from './PlanNotices.tsx';

const none: PlanState = { trialEndsAt: null, isFrozen: false, discount: null, paused: null };
const workflowsPath: string | null = '/app/workflows/allworkflows';

const meta = preview.meta({
  component: PlanNotices,
  args: {
    state: { ...none, trialEndsAt: '2026-12-04T08:00:00.000Z' },
    now: new Date('2026-11-20T08:13:19Z'),
    timeZone: 'Europe/London',
    workflowsPath,
  },
});

/** The shop is in its trial. */
export const Trial = meta.story({});

Trial.test('says when the trial ends', async ({ canvas }) => {
  await expect(canvas.getByText('Trial ends on 2026-12-04.')).toBeVisible();
});

/** A smaller plan has switched workflows off. */
export const Paused = meta.story({
  args: {
    state: {
      ...none,
      paused: {
        at: '2026-11-19T10:00:00.000Z',
        workflows: [
          { workflowId: '6', name: 'Tag VIPs' },
          { workflowId: '7', name: 'Split heavy orders' },
        ],
      },
    },
  },
});

Paused.test('names the workflows, with a link to them', async ({ canvas }) => {
  await expect(canvas.getByText(/Tag VIPs.*Split heavy orders.*are off since 2026-11-19/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: texts.openWorkflows })).toHaveAttribute(
    'href',
    '/app/workflows/allworkflows',
  );
});

/** For staff who may not view workflows. */
export const PausedWithoutLink = Paused.extend({ args: { workflowsPath: null } });

PausedWithoutLink.test('has no link', async ({ canvas }) => {
  await expect(canvas.queryByRole('link')).toBeNull();
});
