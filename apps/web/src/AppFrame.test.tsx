import type * as Shared from '@hub/ui/shared';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { entered } from './testing/addresses.ts';
import { mountArea } from './testing/mountArea.tsx';

const drawn = vi.hoisted(() => ({ shells: 0 }));

vi.mock('@hub/ui/shared', async (importOriginal) => {
  const whole = await importOriginal<typeof Shared>();
  return {
    ...whole,
    AppShell: (props: Shared.AppShellProps) => {
      drawn.shells += 1;
      return whole.AppShell(props);
    },
  };
});

test('the frame is drawn again for another screen, not for what a screen writes into its address', async () => {
  const { router } = mountArea(entered('/app/dashboard'));
  await screen.findByText('screen /app/dashboard');
  const before = drawn.shells;
  await act(() => router.navigate(entered('/app/dashboard?search=581&order=1')));
  expect(router.state.location.search).toContain('order=1');
  expect(drawn.shells).toBe(before);
  await act(() => router.navigate(entered('/app/workflows')));
  expect(drawn.shells).toBeGreaterThan(before);
  expect(screen.getByRole('link', { name: 'Workflows, current page' })).toBeInTheDocument();
});
