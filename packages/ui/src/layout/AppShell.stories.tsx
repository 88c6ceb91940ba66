import { sessionExpiredText } from '@hub/domain/shared';
import { Card, Page, TextField } from '@shopify/polaris';
import { expect, fn, waitFor } from 'storybook/test';
import { docsInIframe } from '#storybook/docsInIframe';
import preview from '#storybook/preview';
import { on320px, on490px } from '../testing/hostileFixtures.ts';
import { expectReadable } from '../testing/expectReadable.ts';
import { AppShell, type FrameEntry } from './AppShell.tsx';
import { DemoBadge } from './DemoBadge.tsx';
import { ErrorBanner } from '../feedback/ErrorBanner.tsx';

const onDemoOpen = fn();

const navigation: readonly FrameEntry[] = [
  { label: 'Dashboard', path: '/app/dashboard', icon: 'dashboard' },
  { label: 'Workflows', path: '/app/workflows', icon: 'workflows' },
  { label: 'Inventory', path: '/app/inventory', icon: 'inventory' },
  { label: 'Insights', path: '/app/insights', icon: 'insights' },
  { label: 'Apps & Integrations', path: '/app/integration', icon: 'integrations' },
  { label: 'Fulfillment', path: '/app/fulfillment', icon: 'fulfillment' },
  { label: 'Settings', path: '/app/settings', icon: 'settings' },
];

const meta = preview.meta({
  component: AppShell,
  parameters: { layout: 'fullscreen', ...docsInIframe },
  args: {
    isEmbedded: false,
    isSandbox: true,
    location: '/app/dashboard',
    shopName: 'thornbury-gifts.myshopify.com',
    navigation,
    onReload: fn(),
    onToastDismiss: fn(),
    children: (
      <Page title="Dashboard">
        <Card>
          <TextField label="Note" autoComplete="off" value="Half a sentence" onChange={() => {}} />
        </Card>
      </Page>
    ),
  },
});

export const Default = meta.story();

Default.test('marks the current entry, and not by color alone', async ({ canvas }) => {
  const current = canvas.getAllByRole('link', { name: /, current page$/, hidden: true });
  await expect(current.map((link) => link.getAttribute('href'))).toEqual(['/app/dashboard']);
});

Default.test('uses the light theme (§9)', { tags: ['§9.15'] }, async ({ canvas }) => {
  await expect([...document.documentElement.classList].filter((name) => name.startsWith('p-theme'))).toEqual([
    'p-theme-light',
  ]);
  await expect(getComputedStyle(canvas.getByRole('heading', { level: 1 })).color).toBe('rgb(48, 48, 48)');
});

Default.test('shows a permanent Sandbox badge', async ({ canvas }) => {
  await expect(canvas.getByText('Sandbox')).toBeVisible();
});

Default.test('has a skip link to the content as the first tab stop', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(document.activeElement).toHaveTextContent('Skip to content');
  await expect(document.activeElement).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
  await expect(canvas.getByRole('main')).toContainElement(canvas.getByLabelText('Note'));
});

Default.test('reports how much of the window the bar covers to sticky content', async ({ canvas }) => {
  const content = canvas.getByRole('heading', { level: 1 });
  await expect(getComputedStyle(content).getPropertyValue('--shell-top-bar-height')).toBe('3.5rem');
});

Default.test('leaves space below the last card', async ({ canvas }) => {
  const screen = canvas.getByRole('heading', { level: 1 }).closest('main')?.lastElementChild;
  const wrapper = [...(screen?.querySelectorAll<HTMLElement>('div') ?? [])].find(
    (element) => parseFloat(getComputedStyle(element).paddingBottom) >= 32,
  );
  await expect(wrapper).toBeDefined();
});

/** The app runs in a merchant’s own shop, not in the demo. */
export const RealShop = meta.story({ args: { isSandbox: false } });

RealShop.test('shows no badge for a real shop', async ({ canvas }) => {
  await expect(canvas.queryByText('Sandbox')).toBeNull();
});

/** The database has a simulated store and simulated warehouses. */
export const Demo = meta.story({ args: { isSandbox: false, badge: <DemoBadge onOpen={onDemoOpen} /> } });

Demo.test('opens the explanation of the demo from its badge', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByText('Sandbox')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Demo' }));
  await expect(onDemoOpen).toHaveBeenCalled();
});

/** The demo is open in its store's admin. */
export const EmbeddedDemo = Demo.extend({ args: { isEmbedded: true } });

