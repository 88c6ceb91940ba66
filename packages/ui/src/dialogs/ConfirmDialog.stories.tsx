import { bidiIsolate } from '@hub/domain/shared';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { docsInIframe } from '#storybook/docsInIframe';
import preview from '#storybook/preview';
import { ActionButton } from '../actions/ActionButton.tsx';
import { hostileTexts, on320px, on490px } from '../testing/hostileFixtures.ts';
import { expectReadable } from '../testing/expectReadable.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

/** A button that opens the dialog. */
function Opener({ onConfirm, onCancel, ...dialogProps }: ConfirmDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionButton label="Close Order" disabledReason={null} onAction={() => setOpen(true)} />
      <ConfirmDialog
        {...dialogProps}
        open={isOpen}
        onConfirm={() => {
          setOpen(false);
          onConfirm();
        }}
        onCancel={() => {
          setOpen(false);
          onCancel();
        }}
      />
    </>
  );
}

const meta = preview.meta({
  component: ConfirmDialog,
  parameters: docsInIframe,
  args: {
    open: true,
    title: 'Are you sure you want to hold this item?',
    body: 'Order #536365, Customer 17850',
    confirmLabel: 'Hold Order',
    onConfirm: fn(),
    onCancel: fn(),
  },
});

export const Default = meta.story();

Default.test(
  'says what will happen, and labels the primary button with the verb',
  async ({ canvas, args, userEvent }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Are you sure you want to hold this item?' });
    await expect(dialog).toHaveAccessibleDescription(/Order #536365/);
    await expect(canvas.getByRole('button', { name: 'Hold Order' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
);

/** The action cannot be undone. */
export const Destructive = meta.story({
  args: {
    title: 'Are you sure you want to close this order?',
    confirmLabel: 'Close Order',
    destructive: true,
    note: 'This cannot be undone.',
  },
});

Destructive.test('says that the action cannot be undone, and puts the initial focus on Cancel', async ({ canvas }) => {
  await expect(canvas.getByRole('dialog')).toHaveAccessibleDescription(/This cannot be undone\./);
  await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

export const Busy = meta.story({ args: { busy: true } });

Busy.test('ignores a second confirmation while it runs', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Hold Order/ }));
  await userEvent.keyboard('{Enter}');
  await expect(args.onConfirm).not.toHaveBeenCalled();
});

/** The question needs no explanation. */
export const TitleOnly = meta.story({
  args: { title: 'Confirm this bulk action before processing. 12 Selected Orders.', body: undefined },
});

TitleOnly.test(
  'leaves no empty line between title and buttons when there is nothing else to say',
  async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', {
      name: 'Confirm this bulk action before processing. 12 Selected Orders.',
    });
    await expect(dialog).not.toHaveAttribute('aria-describedby');
    const gap =
      canvas.getByRole('button', { name: 'Hold Order' }).getBoundingClientRect().top -
      canvas.getByRole('heading').getBoundingClientRect().bottom;
    await expect(gap).toBeLessThan(24);
  },
);

/** A button on the page opened it. */
export const FromAButton = meta.story({ render: (args) => <Opener {...args} /> });

FromAButton.test(
  'declines on Escape, does nothing and returns the focus to the opener',
  { tags: ['§5.7'] },
  async ({ canvas, args, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Close Order' });
    await userEvent.click(opener);
    await expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    // A scripted key press does not trigger the browser's Escape handling; dispatching its event does.
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
);

FromAButton.test('confirms once on a double click', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Close Order' }));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Hold Order' }));
  await expect(args.onConfirm).toHaveBeenCalledTimes(1);
});

/** Long and unusual texts. */
export const LongNames = meta.story({
  ...on320px,
  args: {
    title: `Delete the view “${hostileTexts.longWord}”?`,
    body: `Order #536365, ${bidiIsolate(hostileTexts.hebrew)}`,
    note: hostileTexts.error,
    confirmLabel: `Remove 144,000 of 144,000 × ${hostileTexts.sku}`,
    destructive: true,
  },
});

LongNames.test(
  'fits every text or offers it in full at 320 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('dialog'));
  },
);

export const LongNamesOnAPhone = LongNames.extend(on490px);

LongNamesOnAPhone.test(
  'fits every text or offers it in full at 490 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('dialog'));
  },
);
