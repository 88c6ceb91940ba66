import type { AccountConnection } from '@hub/domain/integrations';
import { type Location, type LocationSettings, newLocationSettings } from '@hub/domain/routing';
import { unsavedVersion } from '@hub/domain/shared';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { expectReadable } from '../../testing/expectReadable.ts';
import { hostileNames, on320px, on490px } from '../../testing/hostileFixtures.ts';
import { failed, ready, storyPageHeader } from '../fulfillmentFixtures.ts';
import { routingLocations } from '../routingFixtures.ts';
import {
  type LocationDraft,
  LocationSettingsScreen,
  type LocationSettingsScreenProps,
} from './LocationSettingsScreen.tsx';

/** Keeps typed values in state, as the app does. */
function EditableScreen(props: LocationSettingsScreenProps) {
  const [drafts, setDrafts] = useState(props.drafts);
  const set = ({ locationId }: Location, draft: LocationDraft) => setDrafts(new Map(drafts).set(locationId, draft));
  return (
    <LocationSettingsScreen
      {...props}
      drafts={drafts}
      onToggleForm={(location) => {
        props.onToggleForm(location);
        set(location, draftOf(location));
      }}
      onChange={(location, settings) => {
        props.onChange(location, settings);
        set(location, { ...(drafts.get(location.locationId) ?? draftOf(location)), settings, isDirty: true });
      }}
      onSave={(location) => {
        props.onSave(location);
        if (props.drafts.get(location.locationId)?.isSaving !== true) setDrafts(new Map());
      }}
    />
  );
}

const draftOf = (settings: LocationSettings, changes: Partial<LocationDraft> = {}): LocationDraft => ({
  settings,
  isDirty: false,
  isSaving: false,
  newer: null,
  ...changes,
});
const at = (index: number): Location => routingLocations[index] ?? { ...newLocationSettings, ...aLocation };
const aLocation = { locationId: '0', name: '', version: 0, savedAt: null, savedBy: null };
const open = (index: number, changes: Partial<LocationDraft> = {}) =>
  new Map([[at(index).locationId, draftOf(at(index), changes)]]);

const props: LocationSettingsScreenProps = {
  pageHeader: storyPageHeader('locations'),
  locations: ready(routingLocations),
  drafts: new Map(),
  accounts: [],
  choices: new Map(),
  disabledReason: null,
  switching: new Set(),
  onSwitch: fn(),
  onToggleForm: fn(),
  onChange: fn(),
  onSave: fn(),
  onDiscard: fn(),
};

const meta = preview.meta({
  component: LocationSettingsScreen,
  args: props,
  parameters: { layout: 'fullscreen' },
  render: (args) => <EditableScreen {...args} />,
});

export const Default = meta.story();

Default.test('says for each location where it ships to, how much and when', async ({ canvas }) => {
  await expect(
    canvas.getByText(
      'Ships to Netherlands, Belgium, Luxembourg and 3 more; United Kingdom where postal codes begin with BT, JE or GY',
    ),
  ).toBeVisible();
  await expect(canvas.getByText('At most 60 orders a day')).toBeVisible();
  await expect(canvas.getByText('Cutoffs at 11:00 AM and 3:00 PM, Monday to Saturday')).toBeVisible();
  await expect(canvas.getByText('Nothing is set yet.')).toBeVisible();
  await expect(canvas.getByRole('switch', { name: 'London showroom' })).not.toBeChecked();
});

/** The form of a location with two zones is open. */
export const Editing = meta.story({ args: { drafts: open(2) } });

Editing.test('adds a country by name, and says when a text is not a country', async ({ canvas, args, userEvent }) => {
  const field = canvas.getByRole('combobox', { name: 'Countries Zone 1' });
  await userEvent.type(field, 'atlantis{Enter}');
  await expect(canvas.getByText('“atlantis” isn’t a country.')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, 'italy{Enter}');
  const settings = (args.onChange as ReturnType<typeof fn>).mock.lastCall?.[1] as LocationSettings | undefined;
  await expect(settings?.zones[0]?.countries).toEqual(['NL', 'BE', 'LU', 'DE', 'FR', 'ES', 'IT']);
  await expect(within(canvas.getByRole('list', { name: 'Countries Zone 1' })).getByText('Italy')).toBeVisible();
});

Editing.test('keeps the focus in the zones when one is added or removed by keyboard', async ({ canvas, userEvent }) => {
  const added = canvas.getAllByRole('group', { name: /^Zone \d+$/ }).length + 1;
  canvas.getByRole('button', { name: 'Add zone' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('combobox', { name: `Countries Zone ${added}` })).toHaveFocus();
  for (let number = added; number >= 1; number -= 1) {
    canvas.getByRole('button', { name: `Remove zone ${number}` }).focus();
    await userEvent.keyboard('{Enter}');
    const next = number === 1 ? 'Add zone' : `Remove zone ${number - 1}`;
    await expect(canvas.getByRole('button', { name: next })).toHaveFocus();
  }
});

Editing.test('returns the focus to what opened the form after a save by keyboard', async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'Ireland');
  canvas.getByRole('button', { name: /^Save / }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.queryByRole('button', { name: /^Save / })).toBeNull();
  await expect(document.activeElement).toHaveAccessibleName(/^Edit /);
});