EmbeddedDemo.test('keeps the badge when embedded', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Demo' })).toBeVisible();
});

/** The app is embedded in the store's admin, which draws the navigation. */
export const Embedded = meta.story({ args: { isEmbedded: true } });

Embedded.test('shows no second navigation when embedded, and keeps the badge', async ({ canvas }) => {
  await expect(canvas.queryByRole('navigation')).toBeNull();
  await expect(canvas.getByText('Sandbox')).toBeVisible();
});

/** A notice concerns the whole shop, such as the end of a trial. */
export const WithBanner = meta.story({
  args: { banners: <ErrorBanner message="Your permissions couldn’t be read." requestId="7a1f" /> },
});

WithBanner.test('shows shop-wide notices above the screen', async ({ canvas }) => {
  const banner = canvas.getByText(/Your permissions couldn’t be read\./);
  await expect(banner).toBeVisible();
  await expect(banner.compareDocumentPosition(canvas.getByRole('heading', { level: 1 }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

/** Several actions have just finished. */
export const Toasts = meta.story({
  args: {
    toasts: [
      { id: 1, message: 'Orders successfully moved to open', tone: 'success' },
      { id: 2, message: 'Something went wrong', tone: 'error' },
    ],
  },
});

Toasts.test('shows toasts over the screen, and reports which one is dismissed', async ({ canvas, args, userEvent }) => {
  const [, failed] = canvas.getAllByRole('button', { name: 'Dismiss' });
  await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong');
  await expect(
    canvas.getByText('Orders successfully moved to open').getBoundingClientRect().bottom,
  ).toBeLessThanOrEqual(window.innerHeight);
  if (failed) await userEvent.click(failed);
  await expect(args.onToastDismiss).toHaveBeenCalledWith(2);
});

export const SessionExpired = meta.story({ args: { isSessionExpired: true } });

SessionExpired.test(
  'shows alert "Session expired, please reload the page!" over everything, once (§4)',
  async ({ canvas }) => {
    await expect(canvas.getAllByRole('alertdialog')).toHaveLength(1);
    await expect(canvas.getByRole('alertdialog', { name: sessionExpiredText })).toBeVisible();
  },
);

SessionExpired.test('closes only on Reload', async ({ canvas, args, userEvent }) => {
  const reload = canvas.getByRole('button', { name: 'Reload' });
  await waitFor(() => expect(reload).toHaveFocus());
  // The cancel event of Escape, and the close event that browsers fire at the second Escape.
  const alert = canvas.getByRole<HTMLDialogElement>('alertdialog');
  const escape = new Event('cancel', { cancelable: true });
  alert.dispatchEvent(escape);
  await expect(escape.defaultPrevented).toBe(true);
  alert.close();
  await waitFor(() => expect(alert).toBeVisible());
  await userEvent.click(reload);
  await expect(args.onReload).toHaveBeenCalledOnce();
});

SessionExpired.test('closes nothing behind it on Escape', async ({ canvas, userEvent }) => {
  const heard = fn();
  document.addEventListener('keydown', heard);
  document.addEventListener('keyup', heard);
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Reload' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await expect(heard).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowDown}');
  await expect(heard).toHaveBeenCalled();
  document.removeEventListener('keydown', heard);
  document.removeEventListener('keyup', heard);
});

SessionExpired.test('keeps what was typed until Reload, which warns', async ({ canvas }) => {
  await expect(canvas.getByDisplayValue('Half a sentence')).toBeInTheDocument();
  await expect(canvas.getByRole('alertdialog')).toHaveAccessibleDescription(/didn’t save will be lost/);
});

SessionExpired.test('keeps the focus inside', async ({ canvas }) => {
  canvas.getByLabelText('Note').focus();
  await expect(canvas.getByLabelText('Note')).not.toHaveFocus();
});

/** Long and unusual texts. */
export const LongNames = meta.story({
  ...on320px,
  args: { shopName: 'the-great-northern-gift-ware-and-seasonal-decorations-company.myshopify.com' },
});

LongNames.test(
  'fits every text or offers it in full at 320 px, and isolates right-to-left texts',
  async ({ canvasElement }) => {
    await expectReadable(canvasElement);
  },
);

export const LongNamesOnAPhone = LongNames.extend(on490px);

LongNamesOnAPhone.test(
  'fits every text or offers it in full at 490 px, and isolates right-to-left texts',
  async ({ canvasElement }) => {
    await expectReadable(canvasElement);
  },
);
