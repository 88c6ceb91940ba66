import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ReportBanner, type ReportBannerProps } from './ReportBanner.tsx';

const held: ReportBannerProps = { tone: 'success', message: '#536365 is on hold.', detail: 'Hold Order · #536365', buttons: [{ label: 'Undo', onAction: fn() }], onDismiss: fn() };

const meta = preview.meta({ component: ReportBanner, args: held });

export const Default = meta.story();

Default.test('dismissible, with Undo', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
  await expect(args.buttons?.[0]?.onAction).toHaveBeenCalledTimes(1);
  await userEvent.click(canvas.getByRole('button', { name: /Dismiss/ }));
  await expect(args.onDismiss).toHaveBeenCalledTimes(1);
});

export const Failed = meta.story({ args: { tone: 'critical', message: 'Something went wrong', detail: 'Close Order · #536365 · POST /move-to-close · request 6f2a', buttons: [{ label: 'Retry', onAction: fn() }] } });

Failed.test('an error status marks it as error (§8)', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong');
});

export const MessageOnly = meta.story({ args: { detail: undefined, buttons: undefined } });

export const WithLink = meta.story({ args: { message: '197 of 200 orders were moved.', detail: undefined, buttons: undefined, link: { label: 'Show the rest', path: '/app/dashboard' } } });