Editing.test('adds a time as 09:30, and rejects a text that is not a time', async ({ canvas, args, userEvent }) => {
  const field = canvas.getByRole('textbox', { name: 'Cutoff times' });
  await userEvent.type(field, '25:00{Enter}');
  await expect(canvas.getByText('“25:00” isn’t a time. Enter times like 15:00 or 3:00 PM.')).toBeVisible();
  await expect(args.onChange).not.toHaveBeenCalled();
  await userEvent.clear(field);
  await userEvent.type(field, '9:30{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith(
    at(2),
    expect.objectContaining({ cutOffs: expect.objectContaining({ times: ['09:30'] }) }),
  );
});

Editing.test('lets a 3PL be chosen to run it, and shows it in the list', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText('Run by Shipbob')).toBeVisible();
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '3PL' }), 'DCL Logistics');
  await expect(args.onChange).toHaveBeenLastCalledWith(at(2), expect.objectContaining({ providerId: 'dcl' }));
});

/** The merchant ships from this location without a 3PL. */
export const OwnWarehouse = meta.story({
  args: {
    locations: ready(routingLocations.with(2, { ...at(2), kind: 'own', providerId: null })),
    drafts: new Map([[at(2).locationId, draftOf({ ...at(2), kind: 'own', providerId: null })]]),
  },
});

OwnWarehouse.test('says so in the list, and can be assigned to a 3PL', async ({ canvas, args, userEvent }) => {
  const choice = canvas.getByRole('combobox', { name: '3PL' });
  await expect(choice).toHaveDisplayValue('Our own warehouse');
  await expect(choice).toHaveAccessibleDescription(/wait while it isn’t connected/);
  await expect(canvas.getByText('Our own warehouse', { selector: 'li' })).toBeVisible();
  await userEvent.selectOptions(choice, 'DCL Logistics');
  const settings = { kind: 'provider', providerId: 'dcl' };
  await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining(settings));
  await userEvent.selectOptions(choice, 'Our own warehouse');
  const own = { kind: 'own', providerId: null };
  await expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining(own));
});

Editing.test('offers stock counted here or from the store', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText('Stock from your store')).toBeVisible();
  const choice = canvas.getByRole('combobox', { name: 'Stock' });
  await expect(choice).toHaveDisplayValue('Counted in this app');
  await userEvent.selectOptions(choice, 'From your store');
  await expect(args.onChange).toHaveBeenLastCalledWith(at(2), expect.objectContaining({ stockFrom: 'store' }));
});

const anAccount = (account: string): AccountConnection => ({
  providerId: 'ship_stations',
  account,
  accountName: account,
  lastSuccessAt: null,
  lastFailureAt: null,
  failureKind: null,
  failureWords: null,
  failingSince: null,
  failuresInRow: 0,
  pausedAt: null,
  lastOrderAt: null,
  waitingOrders: 0,
  missingChoices: [],
  hasWebhooks: false,
  stock: null,
});
const run = (by: Partial<LocationSettings>) => new Map([[at(2).locationId, draftOf({ ...at(2), ...by })]]);

/** The merchant has two accounts with the 3PL of a location. */
export const TwoAccounts = meta.story({
  args: {
    drafts: run({ providerId: 'ship_stations', account: 'West' }),
    accounts: [anAccount('East'), anAccount('West')],
  },
});

TwoAccounts.test(
  'switches to another account, and keeps showing one that is off',
  async ({ canvas, args, userEvent }) => {
    const choice = canvas.getByRole('combobox', { name: 'Account' });
    await expect(choice).toHaveDisplayValue('West');
    await userEvent.selectOptions(choice, 'East');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      at(2),
      expect.objectContaining({ account: 'East', site: null }),
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '3PL' }), 'Shipbob');
    await expect(args.onChange).toHaveBeenLastCalledWith(at(2), expect.objectContaining({ account: null }));
  },
);

/** The 3PL of a location has two warehouses, and another one was chosen earlier. */
export const SeveralSites = meta.story({
  args: {
    drafts: run({ providerId: 'info_plus', site: '9' }),
    choices: new Map([
      [
        'info_plus',
        [
          {
            saved: { ...unsavedVersion, providerId: 'info_plus', account: '', values: {} },
            accountName: '',
            problem: null,
            choices: [
              {
                name: 'warehouseId',
                label: 'Warehouse',
                options: [
                  { value: '1', label: 'Leeds' },
                  { value: '2', label: 'Rotterdam' },
                ],
              },
            ],
          },
        ],
      ],
    ]),
  },
});

