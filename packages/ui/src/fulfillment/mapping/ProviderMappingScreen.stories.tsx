import type { AccountChoices } from '@hub/domain/integrations';
import { newProviderMapping, type ProviderMapping, type SavedMapping } from '@hub/domain/shipping';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { expectReadable } from '../../testing/expectReadable.ts';
import { hostileNames, hostileTexts, on320px, on490px } from '../../testing/hostileFixtures.ts';
import { shownValue } from '../../data/index.ts';
import { failed, ready, storyPageHeader } from '../fulfillmentFixtures.ts';
import { ProviderMappingScreen, type ProviderMappingScreenProps } from './ProviderMappingScreen.tsx';
import type { ProviderForm } from './ShippingMappingForm.tsx';

/** Keeps entered values in state, as the app does. */
function EditableScreen(props: ProviderMappingScreenProps) {
  const [providerId, setProviderId] = useState(props.providerId);
  const [mappings, setMappings] = useState<ReadonlyMap<string, ProviderMapping>>(new Map());
  const list = shownValue(props.providers)?.map((provider) => {
    const mapping = mappings.get(provider.saved.providerId);
    return {
      ...provider,
      ...(mapping !== undefined && { value: mapping, isDirty: true }),
      onChange(next: ProviderMapping) {
        provider.onChange(next);
        setMappings(new Map(mappings).set(provider.saved.providerId, next));
      },
    };
  });
  return (
    <ProviderMappingScreen
      {...props}
      providers={list === undefined ? props.providers : ready(list)}
      providerId={providerId}
      onProvider={(id) => {
        props.onProvider(id);
        setProviderId(id);
      }}
    />
  );
}

const saved: SavedMapping = {
  providerId: 'shipbob',
  defaultService: null,
  methods: [
    { method: 'Standard', service: { carrier: 'Royal Mail', service: 'Tracked 72' } },
    { method: 'Express', service: { carrier: 'DPD', service: 'Next Day' } },
  ],
  skus: [],
  version: 2,
  savedAt: '2026-11-18T10:00:00Z',
  savedBy: 'Robin Carter',
};

const shipbob: ProviderForm = {
  name: 'Shipbob',
  saved,
  value: saved,
  uses: [
    { method: 'Standard', waiting: 20, recent: 811 },
    { method: 'Express', waiting: 3, recent: 96 },
    { method: 'International tracked', waiting: 6, recent: 41 },
    { method: 'International express', waiting: 1, recent: 12 },
  ],
  listed: null,
  isDirty: false,
  isSaving: false,
  newer: null,
  onChange: fn(),
  onSave: fn(),
  onDiscard: fn(),
};

/** What Shipbob lists for its account. */
const shipbobAccount: AccountChoices = {
  saved: { ...saved, account: '', values: { facilityId: '12' } },
  accountName: '',
  choices: [
    { name: 'channelId', label: 'Channel', options: [{ value: '2', label: 'Order hub' }] },
    {
      name: 'facilityId',
      label: 'Facility',
      options: [
        { value: '12', label: 'Cicero (IL)' },
        { value: '13', label: 'Moreno Valley (CA)' },
      ],
    },
    {
      name: 'service',
      label: 'Carrier and service',
      options: [
        { value: 'UPS / Ground', label: 'UPS Ground' },
        { value: 'FedEx / 2 Day', label: 'FedEx 2 Day' },
      ],
    },
  ],
  problem: null,
};

const props: ProviderMappingScreenProps = {
  pageHeader: storyPageHeader('shipping-mapping'),
  providers: ready([shipbob]),
  providerId: null,
  disabledReason: null,
  integrationsPath: '/app/integration',
  now: new Date('2026-11-20T15:00:00Z'),
  timeZone: 'Europe/London',
  onProvider: fn(),
};

const meta = preview.meta({
  component: ProviderMappingScreen,
  args: props,
  parameters: { layout: 'fullscreen' },
  render: (args) => <EditableScreen {...args} />,
});

const lastChange = () => (shipbob.onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as ProviderMapping | undefined;

const methodsIn = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('group', { name: 'Shipping methods' })).getAllByRole('listitem');

export const Default = meta.story();

Default.test('lists unmapped methods first, with how many orders wait for them', async ({ canvas }) => {
  await expect(canvas.getByText('2 shipping methods aren’t mapped. 7 waiting orders use them.')).toBeVisible();
  const rows = methodsIn(canvas).map(({ textContent }) => textContent ?? '');
  await expect(rows[0]).toMatch(/^International tracked.*Not mapped6 orders waiting · 41 in the last 30 days/);
  const names = ['International tracked', 'International express', 'Standard', 'Express'];
  await expect(rows.map((row) => names.find((name) => row.startsWith(name)))).toEqual(names);
});

Default.test('takes a service by keyboard, and keeps the row in place', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: 'Carrier International tracked' }));
  await userEvent.keyboard('Royal Mail{Tab}International Tracked');
  await expect(lastChange()?.methods.at(-1)).toEqual({
    method: 'International tracked',
    service: { carrier: 'Royal Mail', service: 'International Tracked' },
  });
  await expect(canvas.getByText('1 shipping method isn’t mapped. 1 waiting order uses it.')).toBeVisible();
  await expect(methodsIn(canvas)[0]).toHaveTextContent('International tracked');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(shipbob.onSave).toHaveBeenCalledOnce();
});

