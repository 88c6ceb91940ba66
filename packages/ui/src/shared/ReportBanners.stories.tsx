import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ReportBanners, type ReportBannersProps } from './ReportBanners.tsx';

const held: ReportBannersProps['reports'][number] = { id: 1, tone: 'success', message: '#536365 is on hold.', detail: 'Hold Order · #536365', buttons: [{ label: 'Undo', onAction: fn() }], onDismiss: fn() };
const failed: ReportBannersProps['reports'][number] = { id: 2, tone: 'critical', message: 'Something went wrong', detail: 'Close Order · #536370 · POST /move-to-close · request 6f2a', buttons: [{ label: 'Retry', onAction: fn() }], onDismiss: fn() };

/** The place as the screen keeps it: a report leaves when a button in it is pressed. */
function Place({ reports }: ReportBannersProps) {
  const [shown, setShown] = useState(reports);
  const leave = (id: number) => setShown((before) => before.filter((report) => report.id !== id));
  return (
    <>
      <button type="button">Expand</button>
      <ReportBanners
        reports={shown.map((report) => ({
          ...report,
          onDismiss: () => leave(report.id),
          buttons: report.buttons?.map((button) => ({
            ...button,
            onAction() {
              leave(report.id);
              button.onAction();
            },
          })),
        }))}
      />
    </>
  );
}

const props: ReportBannersProps = { reports: [held, failed] };
const meta = preview.meta({ component: ReportBanners, args: props, render: (args) => <Place {...args} /> });

export const Default = meta.story();

Default.test('an error status marks it as error (§8)', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong');
});

Default.test('dismissible, and the focus goes back to where it was', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Expand' }));
  canvas.getByRole('button', { name: 'Undo' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(held.buttons?.[0]?.onAction).toHaveBeenCalledTimes(1);
  await expect(canvas.queryByText('#536365 is on hold.')).toBeNull();
  await expect(canvas.getByRole('button', { name: 'Expand' })).toHaveFocus();
});

export const MessageOnly = meta.story({ args: { reports: [{ ...held, detail: undefined, buttons: undefined }] } });

export const Unknown = meta.story({
  args: { reports: [{ ...held, tone: 'warning', message: 'You stopped waiting. It is not known whether it was done, so the orders are read again.', detail: 'Ship Now · #536365', buttons: undefined }] },
});

export const WithLink = meta.story({ args: { reports: [{ ...held, message: '197 of 200 orders were moved.', detail: undefined, buttons: undefined, link: { label: 'Show the rest', path: '/app/dashboard' } }] } });
