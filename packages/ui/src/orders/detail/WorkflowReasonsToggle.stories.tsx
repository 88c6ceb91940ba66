import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { WorkflowReasonsToggle } from './WorkflowReasonsToggle.tsx';
import { withOrderPanel } from './withOrderPanel.tsx';

const meta = preview.meta({
  component: WorkflowReasonsToggle,
  args: { children: <p>Hold large orders ran.</p> },
  decorators: [withOrderPanel],
});

export const Default = meta.story();

Default.test('starts closed, and opens and closes by keyboard', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Why each workflow ran or didn’t' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(canvas.queryByText('Hold large orders ran.')).toBeNull();
  button.focus();
  await userEvent.keyboard('{Enter}');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(canvas.getByText('Hold large orders ran.')).toBeVisible();
  await userEvent.keyboard(' ');
  await expect(canvas.queryByText('Hold large orders ran.')).toBeNull();
  await expect(button).toHaveFocus();
});
