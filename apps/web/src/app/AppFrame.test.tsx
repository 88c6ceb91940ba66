import type * as Layout from '@hub/ui/layout';
import { act, screen } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';
import { entryUrl } from '../testing/demoShop.ts';
import { mountArea } from '../testing/mountArea.tsx';

const drawn = vi.hoisted(() => {
  // Other test files of the worker have loaded the module.
  vi.resetModules();
  return { shells: 0 };
});
afterAll(() => vi.resetModules());

vi.mock('@hub/ui/layout', async (importOriginal) => {
  const original = await importOriginal<typeof Layout>();
  return {
    ...original,
    AppShell: (props: Layout.AppShellProps) => {
      drawn.shells += 1;
      return original.AppShell(props);
    },
  };
});

test('the frame renders again for another screen, but not for a screen’s change to its address', async () => {
  const { history } = mountArea(entryUrl('/app/dashboard'));
  await screen.findByText('screen /app/dashboard');
  const before = drawn.shells;
  await act(() => history.push(entryUrl('/app/dashboard?search=581&order=1')));
  expect(history.location.search).toContain('order=1');
  expect(drawn.shells).toBe(before);
  await act(() => history.push(entryUrl('/app/workflows')));
  expect(drawn.shells).toBeGreaterThan(before);
  expect(screen.getByRole('link', { name: 'Workflows, current page' })).toBeInTheDocument();
});
