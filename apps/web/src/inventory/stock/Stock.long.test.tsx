import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { mountSandbox } from '../../testing/mountSandbox.tsx';

const path = '/app/inventory/allinventory';
const onHandFields = () => screen.findAllByRole('textbox', { name: /^On hand of / });
const firstField = async () => {
  const [field] = await onHandFields();
  if (field === undefined) throw new Error('There is no level.');
  return field as HTMLInputElement;
};
const button = (name: string) => screen.findByRole('button', { name });
const file = (text: string) => new File([text], 'stock.csv', { type: 'text/csv' });

async function retype(field: HTMLInputElement, text: string): Promise<void> {
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
}

describe('stock per location', () => {
  test(
    'a count is saved over the version that was read, and Undo restores the previous one',
    { tags: '§2.107' },
    async () => {
      const { calls } = mountSandbox(path);
      const field = await firstField();
      const before = field.value;
      await retype(field, '1999');
      expect(screen.getByText('1 unsaved change.')).toBeInTheDocument();
      await userEvent.click(await button('Save'));
      expect(await screen.findByText('Saved 1 stock level.')).toBeInTheDocument();
      await userEvent.click(await button('Undo'));
      expect(await screen.findByText(/are back as they were/)).toBeInTheDocument();
      await waitFor(async () => expect((await firstField()).value).toBe(before));
      expect(
        calls('/hub/stock').flatMap(({ body }) => (body === undefined || body === null ? [] : [body])),
      ).toMatchObject([
        { changes: [{ on_hand: 1999, base_version: 1 }] },
        { changes: [{ on_hand: Number(before), base_version: 2 }] },
      ]);
    },
  );

  test('an invalid number shows a message at its field, and nothing is sent', async () => {
    const { calls } = mountSandbox(path);
    const sent = calls('/hub/stock').length;
    await retype(await firstField(), '-4');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a whole number on hand, 0 or more.');
    const save = await button('Save');
    expect(save).toHaveAccessibleDescription('Some numbers can’t be saved yet.');
    await userEvent.click(save);
    expect(calls('/hub/stock').length - sent).toBeLessThanOrEqual(1);
    fireEvent.keyDown(await firstField(), { key: 'Escape' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('arrow keys and Enter move between the fields of a column', async () => {
    mountSandbox(path);
    const [first, second] = await onHandFields();
    first?.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(second).toHaveFocus();
  });

  test('a level that a shipment has changed is shown next to mine, and mine can be saved over it', async () => {
    let isFirst = true;
    const { calls } = mountSandbox(path, {
      intercept({ url, body }) {
        const changes = (body as { changes?: { sku: string; location_id: string }[] } | null)?.changes;
        if (url.pathname !== '/hub/stock' || changes === undefined || !isFirst) return undefined;
        isFirst = false;
        const [{ sku, location_id } = { sku: '', location_id: '' }] = changes;
        const current = { sku, location_id, on_hand: 7, allocated: 0, low_at: null, version: 1 };
        const level = { ...current, saved_at: '2026-11-20T10:00:00Z', saved_by: null };
        return Response.json({ status: 'error', message: 'Newer.', current: [level] });
      },
    });
    await retype(await firstField(), '1,500');
    await userEvent.click(await button('Save'));
    const table = await screen.findByRole('table', { name: 'Some levels were changed in the meantime' });
    expect(within(table).getByText('7')).toBeInTheDocument();
    expect(within(table).getByText('1,500')).toBeInTheDocument();
    await userEvent.click(await button('Save mine over them'));
    expect(await screen.findByText('Saved 1 stock level.')).toBeInTheDocument();
    expect(calls('/hub/stock').filter(({ body }) => body !== undefined && body !== null)).toHaveLength(2);
  });

  test('a file is shown with its bad rows before it is saved, and can be undone', { tags: '§2.107' }, async () => {
    mountSandbox(path);
    await onHandFields();
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('There is no file field.');
    const text = 'SKU,Location,On hand\nNEW-1,Leeds overflow,5\nNEW-2,Atlantis,5\n';
    fireEvent.change(input, { target: { files: [file(text)] } });
    expect(await screen.findByText(/changes 1 level; 1 row is left out\.$/)).toBeInTheDocument();
    const refused = screen.getByRole('table', { name: 'Rows that are left out' });
    expect(within(refused).getByText(/no location/)).toBeInTheDocument();
    await userEvent.click(await button('Save 1 change'));
    expect(await screen.findByText('Saved 1 stock level.')).toBeInTheDocument();
    await userEvent.click(await button('Undo'));
    expect(await screen.findByText(/are back as they were/)).toBeInTheDocument();
  });

  test('a file that cannot be read says why', async () => {
    mountSandbox(path);
    await onHandFields();
    const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    fireEvent.change(input, { target: { files: [file('Item,Units\nA,1')] } });
    expect(await screen.findByText(/has no column named “SKU” or/)).toBeInTheDocument();
  });

  test('filters narrow the list, and typed values of other rows stay', async () => {
    const { calls } = mountSandbox(path);
    await retype(await firstField(), '9');
    fireEvent.change(screen.getByRole('combobox', { name: 'Show' }), { target: { value: 'low' } });
    await waitFor(() => expect(calls('/hub/stock').at(-1)?.url.searchParams.get('show')).toBe('low'));
    expect(screen.getByText('1 unsaved change.')).toBeInTheDocument();
  });

  test('a person with view permission sees numbers instead of fields', async () => {
    mountSandbox(path, { scenario: 'view-only' });
    await screen.findByRole('table', { name: 'Stock per location' });
    expect(screen.queryByRole('textbox', { name: /^On hand of / })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(await button('Import CSV')).toHaveAccessibleDescription(/permission/);
  });
});
