import { countries } from '@hub/domain/shared';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '#storybook/preview';
import { expectReadable } from '../../testing/expectReadable.ts';
import { hostileNames, on320px, on490px } from '../../testing/hostileFixtures.ts';
import { anOrder } from '../orderFixtures.ts';
import { AddressDialog } from './AddressDialog.tsx';

const address = {
  country: 'US',
  name: 'Ada Byron',
  company: 'Analytical Engines',
  address1: '12 Mill Lane',
  address2: '',
  city: 'Springfield',
  state: 'IL',
  postcode: '62704',
  phone: '+1 217 555 0100',
};

const meta = preview.meta({
  component: AddressDialog,
  args: {
    open: true,
    order: anOrder({ orderName: '#536365', stage: 'error' }),
    address,
    service: 'UPS Ground',
    onSave: fn(),
    onCancel: fn(),
  },
});

const openDialog = async () => within(await screen.findByRole('dialog', { name: 'Edit the address of #536365' }));
const labelsOf = (dialog: Awaited<ReturnType<typeof openDialog>>) =>
  [...dialog.getAllByRole('textbox'), ...dialog.getAllByRole('combobox')]
    .toSorted((one, other) => (one.compareDocumentPosition(other) === 4 ? -1 : 1))
    .map((field) => (field as HTMLInputElement).labels?.[0]?.textContent);

/** A customer writes that the house number is wrong. */
export const Default = meta.story();

Default.test('saves the changed address, in the order of its country', async ({ args, userEvent }) => {
  const dialog = await openDialog();
  await expect(labelsOf(dialog)).toEqual([
    'Country',
    'Name',
    'Company',
    'Street and number',
    'Apartment, floor or building',
    'City',
    'State or province',
    'Postal code',
    'Phone',
  ]);
  const street = dialog.getByRole('textbox', { name: 'Street and number' });
  await expect(street).toHaveFocus();
  const save = dialog.getByRole('button', { name: /^Save address/ });
  await expect(save).toHaveAccessibleDescription('Change the address to save it.');
  await userEvent.clear(street);
  await userEvent.type(street, '21 Mill Lane');
  await userEvent.click(save);
  await expect(args.onSave).toHaveBeenCalledWith({ ...address, address1: '21 Mill Lane' });
});

Default.test('follows the chosen country: its parts, their order, and its postal codes', async ({ userEvent }) => {
  const dialog = await openDialog();
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Country' }), 'DE');
  const labels = labelsOf(dialog);
  await expect(labels.indexOf('Postal code')).toBeLessThan(labels.indexOf('City'));
  await expect(dialog.queryByRole('combobox', { name: 'State or province' })).toBeNull();
  const postcode = dialog.getByRole('textbox', { name: 'Postal code' });
  await userEvent.type(postcode, '0');
  await expect(dialog.getByText('Enter a postal code such as 56068.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Save address/ })).toHaveAccessibleDescription(
    'Fix the marked fields to save it.',
  );
});

Default.test('can be open for every country', async ({ userEvent }) => {
  const dialog = await openDialog();
  const country = dialog.getByRole('combobox', { name: 'Country' });
  for (const { code } of countries.filter((_, index) => index % 25 === 0)) {
    await userEvent.selectOptions(country, code);
    await expect(dialog.getByRole('textbox', { name: 'Street and number' })).toBeVisible();
  }
});

/** The 3PL refused it: the street, the state and the postal code are wrong. */
export const WithProblems = meta.story({
  args: { address: { ...address, address1: '', state: '', postcode: 'LS1 4DY' } },
});

WithProblems.test(
  'names each problem at its field, focuses the first, and says why it can’t be saved',
  async ({ args, userEvent }) => {
    const dialog = await openDialog();
    const street = dialog.getByRole('textbox', { name: 'Street and number' });
    await expect(street).toHaveFocus();
    await expect(street).toHaveAccessibleDescription('Enter a street.');
    await expect(dialog.getByText('Choose a state or province.')).toBeVisible();
    await expect(dialog.getByText('Enter a postal code such as 90210.')).toBeVisible();
    const save = dialog.getByRole('button', { name: /^Save address/ });
    await expect(save).toHaveAccessibleDescription('Fix the marked fields to save it.');
    await userEvent.click(save);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
);

/** The order goes to a PO box by a carrier that delivers to doors alone. */
export const WithWarning = meta.story({ args: { address: { ...address, address1: 'PO Box 12' } } });

WithWarning.test('warns of the PO box, and saves it all the same', async ({ args, userEvent }) => {
  const dialog = await openDialog();
  await expect(dialog.getByText('UPS doesn’t deliver to PO boxes.')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Company' }), '!');
  await userEvent.click(dialog.getByRole('button', { name: /^Save address/ }));
  await expect(args.onSave).toHaveBeenCalledOnce();
});

/** The address is on its way to the server. */
export const Saving = meta.story({ args: { isSaving: true } });

Saving.test('is busy, and saves nothing twice', async ({ args, userEvent }) => {
  const dialog = await openDialog();
  await userEvent.type(dialog.getByRole('textbox', { name: 'City' }), '!');
  const save = dialog.getByRole('button', { name: /Save address/ });
  await expect(save).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(save);
  await expect(args.onSave).not.toHaveBeenCalled();
});

/** A colleague changed the address while it was open here. */
export const Error = meta.story({
  args: {
    error: 'Robin Carter changed the address since you opened it, to “9 Mill Lane”. Check yours and save it again.',
  },
});

Error.test('shows the server’s words above the fields, and what was typed stays', async ({ userEvent }) => {
  const dialog = await openDialog();
  const city = dialog.getByRole('textbox', { name: 'City' });
  await userEvent.type(city, ' East');
  await expect(dialog.getByText(/^Robin Carter changed the address/)).toBeVisible();
  await expect(city).toHaveValue('Springfield East');
});

/** The person’s edit permission ended while the dialog was open. */
export const ViewOnly = meta.story({
  args: { disabledReason: 'You need edit permission for Dashboard to do this.' },
});

ViewOnly.test('shows the address, and says why it can’t be changed', async ({ userEvent }) => {
  const dialog = await openDialog();
  const street = dialog.getByRole('textbox', { name: 'Street and number' });
  await userEvent.type(street, '9');
  await expect(street).toHaveValue('12 Mill Lane');
  await expect(dialog.getByRole('combobox', { name: 'Country' })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: /^Save address/ })).toHaveAccessibleDescription(
    'You need edit permission for Dashboard to do this.',
  );
});

/** Every part is long, and some are right to left, on the narrowest phone. */
export const LongNames = meta.story({
  ...on320px,
  args: {
    address: { ...address, name: hostileNames[0] ?? '', company: hostileNames[1] ?? '', city: hostileNames[2] ?? '' },
    error: hostileNames[0] ?? null,
  },
});

LongNames.test('fits every text or offers it in full at 320 px', async () => {
  await expectReadable(await screen.findByRole('dialog'));
});

/** The address is fixed on a phone. */
export const OnAPhone = meta.story({ ...on490px, args: { address: { ...address, postcode: '' } } });

OnAPhone.test('fits the width with its buttons visible', async () => {
  const dialog = await screen.findByRole('dialog');
  await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  await expect(within(dialog).getByRole('button', { name: /^Save address/ })).toBeVisible();
});
