import { http, HttpResponse } from 'msw';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { AppAt } from '../testing/AppAt.tsx';
import { inOwnSituation } from '../testing/inOwnSituation.ts';
import { inScenario } from '../testing/inScenario.ts';

/** A session that expires on a list; see the steps in the Interactions panel. */
const meta = preview.meta({
  title: 'Flows/Session expiry',
  component: AppAt,
  args: { path: '/app/dashboard-v0/openorders?period=all', overrides: { reload: fn() } },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

/** The session expires with the first search. */
const endsAtTheFirstSearch = http.get('*/list-order', ({ request }) =>
  new URL(request.url).searchParams.get('search') ? new HttpResponse(null, { status: 401 }) : undefined,
);

/** The session ends while a merchant is going through a list. */
export const DuringAList = meta.story({
  name: 'Session expired (401) during a list',
  ...inScenario('default', { faults: [endsAtTheFirstSearch] }),
  play: inOwnSituation(async ({ args, canvas, step, userEvent }) => {
    await step('The merchant selects an order in the list', async () => {
      await canvas.findByRole('grid', { name: 'Open Orders' });
      await userEvent.click((await canvas.findAllByRole('checkbox', { name: /^Select #/ }))[0] as HTMLElement);
    });

    await step('A search fails because the session has expired: one alert says so', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter Orders' }), '5815');
      const alert = await canvas.findByRole('alertdialog');
      await expect(within(alert).getByText('Session expired, please reload the page!')).toBeVisible();
      await expect(canvas.getAllByRole('alertdialog')).toHaveLength(1);
    });

    await step('The typed text is still in the field, and the page has the marker e40', async () => {
      await expect(canvas.getByRole('searchbox', { name: 'Filter Orders', hidden: true })).toHaveValue('5815');
      await expect(window.sessionMarker).toBe('e40');
    });

    await step('Reload is the only option', async () => {
      await userEvent.keyboard('{Escape}');
      await userEvent.click(within(canvas.getByRole('alertdialog')).getByRole('button', { name: /^Reload/ }));
      await expect(args.overrides?.reload).toHaveBeenCalledOnce();
    });
  }),
});

DuringAList.test('the alert stays until the page reloads', async ({ canvas }) => {
  await expect(canvas.getAllByRole('alertdialog')).toHaveLength(1);
});
