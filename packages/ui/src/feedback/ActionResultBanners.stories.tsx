import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { hostileTexts, on320px, on490px } from '../testing/hostileFixtures.ts';
import { expectReadable } from '../testing/expectReadable.ts';
import { ActionResultBanners, type ActionResultBannersProps } from './ActionResultBanners.tsx';

const held: ActionResultBannersProps['reports'][number] = {
  id: 1,
  tone: 'success',
  message: '#536365 is on hold.',
  detail: 'Hold Order · #536365',
  buttons: [{ label: 'Undo', onAction: fn() }],
  onDismiss: fn(),
};
const failed: ActionResultBannersProps['reports'][number] = {
  id: 2,
  tone: 'critical',
  message: 'Something went wrong',
  detail: 'Close Order · #536370 · POST /move-to-close · request 6f2a',
  buttons: [{ label: 'Retry', onAction: fn() }],
  onDismiss: fn(),
};

/** Removes a banner when a button in it is pressed. */
function DismissingBanners({ reports }: ActionResultBannersProps) {
  const [shown, setShown] = useState(reports);
  const dismiss = (id: number) => setShown((before) => before.filter((report) => report.id !== id));
  return (
    <>
      <button type="button">Expand</button>
      <ActionResultBanners
        reports={shown.map((report) => ({
          ...report,
          onDismiss: () => dismiss(report.id),
          buttons: report.buttons?.map((button) => ({
            ...button,
            onAction() {
              dismiss(report.id);
              button.onAction();
            },
          })),
        }))}
      />
    </>
  );
}

const props: ActionResultBannersProps = { reports: [held, failed] };
const meta = preview.meta({
  component: ActionResultBanners,
  args: props,
  render: (args) => <DismissingBanners {...args} />,
});

export const Default = meta.story();

Default.test('marks an error status as an error (§8)', { tags: ['§8.9'] }, async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong');
});

Default.test('can be dismissed, and returns the focus to where it was', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Expand' }));
  canvas.getByRole('button', { name: 'Undo' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(held.buttons?.[0]?.onAction).toHaveBeenCalledTimes(1);
  await expect(canvas.queryByText('#536365 is on hold.')).toBeNull();
  await expect(canvas.getByRole('button', { name: 'Expand' })).toHaveFocus();
});

/** The action is done, and there is nothing to open or undo. */
export const MessageOnly = meta.story({ args: { reports: [{ ...held, detail: undefined, buttons: undefined }] } });

MessageOnly.test('has only the dismiss button when there is nothing more to say', async ({ canvas, userEvent }) => {
  await userEvent.click(within(canvas.getByRole('status')).getByRole('button'));
  await expect(canvas.queryByText('#536365 is on hold.')).toBeNull();
});

export const Unknown = meta.story({
  args: {
    reports: [
      {
        ...held,
        tone: 'warning',
        message: 'You stopped waiting. We don’t know whether it was done, so we’re checking the orders again.',
        detail: 'Ship Now · #536365',
        buttons: undefined,
      },
    ],
  },
});

Unknown.test('shows an unknown outcome as neither success nor error', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('We don’t know whether it was done');
  await expect(canvasElement.querySelector('[class*="critical" i], [class*="success" i]')).toBeNull();
});

/** The action is done, and the remaining steps are on another screen. */
export const WithLink = meta.story({
  args: {
    reports: [
      {
        ...held,
        message: '197 of 200 orders were moved.',
        detail: undefined,
        buttons: undefined,
        link: { label: 'Show the rest', path: '/app/dashboard' },
      },
    ],
  },
});

WithLink.test('links to the remaining steps', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Show the rest' })).toHaveAttribute('href', '/app/dashboard');
});

/** Long and unusual texts. */
export const LongNames = meta.story({
  ...on320px,
  args: {
    reports: [
      { ...failed, message: hostileTexts.error, detail: `Ship Now · ${hostileTexts.longWord}` },
      { ...held, message: hostileTexts.arabic, detail: hostileTexts.hebrew },
    ],
  },
});

LongNames.test(
  'fits every text or offers it in full at 320 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('group', { name: 'Results of actions' }));
  },
);

export const LongNamesOnAPhone = LongNames.extend(on490px);

LongNamesOnAPhone.test(
  'fits every text or offers it in full at 490 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('group', { name: 'Results of actions' }));
  },
);