Default.test('says what an incomplete service lacks, and does not save it', async ({ canvas, userEvent }) => {
  const carrier = canvas.getByRole('combobox', { name: 'Carrier International tracked' });
  await userEvent.type(carrier, 'DHL');
  await expect(canvas.getByRole('combobox', { name: 'Service International tracked' })).toBeInvalid();
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(shipbob.onSave).not.toHaveBeenCalled();
  await userEvent.clear(carrier);
  await expect(lastChange()?.methods).toEqual(saved.methods);
});

Default.test('uses a default service for methods without their own', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('combobox', { name: 'Carrier Default service' }), 'DHL');
  await userEvent.type(canvas.getByRole('combobox', { name: 'Service Default service' }), 'Parcel');
  await expect(canvas.queryByText(/n’t mapped/)).toBeNull();
  await expect(canvas.getAllByText('Default')).toHaveLength(2);
  await expect(canvas.getByRole('combobox', { name: 'Carrier International tracked' })).toHaveAttribute(
    'placeholder',
    'DHL',
  );
});

/** The 3PL lists the services that an account can ship with. */
export const ListedServices = meta.story({
  args: {
    providers: ready([
      {
        ...shipbob,
        listed: { accounts: [shipbobAccount], readAt: Date.parse('2026-11-20T14:30:05Z') },
      },
    ]),
  },
});

ListedServices.test(
  'shows what was chosen for the account, and how much there is to choose from',
  async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Chosen for all orders' }));
    const facts = section.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(facts).toEqual([
      'Not chosen',
      '1 to choose from',
      'Cicero (IL)',
      '2 to choose from',
      'Not chosen',
      '2 to choose from',
    ]);
    await expect(section.getByText(/^As of 02:30:05/)).toBeVisible();
    await expect(section.getByRole('link', { name: 'Open Apps & Integrations' })).toHaveAttribute(
      'href',
      '/app/integration',
    );
  },
);

/** One of two accounts can't be asked what it lists. */
export const SomeFailed = meta.story({
  args: {
    integrationsPath: null,
    providers: ready([
      {
        ...shipbob,
        listed: {
          accounts: [
            { ...shipbobAccount, accountName: 'East' },
            {
              ...shipbobAccount,
              saved: { ...shipbobAccount.saved, account: 'west' },
              accountName: 'West',
              choices: [],
              problem: 'The token has expired.',
            },
          ],
          readAt: Date.parse('2026-11-20T14:30:05Z'),
        },
      },
    ]),
  },
});

SomeFailed.test('says which account, and why', async ({ canvas }) => {
  const section = within(canvas.getByRole('region', { name: 'Chosen for all orders' }));
  await expect(section.getByText('Cicero (IL)')).toBeVisible();
  await expect(section.getByRole('heading', { name: 'West' })).toBeVisible();
  await expect(section.getByText('Couldn’t load the choices from Shipbob. The token has expired.')).toBeVisible();
  await expect(section.queryByRole('link')).toBeNull();
});

ListedServices.test(
  "suggests the 3PL's services in the fields, with the time of the list",
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('2 services from Shipbob to choose from')).toBeVisible();
    await expect(canvas.getByText(/^As of 02:30:05/)).toBeVisible();
    const field = canvas.getByRole('combobox', { name: 'Service International tracked' });
    const options = canvasElement.querySelectorAll(`[id="${field.getAttribute('list')}"] option`);
    await expect([...options].map((option) => option.getAttribute('value'))).toEqual([
      'Ground',
      '2 Day',
      'Tracked 72',
      'Next Day',
    ]);
  },
);

/** The 3PL has two products under its own SKUs. */
export const MappedSkus = meta.story({
  args: {
    providers: ready([
      {
        ...shipbob,
        value: {
          ...saved,
          skus: [
            { sku: 'MUG-01', providerSku: '100-mug' },
            { sku: 'TEE-S', providerSku: '100-tee' },
          ],
        },
      },
    ]),
  },
});

MappedSkus.test('adds a pair, and says what an incomplete one lacks', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add SKU' }));
  const fields = canvas.getAllByRole('textbox', { name: 'Your SKU' });
  await expect(fields).toHaveLength(3);
  await userEvent.type(fields[2] ?? canvas.getByRole('main'), 'POSTER');
  await expect(canvas.getAllByText('Enter the SKU that your 3PL has for it.')[0]).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(shipbob.onSave).not.toHaveBeenCalled();
  await userEvent.type(canvas.getAllByRole('textbox', { name: 'The 3PL’s SKU' })[2] ?? canvas.getByRole('main'), '7');
  await expect(lastChange()?.skus.at(-1)).toEqual({ sku: 'POSTER', providerSku: '7' });
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(shipbob.onSave).toHaveBeenCalledOnce();
});

