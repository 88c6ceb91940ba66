import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadDialogs } from '../app/loadDialogs.ts';
import { shopKeys } from '../session/shopKeys.ts';
import { demoShop, entryUrl } from '../testing/demoShop.ts';
import { mountArea } from '../testing/mountArea.tsx';
import { testEnvironment } from '../testing/testEnvironment.ts';
import { shopInfoReply } from '../testing/shopInfoReply.ts';

function Screen() {
  return <p>Screen</p>;
}

test('onboarding that completes before the dialogs load is announced when they do', async () => {
  // Loaded, but not yet passed to the app, which waits until it is idle.
  await loadDialogs();
  const facts = { onboard_status: '0' };
  const toast = vi.fn();
  const { shell } = testEnvironment();
  const { environment } = mountArea(
    entryUrl('/app/dashboard'),
    { fetch: async () => shopInfoReply(facts), shell: { ...shell, toast } },
    Screen,
  );
  await screen.findByText('Screen');
  facts.onboard_status = '1';
  await environment.queryClient.refetchQueries({ queryKey: shopKeys.infos(demoShop) });
  expect(toast).not.toHaveBeenCalled();
  await waitFor(() =>
    expect(toast).toHaveBeenCalledExactlyOnceWith(
      'You’re all set. Your orders can now go to your warehouse.',
      'success',
    ),
  );
});
