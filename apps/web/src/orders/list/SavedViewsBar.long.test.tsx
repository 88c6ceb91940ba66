import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { user } from '../../testing/bulkControls.ts';
import { describe, expect, test } from 'vitest';
import { demoShop, entryUrl } from '../../testing/demoShop.ts';
import { testEnvironment } from '../../testing/testEnvironment.ts';
import { mountOrderList } from '../../testing/mountOrderList.tsx';

describe('saved views', () => {
  const view = () => screen.findByRole('combobox', { name: 'View' });

  test('are saved, applied, renamed and deleted, per shop and per list', async () => {
    const { reload, environment } = mountOrderList('/app/dashboard-v0/openorders?period=all&sort=oldest');
    fireEvent.click(await screen.findByRole('button', { name: 'Save view' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Morning{Enter}');
    expect(await view()).toHaveDisplayValue('Morning');
    // The button that opened it is gone.
    expect(await view()).toHaveFocus();
    expect(environment.localStore.get(`saved_views:${demoShop}`)).toContain('Morning');

    fireEvent.change(await view(), { target: { value: 'standard' } });
    const reloaded = reload();
    expect(await view()).toHaveDisplayValue('Standard');
    fireEvent.change(await view(), { target: { value: '=Morning' } });
    await waitFor(() => expect([reloaded.query('period'), reloaded.query('sort')]).toEqual([['all'], ['oldest']]));

    fireEvent.click(screen.getByRole('button', { name: /^Rename/ }));
    const field = screen.getByRole('textbox', { name: 'Name' });
    await user.clear(field);
    await user.type(field, 'Evening{Enter}');
    expect(await view()).toHaveDisplayValue('Evening');
    await act(() => reloaded.history.push(entryUrl('/app/dashboard-v0/holdorders')));
    await screen.findByRole('heading', { level: 1, name: 'Hold Orders' });
    expect(
      within(await view())
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Standard']);

    await act(() => reloaded.history.go(-1));
    fireEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Delete view' }));
    expect(await view()).toHaveDisplayValue('Not saved');
  });

  test('with a taken or empty name show an error, and nothing is saved', async () => {
    const { environment } = mountOrderList('/app/dashboard-v0/openorders?period=all');
    environment.localStore.set(`saved_views:${demoShop}`, '');
    fireEvent.click(await screen.findByRole('button', { name: 'Save view' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save view' }));
    expect(await screen.findByText('Give the view a name.')).toBeInTheDocument();
    expect(environment.localStore.get(`saved_views:${demoShop}`)).toBe('');
  });

  test('include a view saved in another tab', async () => {
    const { environment } = mountOrderList('/app/dashboard-v0/openorders?period=all');
    await view();
    environment.localStore.set(
      `saved_views:${demoShop}`,
      JSON.stringify({ lists: { openorders: [{ name: 'Other tab', query: 'period=last_7d' }] } }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Save view' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Mine{Enter}');
    expect(
      within(await view())
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Standard', 'Other tab', 'Mine']);
  });

  test('ignore unreadable stored JSON with a dismissible message', async () => {
    const overrides = testEnvironment();
    overrides.localStore.set(`saved_views:${demoShop}`, '{"lists":');
    mountOrderList('/app/dashboard-v0/openorders', { overrides: { localStore: overrides.localStore } });
    await screen.findByText('The views saved in this browser couldn’t be read and aren’t shown.');
    fireEvent.click(screen.getByRole('button', { name: /Dismiss/ }));
    expect(screen.queryByText(/couldn’t be read/)).toBeNull();
    expect(await view()).toHaveDisplayValue('Standard');
  });
});
