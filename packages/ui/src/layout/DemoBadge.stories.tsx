import { demoBadgeTexts } from '@hub/domain/shared';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { DemoBadge } from './DemoBadge.tsx';

const meta = preview.meta({
  component: DemoBadge,
  args: { onOpen: fn() },
  // On the dark bar at the top of every screen.
  decorators: [(story) => <div style={{ padding: 16, background: '#1a1a1a' }}>{story()}</div>],
});

export const Default = meta.story();

Default.test('is a button that explains the demo, by mouse and by keyboard', async ({ args, canvas, userEvent }) => {
  const badge = canvas.getByRole('button', { name: demoBadgeTexts.badge });
  await expect(badge).toHaveAttribute('title', demoBadgeTexts.hint);
  await userEvent.click(badge);
  badge.focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onOpen).toHaveBeenCalledTimes(2);
});
