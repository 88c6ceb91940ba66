import {
  composeDigest,
  composeSummary,
  type MailFrame,
  newNotificationSettings,
  type NotificationSettings,
  type SavedNotificationSettings,
  type WrittenMail,
} from '@hub/domain/notifications';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { expectReadable } from '../../testing/expectReadable.ts';
import { hostileTexts, on320px, on490px } from '../../testing/hostileFixtures.ts';
import { failed, ready } from '../../testing/loadables.ts';
import { storyPageHeader } from '../settingsFixtures.ts';
import { NotificationsScreen, type NotificationsScreenProps } from './NotificationsScreen.tsx';

const saved: SavedNotificationSettings = {
  ...newNotificationSettings(true),
  version: 2,
  savedAt: '2026-11-18T10:00:00Z',
  savedBy: 'Robin Carter',
};

const frame: MailFrame = {
  shop: 'hearts.myshopify.com',
  name: 'Robin Carter',
  link: (path) => `https://hub.example.com${path}`,
  unsubscribeUrl: 'https://hub.example.com/unsubscribe/example',
};

const digest = composeDigest(
  [
    {
      kind: 'errors',
      count: 17,
      names: ['#581475', '#581474', '#581471'],
      reasons: [
        { reason: 'address', count: 12 },
        { reason: 'stock', count: 5 },
      ],
    },
    { kind: 'providerDown', count: 1, names: ['Shipbob'], reasons: [] },
  ],
  frame,
);
const figures = {
  arrived: 41,
  shipped: 38,
  open: 12,
  inFulfillment: 7,
  errors: 2,
  hold: 1,
  backOrders: 4,
  needsReview: 1,
};
const summary = composeSummary(figures, { at: new Date('2026-11-20T07:30:00Z'), timeZone: 'Europe/London' }, frame);

function aMail(mailId: string, mail: typeof digest, facts: Partial<WrittenMail> = {}): WrittenMail {
  return { ...mail, mailId, createdAt: '2026-11-20T07:30:00Z', state: 'sent', tries: 1, problem: null, ...facts };
}

/** Keeps entered values in state, as the app does. */
function EditableScreen(props: NotificationsScreenProps) {
  const [settings, setSettings] = useState(props.value);
  return (
    <NotificationsScreen
      {...props}
      value={settings}
      isDirty={props.isDirty || settings !== props.value}
      onChange={(next) => {
        props.onChange(next);
        setSettings(next);
      }}
    />
  );
}

const meta = preview.meta({
  component: NotificationsScreen,
  parameters: { layout: 'fullscreen' },
  render: (args) => <EditableScreen {...args} />,
  args: {
    pageHeader: storyPageHeader('Email'),
    loaded: ready({ saved, address: 'robin@example.com', pendingAddress: null, sendsMail: true }),
    mails: ready([aMail('1', digest), aMail('2', summary)]),
    value: saved,
    isDirty: false,
    isSaving: false,
    newer: null,
    timeZone: 'Europe/London',
    onChange: fn(),
    onSave: fn(),
    onDiscard: fn(),
    isChangingEmail: false,
    emailProblem: null,
    onChangeEmail: fn(),
  },
});

const lastChange = (args: NotificationsScreenProps) =>
  (args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as NotificationSettings | undefined;

export const Default = meta.story();

Default.test('shows what is emailed, where to and when, in one form', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText(/We email robin@example.com/)).toBeVisible();
  await expect(canvas.getByRole('switch', { name: 'Errors' })).toBeChecked();
  await userEvent.click(canvas.getByRole('switch', { name: 'Back orders' }));
  await expect(lastChange(args)?.kinds).toEqual({
    errors: true,
    providerDown: true,
    holdEnded: false,
    backOrders: true,
  });
  await userEvent.click(canvas.getByRole('switch', { name: 'Daily summary' }));
  await expect(canvas.getByLabelText('Send it at')).toHaveValue('07:30');
  await userEvent.click(canvas.getByRole('button', { name: /^Save/ }));
  await expect(args.onSave).toHaveBeenCalledOnce();
});

Default.test('opens an email as written', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Show.*17 orders need you/ }));
  await expect(canvas.getByText(/5 are short of stock/)).toBeVisible();
  await expect(canvas.getByTitle(/17 orders need you/)).toHaveAttribute('sandbox', '');
});

/** The daily summary is open. */
export const Summary = meta.story({ args: { mails: ready([aMail('2', summary)]) } });