SeveralSites.test("lets one of the 3PL's warehouses be chosen", async ({ canvas, args, userEvent }) => {
  const choice = canvas.getByRole('combobox', { name: 'Warehouse of the 3PL' });
  await expect(choice).toHaveDisplayValue('9 (not listed now)');
  await userEvent.selectOptions(choice, 'Rotterdam');
  await expect(args.onChange).toHaveBeenLastCalledWith(at(2), expect.objectContaining({ site: '2' }));
});

/** A location's 3PL counts its stock. */
export const StockFromProvider = meta.story({ args: { drafts: open(0) } });

StockFromProvider.test('takes stock only from a 3PL that reports it', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText('Stock from the 3PL, read every hour')).toBeVisible();
  const choice = canvas.getByRole('combobox', { name: 'Stock' });
  await expect(choice).toHaveDisplayValue('From the 3PL');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '3PL' }), 'ship_stations');
  await expect(choice).toBeInvalid();
  await expect(choice).toHaveAccessibleDescription(/This 3PL doesn’t report its stock/);
  await userEvent.selectOptions(choice, 'Counted in this app');
  await expect(within(choice).queryByRole('option', { name: 'From the 3PL' })).toBeNull();
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '3PL' }), 'Shipbob');
  await userEvent.selectOptions(choice, 'From the 3PL');
  await expect(args.onChange).toHaveBeenLastCalledWith(
    at(0),
    expect.objectContaining({ providerId: 'shipbob', stockFrom: 'provider' }),
  );
});

Editing.test('does not save an empty zone and says why', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add zone' }));
  const zone = within(canvas.getByRole('group', { name: 'Zone 3' }));
  await expect(zone.getByRole('textbox', { name: /Postal codes/ })).toHaveAccessibleDescription(
    /Choose a country or enter how postal codes begin, or remove this zone\./,
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Save Rotterdam (EU)' }));
  await expect(args.onSave).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('button', { name: 'Remove zone 3' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Save Rotterdam (EU)' }));
  await expect(args.onSave).toHaveBeenCalledOnce();
});

/** Every field has a mistake. */
export const Wrong = meta.story({
  args: {
    drafts: open(2, {
      isDirty: true,
      settings: {
        ...at(2),
        zones: [{ countries: [], postcodes: [] }],
        dailyCapacity: -3,
        cutOffs: { times: ['15:00'], weekdays: [] },
      },
    }),
  },
});

Wrong.test('says for each part what is wrong with it', async ({ canvas }) => {
  await expect(canvas.getByText(/^Enter 1 or more\./)).toBeVisible();
  await expect(canvas.getByText('Choose at least one day.')).toBeVisible();
});

/** Someone else saved a newer version. */
export const Outdated = meta.story({
  args: {
    drafts: open(1, {
      isDirty: true,
      newer: { ...at(1), dailyCapacity: 7, version: 3, savedBy: 'Ana Souza' },
    }),
  },
});

Outdated.test(
  'shows the newer version and keeps the one that the person chooses',
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Ana Souza saved newer settings while you were editing.')).toBeVisible();
    await expect(canvas.getByText('At most 7 orders a day')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use theirs' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save mine over it' }));
    await expect(args.onDiscard).toHaveBeenCalledWith(at(1));
    await expect(args.onSave).toHaveBeenCalledWith(at(1));
  },
);

export const Saving = meta.story({ args: { drafts: open(1, { isDirty: true, isSaving: true }) } });

Saving.test('sends nothing on a second press', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save Leeds overflow' }));
  await expect(args.onSave).not.toHaveBeenCalled();
});

export const ViewOnly = meta.story({
  args: { disabledReason: 'You need edit permission for Locations to do this.' },
});

ViewOnly.test('offers no changes and says why', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: /^Edit/ })).toBeNull();
  await expect(canvas.getByRole('switch', { name: 'Leeds overflow' })).toHaveAttribute('aria-disabled', 'true');
});

export const Loading = meta.story({ args: { locations: { state: 'loading' } } });

Loading.test('shows the title before the locations load', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(canvas.queryByRole('switch')).toBeNull();
});

export const Error = meta.story({ args: { locations: failed } });

Error.test('says what happened and offers Retry', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

/** The store has no locations. */
export const Empty = meta.story({ args: { locations: ready([]) } });

Empty.test('says that there are no locations', async ({ canvas }) => {
  await expect(canvas.getByText('Your store has no locations yet.')).toBeVisible();
});

const hostile = hostileNames.map((name, index): Location => ({
  ...at(2),
  locationId: String(index),
  name,
  savedBy: name,
}));

/** Long and unusual names. */
export const LongNames = meta.story({
  ...on320px,
  args: { locations: ready(hostile), drafts: new Map([['0', draftOf(at(2))]]) },
});

LongNames.test('has room for every text at 320 px', async ({ canvasElement }) => {
  await expectReadable(canvasElement);
});

LongNames.test('has room for every text at 490 px', on490px, async ({ canvasElement }) => {
  await expect(within(canvasElement).getAllByRole('switch').length).toBe(hostile.length);
  await expectReadable(canvasElement);
});
