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

Default.test('choosing a view applies it; Standard is one of them', async ({ canvas, args, userEvent }) => {
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
  'the current view can be saved under a name, by keyboard, and the focus is restored',
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
  'a name that another view has shows an error, and nothing is saved',
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

Saved.test('the view that shows can be renamed and deleted', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Rename the view Morning' }));
  const name = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Dawn{Enter}');
  await expect(args.onRename).toHaveBeenCalledWith('Morning', 'Dawn');
  await userEvent.click(canvas.getByRole('button', { name: 'Delete the view Morning' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete view' }));
  await expect(args.onDelete).toHaveBeenCalledWith('Morning');
});

/** Names are shown as text, markup included. */
export const LongName = meta.story({
  args: { names: ['<img src=x onerror=alert(1)>'], current: { kind: 'saved', name: '<img src=x onerror=alert(1)>' } },
});

LongName.test('is never read as markup: the picker shows it letter for letter', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('combobox', { name: 'View' })).toHaveDisplayValue('<img src=x onerror=alert(1)>');
  await expect(canvas.getByRole('button', { name: 'Delete the view <img src=x onerror=alert(1)>' })).toBeVisible();
  await expect(canvasElement.querySelector('img')).toBeNull();
});

/** As many views are saved as can be. */
export const Full = meta.story({
  args: { current: { kind: 'changed' }, saveDisabledReason: 'A list keeps at most 30 views. Delete one first.' },
});

Full.test('a list that is full of views says why no more can be saved', async ({ canvas }) => {
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
  'at 320 px every text has its room or is given whole, and none moves its neighbours',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('group', { name: 'Saved views' }));
  },
);

export const LongNamesOnAPhone = LongNames.extend(on490px);

LongNamesOnAPhone.test(
  'at 490 px every text has its room or is given whole, and none moves its neighbours',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('group', { name: 'Saved views' }));
  },
);

LongNames.test('the dialog that deletes a view says its whole name', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Delete/ }));
  const dialog = screen.getByRole('dialog', { name: `Delete the view “${hostileTexts.longName}”?` });
  await expectReadable(dialog);
});

LongNames.test(
  'nor does the name of a view move the words beside it in its dialogs',
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