Summary.test('shows yesterday and now', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Show/ }));
  await expect(canvas.getByText(/41 orders arrived and 38 shipped/, { selector: 'pre' })).toBeVisible();
});

/** The server has no mail server. */
export const NotSent = meta.story({
  args: {
    loaded: ready({ saved, address: 'robin@example.com', pendingAddress: null, sendsMail: false }),
    mails: ready([aMail('1', digest, { state: 'kept', tries: 0 })]),
  },
});

NotSent.test('says that nothing is sent', async ({ canvas }) => {
  await expect(canvas.getByText(/This server doesn’t send email/)).toBeVisible();
  await expect(canvas.getByText(/^Not sent/)).toBeVisible();
});

/** The mail server rejects the address. */
export const Refused = meta.story({
  args: { mails: ready([aMail('1', digest, { state: 'refused', tries: 2, problem: '550 No such mailbox' })]) },
});

Refused.test('quotes the mail server', async ({ canvas }) => {
  await expect(canvas.getByText('The mail server says: 550 No such mailbox')).toBeVisible();
});

/** The store has no email address. */
export const NoAddress = meta.story({
  args: { loaded: ready({ saved, address: null, pendingAddress: null, sendsMail: true }) },
});

NoAddress.test('says how to add one', async ({ canvas }) => {
  await expect(canvas.getByText(/We don’t have an email address for you yet/)).toBeVisible();
});

NoAddress.test('asks for a valid address before it sends a link', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add an address' }));
  const field = canvas.getByRole('textbox', { name: 'New email address' });
  await userEvent.type(field, 'robin');
  await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
  await expect(canvas.getByText('Enter one email address, such as robin@example.com.')).toBeVisible();
  await expect(args.onChangeEmail).not.toHaveBeenCalled();
  await userEvent.type(field, '@new.example');
  await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
  await expect(args.onChangeEmail).toHaveBeenCalledWith('robin@new.example');
});

/** A new address waits for its link to be opened. */
export const Unconfirmed = meta.story({
  args: {
    loaded: ready({ saved, address: 'robin@example.com', pendingAddress: 'robin@new.example', sendsMail: true }),
  },
});

Unconfirmed.test(
  'says where emails go until then, and can resend or discard the link',
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Confirm robin@new.example')).toBeVisible();
    await expect(canvas.getByText(/Until then we email robin@example\.com\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link again' }));
    await expect(args.onChangeEmail).toHaveBeenLastCalledWith('robin@new.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the change' }));
    await expect(args.onChangeEmail).toHaveBeenLastCalledWith(null);
  },
);

/** Quiet hours have no end. */
export const Wrong = meta.story({ args: { isDirty: true, value: { ...saved, quietTo: '20:00' } } });

Wrong.test('says at the field what is wrong, and saves nothing', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getAllByText('Choose different start and end times for quiet hours.')[0]).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: /^Save/ }));
  await expect(args.onSave).not.toHaveBeenCalled();
});

/** The settings were saved in another window. */
export const Outdated = meta.story({ args: { isDirty: true, newer: { ...saved, version: 3, dailySummary: true } } });

Outdated.test('shows what was saved', async ({ canvas }) => {
  await expect(canvas.getByText('Errors, 3PL down; daily summary at 7:30 AM')).toBeVisible();
});

/** No email has been sent. */
export const Empty = meta.story({ args: { mails: ready([]) } });

Empty.test('says that there are no emails', async ({ canvas }) => {
  await expect(canvas.getByText('We haven’t emailed you yet.')).toBeVisible();
});

export const Loading = meta.story({
  args: { loaded: { state: 'loading' }, mails: { state: 'loading' }, value: null },
});

Loading.test('shows the title before the settings load', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
});

export const Error = meta.story({ args: { loaded: failed, mails: ready([]), value: null } });

Error.test('says what happened and offers Retry', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

/** The address is long, on the narrowest phone. */
export const LongNames = meta.story({
  ...on320px,
  args: {
    loaded: ready({ saved, address: `${hostileTexts.longWord}@example.com`, pendingAddress: null, sendsMail: true }),
  },
});

LongNames.test('has room for every text at 320 px', async ({ canvasElement }) => {
  await expectReadable(canvasElement);
});

LongNames.test('has room for every text at 490 px', on490px, async ({ canvasElement }) => {
  await expectReadable(canvasElement);
});
