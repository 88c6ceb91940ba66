import { providers } from '@hub/domain/integrations';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { AppAt } from '../testing/AppAt.tsx';
import { inOwnSituation } from '../testing/inOwnSituation.ts';
import { inScenario } from '../testing/inScenario.ts';

/** The whole app at Apps & Integrations: the real client against the sandbox. */
const meta = preview.meta({
  title: 'Screens/Apps & Integrations',
  component: AppAt,
  args: { path: '/app/integration/directory' },
  parameters: { layout: 'fullscreen' },
});

type Canvas = ReturnType<typeof within>;

const card = async (canvas: Canvas, name: string) => within(await canvas.findByRole('listitem', { name }));

/** The saved settings are loaded. */
const whenLoaded = {
  play: inOwnSituation(async ({ canvas }: { canvas: Canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Apps & Integrations' });
    await waitFor(() => expect(canvas.queryAllByRole('img', { name: 'Loading' })).toHaveLength(0));
  }),
};

export const Default = meta.story({ ...inScenario('default'), ...whenLoaded });

Default.test('ten 3PL cards; the connected one reads "3PL Integrated."', async ({ canvas }) => {
  await expect(
    (await canvas.findAllByRole('heading', { level: 3 })).map((heading) => heading.textContent),
  ).toHaveLength(12);
  await expect(await (await card(canvas, 'Shipbob')).findByText('3PL Integrated.')).toBeVisible();
});

Default.test(
  '"View Settings" opens the form, and a test’s result is shown beside the button, in a toast and on the card',
  async ({ canvas, userEvent }) => {
    const shipbob = await card(canvas, 'Shipbob');
    await userEvent.click(await shipbob.findByRole('button', { name: /^View Settings/ }));
    await userEvent.click(await shipbob.findByRole('button', { name: /^Test Connection/ }));
    await expect(await shipbob.findByText('Connection made successfully with Shipbob.')).toBeVisible();
    await expect(canvas.getAllByRole('status').map((toast) => toast.textContent)).toContain(
      'Connection made successfully with Shipbob.',
    );
    await expect(shipbob.getByText(/^Last test: connected, just now/)).toBeVisible();
  },
);

/** The tab of connected providers. */
export const Installed = meta.story({
  tags: ['narrow'],
  ...inScenario('default'),
  ...whenLoaded,
  args: { path: '/app/integration' },
});

Installed.test(
  'shows a card "App Installed" for the store platform and each active integration',
  async ({ canvas }) => {
    await canvas.findByRole('listitem', { name: 'Shipbob' });
    await expect(canvas.getAllByText('App Installed')).toHaveLength(2);
  },
);

/** All ten 3PLs are connected. */
export const AllConnected = meta.story({
  ...inScenario('all-connected'),
  ...whenLoaded,
  args: { path: '/app/integration' },
});

AllConnected.test('each of the ten has a card with a link to its settings', async ({ canvas }) => {
  await canvas.findByRole('listitem', { name: 'Shipbob' });
  await expect(canvas.getAllByText('App Installed')).toHaveLength(11);
  await expect(canvas.getAllByRole('link', { name: /^View Settings/ })).toHaveLength(providers.length);
});

/** Shop info is loaded, the settings are not. */
export const Loading = meta.story({
  ...inScenario('hanging'),
  play: inOwnSituation(async ({ canvas }: { canvas: Canvas }) => {
    await canvas.findByRole('listitem', { name: 'Portless' });
  }),
});

Loading.test('the cards have their final layout, without settings that are not loaded yet', async ({ canvas }) => {
  await canvas.findByRole('listitem', { name: 'Portless' });
  await expect(canvas.getAllByRole('img', { name: 'Loading' })).toHaveLength(providers.length);
  await expect(
    canvas.getAllByRole('button', { name: /^View Settings/ }).map((toggle) => toggle.getAttribute('aria-label')),
  ).toEqual(['View Settings Shopify']);
});

/** A newly installed shop. */
export const Empty = meta.story({ ...inScenario('nothing-connected'), ...whenLoaded });

Empty.test('each reads "Integrate with your fulfillment service partner(s)."', async ({ canvas }) => {
  await expect(await canvas.findAllByText('Integrate with your fulfillment service partner(s).')).toHaveLength(
    providers.length,
  );
});

export const Error = meta.story({ ...inScenario('failing'), ...whenLoaded });

Error.test(
  'when details cannot be loaded, shows a warning with Retry, and the form says why it is empty',
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The settings of the 3PL providers could not be loaded.')).toBeVisible();
    await expect(await canvas.findByText(/GET \/get-third-party-details · status 500/)).toBeVisible();
    const portless = await card(canvas, 'Portless');
    await userEvent.click(portless.getByRole('button', { name: /^View Settings/ }));
    await expect(await portless.findByText(/didn’t load, so these fields are empty/)).toBeVisible();
  },
);

export const SessionExpired = meta.story({ ...inScenario('session-expired'), ...whenLoaded });

SessionExpired.test('one alert "Session expired, please reload the page!"', async ({ canvas }) => {
  const alert = await canvas.findByRole('alertdialog');
  await expect(within(alert).getByText('Session expired, please reload the page!')).toBeVisible();
});

export const ViewOnly = meta.story({ ...inScenario('view-only'), ...whenLoaded });

ViewOnly.test(
  'a person without edit permission gets provider and connected state, and no settings',
  async ({ canvas }) => {
    await expect(await (await card(canvas, 'Shipbob')).findByText('3PL Integrated.')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^View Settings/ })).toHaveLength(1);
  },
);

/** One provider's record does not parse. */
export const Unreadable = meta.story({ ...inScenario('broken-rows'), ...whenLoaded });

Unreadable.test('details that do not parse are reported on their card', async ({ canvas }) => {
  await expect(await (await card(canvas, 'DCL Logistics')).findByText(/can’t be read/)).toBeVisible();
});

/** A plan that cannot save: the popup opens on load, once per session. */
export const Blocked = meta.story({
  ...inScenario('starter'),
  play: inOwnSituation(async () => {
    await screen.findByRole('dialog', { name: /^Please upgrade your plan/ });
  }),
});

Blocked.test('Save opens the upgrade popup instead', async ({ canvas, userEvent }) => {
  const dialog = await screen.findByRole('dialog', { name: /^Please upgrade your plan/ });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const portless = await card(canvas, 'Portless');
  await userEvent.click(await portless.findByRole('button', { name: /^View Settings/ }));
  await userEvent.click(await portless.findByRole('button', { name: /^Save/ }));
  await expect(await screen.findByRole('dialog', { name: /^Please upgrade your plan/ })).toBeVisible();
});

/** A backend that masks credentials. */
export const MaskedSecrets = meta.story({
  ...inScenario('masked-secrets'),
  ...whenLoaded,
  args: { path: '/app/integration/directory?open=Portless' },
});

MaskedSecrets.test('a mask shows that a value is saved', async ({ canvas }) => {
  await expect(await canvas.findAllByText(/^Saved\. Leave unchanged/)).toHaveLength(2);
});
