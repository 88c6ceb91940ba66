import {
  newTrackingPage,
  type SavedTrackingPage,
  type TrackingPage,
  trackingPageTexts as texts,
} from '@hub/domain/tracking';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { on490px } from '../../testing/hostileFixtures.ts';
import { failed, ready } from '../../testing/loadables.ts';
import { storyPageHeader } from '../settingsFixtures.ts';
import { TrackingPageScreen, type TrackingPageScreenProps } from './TrackingPageScreen.tsx';

/** Keeps entered values in state, as the app does. */
function EditableScreen(props: TrackingPageScreenProps) {
  const [page, setPage] = useState(props.value);
  const [isDirty, setDirty] = useState(props.isDirty);
  return (
    <TrackingPageScreen
      {...props}
      value={page}
      isDirty={isDirty}
      onChange={(next) => {
        props.onChange(next);
        setPage(next);
        setDirty(true);
      }}
    />
  );
}

const saved: SavedTrackingPage = {
  ...newTrackingPage('juniper-and-oak.myshopify.com'),
  isOn: true,
  contactEmail: 'help@example.com',
  version: 3,
  savedAt: '2026-11-18T10:00:00Z',
  savedBy: 'Robin Carter',
};

const off: SavedTrackingPage = { ...saved, isOn: false, version: 0, savedAt: null, savedBy: null };

const props: TrackingPageScreenProps = {
  pageHeader: storyPageHeader('Tracking'),
  loaded: ready({ saved }),
  value: saved,
  isDirty: false,
  isSaving: false,
  newer: null,
  disabledReason: null,
  address: 'https://app.example/track/juniper-and-oak',
  previews: { form: <p>The page before</p>, found: <p>The page with an order</p> },
  statuses: <p>Delivery statuses</p>,
  onChange: fn(),
  onSave: fn(),
  onDiscard: fn(),
};

const meta = preview.meta({
  component: TrackingPageScreen,
  args: props,
  parameters: { layout: 'fullscreen' },
  render: (args) => <EditableScreen {...args} />,
});

const lastChange = (args: TrackingPageScreenProps) =>
  (args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as TrackingPage | undefined;

export const Default = meta.story();

Default.test('links to the page from its address, in a new tab', async ({ canvas }) => {
  await expect(canvas.getByText('https://app.example/track/juniper-and-oak')).toBeVisible();
  await expect(canvas.getByRole('link', { name: /Open the page/ })).toHaveAttribute('target', '_blank');
});

Default.test('previews the page before and after an order is found', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('The page before')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: texts.previewFound }));
  await expect(canvas.getByText('The page with an order')).toBeVisible();
});

Default.test(
  'takes a typed color, and shows the expected format for a wrong one',
  async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: texts.color });
    await userEvent.clear(field);
    await userEvent.type(field, '#aa22');
    await expect(canvas.getAllByText('Enter a color like #1f5199.')[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(field, '00');
    await expect(lastChange(args)?.color).toBe('#aa2200');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
);

/** The page was never saved. */
export const Off = meta.story({ args: { loaded: ready({ saved: off }), value: off } });

Off.test('has no address to share before it is turned on and saved', async ({ canvas, args, userEvent }) => {
  await expect(canvas.queryByRole('link', { name: /Open the page/ })).toBeNull();
  await userEvent.click(canvas.getByRole('switch', { name: texts.isOn }));
  await expect(lastChange(args)?.isOn).toBe(true);
  await expect(canvas.getByText(texts.isOff)).toBeVisible();
});

export const SomebodyElseSaved = meta.story({
  args: { isDirty: true, newer: { ...saved, shopName: 'Juniper', version: 4, savedBy: 'Ana Souza' } },
});

SomebodyElseSaved.test('offers both versions', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText('Ana Souza saved newer tracking page settings while you were editing.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Use theirs' }));
  await expect(args.onDiscard).toHaveBeenCalledOnce();
});

/** For staff who may not edit Store Settings. */
export const ViewOnly = meta.story({
  args: { disabledReason: 'You need edit permission for Store Settings to do this.' },
});

ViewOnly.test('shows the settings as text, without fields', async ({ canvas }) => {
  await expect(canvas.queryByRole('textbox')).toBeNull();
  await expect(canvas.getByText('help@example.com')).toBeVisible();
});

export const Loading = meta.story({ args: { loaded: { state: 'loading' }, value: null } });

Loading.test('says what is loading', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Loading the tracking page' })).toBeInTheDocument();
});

export const Error = meta.story({ args: { loaded: failed, value: null } });

Error.test('says what happened and offers Retry', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

export const OnAPhone = meta.story({ ...on490px });

OnAPhone.test('is never wider than the window', async () => {
  await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});
