import { SessionExpiredError } from '@hub/api-client/http';
import { createOrdersClient } from '@hub/api-client/orders';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { demoShop, entryUrl } from '../testing/demoShop.ts';
import { mountArea } from '../testing/mountArea.tsx';
import { shopInfoReply } from '../testing/shopInfoReply.ts';

/** Answers shop info, and any other call with 401. */
function expiringFetch() {
  return vi.fn<typeof fetch>(async (input) =>
    String(input).includes('/shopInfo') ? shopInfoReply() : Response.json({}, { status: 401 }),
  );
}

test(
  'HTTP 401 from ten calls at once: marker e40, one alert "Session expired, please reload the page!", no retry',
  { tags: ['§4.39', '§8.14'] },
  async () => {
    const fetch = expiringFetch();
    const reload = vi.fn();
    const { environment } = mountArea(entryUrl('/app/dashboard'), { fetch, reload });
    await screen.findByText('screen /app/dashboard');
    expect(window.sessionMarker).toBeUndefined();

    const orders = createOrdersClient(environment.clientFor(demoShop).context);
    const outcomes = await act(() => Promise.allSettled(Array.from({ length: 10 }, () => orders.getLocations())));
    expect(
      outcomes.every((outcome) => outcome.status === 'rejected' && outcome.reason instanceof SessionExpiredError),
    ).toBe(true);
    expect(fetch).toHaveBeenCalledTimes(11);

    expect(window.sessionMarker).toBe('e40');
    expect(screen.getAllByRole('alertdialog', { hidden: true })).toHaveLength(1);
    expect(screen.getAllByText('Session expired, please reload the page!')).toHaveLength(1);

    await userEvent.click(screen.getByRole('button', { name: 'Reload', hidden: true }));
    expect(reload).toHaveBeenCalledTimes(1);
  },
);

test('typed text stays until Reload', async () => {
  const { environment } = mountArea(entryUrl('/app/dashboard'), { fetch: expiringFetch() }, () => (
    <textarea aria-label="draft" />
  ));
  const draft = await screen.findByLabelText<HTMLTextAreaElement>('draft');
  await userEvent.type(draft, 'half a sentence');
  await act(() =>
    createOrdersClient(environment.clientFor(demoShop).context)
      .getLocations()
      .catch(() => {}),
  );
  expect(screen.getByText('Session expired, please reload the page!')).toBeInTheDocument();
  expect(draft.value).toBe('half a sentence');
  expect(draft).toBeInTheDocument();
});
