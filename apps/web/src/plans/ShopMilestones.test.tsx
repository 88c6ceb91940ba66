import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { sessionKeys } from '../environment/storageKeys.ts';
import { shopKeys } from '../session/shopKeys.ts';
import { demoShop, entryUrl } from '../testing/demoShop.ts';
import { mountArea } from '../testing/mountArea.tsx';
import { memoryStore, testEnvironment } from '../testing/testEnvironment.ts';
import { shopInfoReply } from '../testing/shopInfoReply.ts';
import { loadDialogs } from '../app/loadDialogs.ts';
import { loadLazyDialogs } from '../environment/useLazyDialogs.ts';

// The app loads it with its dialogs; here they are loaded from the start.
beforeAll(async () => {
  await loadLazyDialogs(loadDialogs);
});

function Screen() {
  return <p>Screen</p>;
}

/** A shop whose shop info currently is `facts`. */
async function mount(facts: Record<string, unknown>, chosenPlan: string | null = null) {
  const sessionStore = memoryStore();
  if (chosenPlan !== null) sessionStore.set(sessionKeys.chosenPlan, chosenPlan);
  const { shell } = testEnvironment();
  const toast = vi.fn();
  const { environment } = mountArea(
    entryUrl('/app/dashboard'),
    { fetch: async () => shopInfoReply(facts), sessionStore, shell: { ...shell, toast } },
    Screen,
  );
  await screen.findByText('Screen');
  const refetch = () => environment.queryClient.refetchQueries({ queryKey: shopKeys.infos(demoShop) });
  return { toast, sessionStore, refetch };
}

test('a plan chosen before the confirmation page is thanked for once, when shop info has it', async () => {
  const { toast, sessionStore } = await mount({ charge_type: 3 }, '3');
  await waitFor(() =>
    expect(toast).toHaveBeenCalledExactlyOnceWith('Thank you. Your store is on Elite now.', 'success'),
  );
  expect(sessionStore.get(sessionKeys.chosenPlan)).toBeNull();
});

test.each([
  ['was not confirmed', { charge_type: 2 }, '3'],
  ['is unknown', { charge_type: null }, '3'],
  ['was not chosen here', { charge_type: 3 }, null],
  ['is not a number', { charge_type: 3 }, 'x'],
])('no thanks for a plan that %s', async (_, facts, chosen) => {
  const { toast } = await mount(facts, chosen);
  expect(toast).not.toHaveBeenCalled();
});

test('onboarding that completes while the shop is open is announced once', async () => {
  const facts = { onboard_status: '0' };
  const { toast, refetch } = await mount(facts);
  await refetch();
  expect(toast).not.toHaveBeenCalled();
  facts.onboard_status = '1';
  await refetch();
  await waitFor(() =>
    expect(toast).toHaveBeenCalledExactlyOnceWith(
      'You’re all set. Your orders can now go to your warehouse.',
      'success',
    ),
  );
  await refetch();
  expect(toast).toHaveBeenCalledOnce();
});

test('a shop that was onboarded before gets no announcement', async () => {
  const { toast } = await mount({ onboard_status: '1' });
  expect(toast).not.toHaveBeenCalled();
});