MappedSkus.test('does not treat a new, empty pair as a mistake', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add SKU' }));
  await expect(canvas.getAllByRole('textbox', { name: 'Your SKU' })).toHaveLength(3);
  await expect(canvas.queryByText('Enter your SKU.', { ignore: '[hidden]' })).toBeNull();
});

MappedSkus.test('removes a pair, and moves the focus to Add SKU', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove SKU MUG-01' }));
  await expect(lastChange()?.skus).toEqual([{ sku: 'TEE-S', providerSku: '100-tee' }]);
  await expect(canvas.getByRole('button', { name: 'Add SKU' })).toHaveFocus();
});

/** Two 3PLs are connected, each with its own mapping. */
export const SeveralProviders = meta.story({
  args: {
    providers: ready([
      shipbob,
      {
        ...shipbob,
        name: 'Shipwire',
        saved: { ...newProviderMapping, providerId: 'shipWire', version: 0, savedAt: null, savedBy: null },
        value: newProviderMapping,
      },
    ]),
  },
});

SeveralProviders.test('marks the 3PL that has unmapped methods', async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: '3PL' }), 'Shipwire (4 not mapped)');
  await expect(canvas.getByText('4 shipping methods aren’t mapped. 30 waiting orders use them.')).toBeVisible();
});

/** Someone else saved a newer version. */
export const Outdated = meta.story({
  args: {
    providers: ready([
      {
        ...shipbob,
        isDirty: true,
        newer: {
          ...saved,
          defaultService: { carrier: 'UPS', service: 'Standard' },
          version: 3,
          savedBy: 'Ana Souza',
        },
      },
    ]),
  },
});

Outdated.test('shows the newer version and keeps the one that the person chooses', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('Ana Souza saved newer services for Shipbob while you were editing.')).toBeVisible();
  await expect(canvas.getByText('UPS Standard')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Use theirs' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Save mine over it' }));
  await expect(shipbob.onDiscard).toHaveBeenCalledOnce();
  await expect(shipbob.onSave).toHaveBeenCalledOnce();
});

export const Saving = meta.story({
  args: { providers: ready([{ ...shipbob, isDirty: true, isSaving: true }]) },
});

Saving.test('sends nothing on a second press', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(shipbob.onSave).not.toHaveBeenCalled();
});

export const ViewOnly = meta.story({ args: { disabledReason: 'You need edit permission for Locations to do this.' } });

ViewOnly.test('shows the mapping as text and says why', async ({ canvas }) => {
  await expect(canvas.getByText('Royal Mail Tracked 72')).toBeVisible();
  await expect(canvas.queryByRole('combobox')).toBeNull();
  await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
});

/** No 3PL is connected. */
export const NoProvider = meta.story({ args: { providers: ready([]) } });

NoProvider.test('says what to do first', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Open Apps & Integrations' })).toBeVisible();
});

/** The store has no orders. */
export const Empty = meta.story({
  args: {
    providers: ready([
      {
        ...shipbob,
        uses: [],
        value: newProviderMapping,
        saved: { ...newProviderMapping, providerId: 'shipbob', version: 0, savedAt: null, savedBy: null },
      },
    ]),
  },
});

Empty.test('says that there are no methods, and lets a default service be set', async ({ canvas }) => {
  await expect(canvas.getByText('No orders with a shipping method have arrived yet.')).toBeVisible();
  await expect(canvas.getByRole('combobox', { name: 'Carrier Default service' })).toBeVisible();
});

/** The store has 500 shipping methods. */
export const Many = meta.story({
  args: {
    providers: ready([
      {
        ...shipbob,
        uses: Array.from({ length: 500 }, (_, index) => ({
          method: `Table rate ${index + 1}`,
          waiting: index % 7,
          recent: index,
        })),
      },
    ]),
  },
});

Many.test('finds one of them with a filter', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter by shipping method' }), 'rate 499');
  await expect(methodsIn(canvas)).toHaveLength(1);
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter by shipping method' }), 'x');
  await expect(canvas.getByText('No shipping methods match this text.')).toBeVisible();
});

export const Loading = meta.story({ args: { providers: { state: 'loading' } } });

Loading.test('shows the title before the mapping loads', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(canvas.queryByRole('combobox')).toBeNull();
});

export const Error = meta.story({ args: { providers: failed } });

Error.test('says what happened and offers Retry', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

/** Long and unusual names. */
export const LongNames = meta.story({
  ...on320px,
  args: {
    providers: ready([
      {
        ...shipbob,
        uses: hostileNames.map((method, index) => ({ method, waiting: index, recent: 9 })),
        value: {
          defaultService: { carrier: hostileTexts.longWord, service: hostileTexts.arabic },
          methods: [],
          skus: [{ sku: hostileTexts.longWord, providerSku: hostileTexts.arabic }],
        },
      },
    ]),
  },
});

LongNames.test('has room for every text at 320 px', async ({ canvasElement }) => {
  await expectReadable(canvasElement);
});

LongNames.test('has room for every text at 490 px', on490px, async ({ canvasElement }) => {
  await expectReadable(canvasElement);
});
