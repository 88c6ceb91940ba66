import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { PageButtons } from './PageButtons.tsx';

const meta = preview.meta({
  component: PageButtons,
  args: { label: 'Needs User Review', page: 2, hasNextPage: true, onPageChange: fn() },
});

export const Default = meta.story();

Default.test(
  'has previous and next buttons with the page number (§2)',
  { tags: ['§2.82'] },
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Page 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenNthCalledWith(1, 1);
    await expect(args.onPageChange).toHaveBeenNthCalledWith(2, 3);
  },
);

/** The first of several pages is shown. */
export const FirstPage = meta.story({ args: { page: 1 } });

FirstPage.test(
  'starts at page 1 (§9), where Previous stays focusable and says why it is disabled',
  { tags: ['§9.11'] },
  async ({ canvas, args, userEvent }) => {
    const previous = canvas.getByRole('button', { name: 'Previous page' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).toHaveAccessibleDescription('This is the first page.');
    previous.focus();
    await expect(previous).toHaveFocus();
    await userEvent.click(previous);
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
);

/** The last of several pages is shown. */
export const LastPage = meta.story({ args: { page: 7, hasNextPage: false } });

LastPage.test(
  'has no next page on the last page, and leads back to the previous one',
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveAccessibleDescription(
      'This is the last page.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(6);
  },
);
