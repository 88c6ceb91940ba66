import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { OutdatedBanner } from './OutdatedBanner.tsx';

const useTheirs = fn();
const saveOwn = fn();

const meta = preview.meta({
  component: OutdatedBanner,
  args: {
    newer: { savedBy: 'Robin Carter' },
    what: 'routing rules',
    children: () => <p>Two rules: “Europe” and “All other orders”.</p>,
    isSaving: false,
    onDiscard: useTheirs,
    onSave: saveOwn,
  },
});

/** Someone else saved first. */
export const Default = meta.story();

Default.test('says who saved what, and keeps the chosen version', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('Robin Carter saved newer routing rules while you were editing.')).toBeVisible();
  await expect(canvas.getByText(/Two rules/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Use theirs' }));
  await expect(useTheirs).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'Save mine over it' }));
  await expect(saveOwn).toHaveBeenCalledOnce();
});

/** The person’s own version is being saved. */
export const Saving = meta.story({ args: { isSaving: true } });

Saving.test('offers no choice of the other version while saving', async ({ canvas, userEvent }) => {
  useTheirs.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Use theirs' }));
  await expect(useTheirs).not.toHaveBeenCalled();
  await expect(canvas.getByRole('button', { name: 'Save mine over it' })).toHaveAttribute('aria-busy', 'true');
});
