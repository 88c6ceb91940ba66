import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { hostileTexts, on320px, on490px } from '../../testing/hostileFixtures.ts';
import { expectReadable } from '../../testing/expectReadable.ts';
import { SavedViewBar } from './SavedViewBar.tsx';

const meta = preview.meta({
  component: SavedViewBar,
  args: {
    names: ['Morning', 'Wholesale, all time'],
    current: { kind: 'standard' as const },
    onApply: fn(),
    onSave: fn(),
    onRename: fn(),
    onDelete: fn(),
    saveDisabledReason: null,
  },
});

export const Default = meta.story();

Default.test('applies a view when it is chosen, including Standard', async ({ canvas, args, userEvent }) => {
  const picker = canvas.getByRole('combobox', { name: 'View' });
  await expect(
    within(picker)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Standard', 'Morning', 'Wholesale, all time']);
  await userEvent.selectOptions(picker, 'Morning');
  await expect(args.onApply).toHaveBeenLastCalledWith('Morning');
});

/** Filter, period and sort match no view. */
export const NotSaved = meta.story({ args: { current: { kind: 'changed' } } });

NotSaved.test(
  'saves the current view under a name, by keyboard, and restores the focus',
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save view' }));
    const name = screen.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('  Evening {Enter}');
    await expect(args.onSave).toHaveBeenCalledWith('Evening');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save view' })).toHaveFocus());
  },
);

NotSaved.test(
  'shows an error for a name that another view has, and saves nothing',
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save view' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'MORNING{Enter}');
    await expect(screen.getByText('This list already has a view with that name.')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save view' })).toHaveFocus());
  },
);

export const Saved = meta.story({ args: { current: { kind: 'saved', name: 'Morning' } } });

Saved.test('renames and deletes the current view', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Rename the view Morning' }));
  const name = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Dawn{Enter}');
  await expect(args.onRename).toHaveBeenCalledWith('Morning', 'Dawn');
  await userEvent.click(canvas.getByRole('button', { name: 'Delete the view Morning' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete view' }));
  await expect(args.onDelete).toHaveBeenCalledWith('Morning');
});

/** A view's name contains markup. */
export const LongName = meta.story({
  args: { names: ['<img src=x onerror=alert(1)>'], current: { kind: 'saved', name: '<img src=x onerror=alert(1)>' } },
});

LongName.test('shows markup literally in the picker', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('combobox', { name: 'View' })).toHaveDisplayValue('<img src=x onerror=alert(1)>');
  await expect(canvas.getByRole('button', { name: 'Delete the view <img src=x onerror=alert(1)>' })).toBeVisible();
  await expect(canvasElement.querySelector('img')).toBeNull();
});

/** The maximum number of views is saved. */
export const Full = meta.story({
  args: { current: { kind: 'changed' }, saveDisabledReason: 'A list keeps at most 30 views. Delete one first.' },
});

Full.test('says why no more views can be saved', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Save view' })).toHaveAccessibleDescription(
    'A list keeps at most 30 views. Delete one first.',
  );
});

/** Long and unusual texts. */
export const LongNames = meta.story({
  ...on320px,
  args: {
    names: [hostileTexts.longName, hostileTexts.hebrew, hostileTexts.emoji],
    current: { kind: 'saved', name: hostileTexts.longName },
  },
});

LongNames.test(
  'fits every text or offers it in full at 320 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('group', { name: 'Saved views' }));
  },
);

export const LongNamesOnAPhone = LongNames.extend(on490px);

LongNamesOnAPhone.test(
  'fits every text or offers it in full at 490 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('group', { name: 'Saved views' }));
  },
);

LongNames.test('shows the full name of a view in the dialog that deletes it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Delete/ }));
  const dialog = screen.getByRole('dialog', { name: `Delete the view “${hostileTexts.longName}”?` });
  await expectReadable(dialog);
});

LongNames.test(
  "keeps the words beside a view's name in place in its dialogs",
  { args: { current: { kind: 'saved', name: hostileTexts.hebrew } } },
  async ({ canvas, userEvent }) => {
    for (const [button, name] of [
      [/^Rename/, /^Rename the view/],
      [/^Delete/, /^Delete the view/],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: button }));
      await expectReadable(screen.getByRole('dialog', { name }));
      await userEvent.keyboard('{Escape}');
    }
  },
);
