import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { mountSandbox } from '../testing/mountSandbox.tsx';

test('the demo’s badge shows its data directory; the sandbox has none', async () => {
  mountSandbox('/app/dashboard', { overrides: { isSandbox: false, demo: { dataDirectory: '/home/robin/.data' } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Demo' }));
  expect(await screen.findByRole('dialog', { name: 'This is the demo' })).toHaveTextContent('/home/robin/.data');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
