import { expect, fn } from 'storybook/test';
import { docsInIframe } from '#storybook/docsInIframe';
import preview from '#storybook/preview';
import { ShortcutSheet } from './ShortcutSheet.tsx';

const meta = preview.meta({
  component: ShortcutSheet,
  parameters: docsInIframe,
  args: {
    groups: [
      {
        title: 'Everywhere',
        lines: [
          { id: 'find', keys: ['Mod+k'], label: 'Find an order' },
          { id: 'sheet', keys: ['?'], label: 'Show this sheet' },
        ],
      },
      {
        title: 'List of orders',
        lines: [
          { id: 'next', keys: ['j'], label: 'Next order' },
          { id: 'open', keys: ['o', 'Enter'], label: 'Open or close the order' },
          { id: 'hold', keys: ['h'], label: 'Hold Order', note: '(once an order is open)' },
        ],
      },
    ],
    singleKeys: true,
    onSingleKeysChange: fn(),
    onClose: fn(),
  },
});

export const Default = meta.story();

Default.test('lists every key with what it does, and when', async ({ canvas }) => {
  const lines = canvas
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  await expect(lines.slice(1)).toEqual([
    '?: Show this sheet',
    'j: Next order',
    'o or Enter: Open or close the order',
    'h: Hold Order (once an order is open)',
  ]);
  await expect(lines[0]).toMatch(/^(Ctrl|⌘)\+k: Find an order$/);
});

Default.test('closes by its button and on Escape', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  canvas.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
  await expect(args.onClose).toHaveBeenCalledTimes(2);
});

Default.test('lets single-key shortcuts be switched off', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Use single-key shortcuts' }));
  await expect(args.onSingleKeysChange).toHaveBeenCalledWith(false);
});
