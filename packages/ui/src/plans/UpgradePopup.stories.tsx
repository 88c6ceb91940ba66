import { planFeatures, type ChargeType, plans, upgradeOffer } from '@hub/domain/plans';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { docsInIframe } from '#storybook/docsInIframe';
import preview from '#storybook/preview';
import { ActionButton } from '../actions/index.ts';
import { UpgradePopup, type UpgradePopupProps } from './UpgradePopup.tsx';

const [growth, elite] = plans;
if (!growth || !elite) throw new globalThis.Error('There are two plans.');
const starter: ChargeType = 1;

const meta = preview.meta({
  component: UpgradePopup,
  parameters: docsInIframe,
  args: {
    open: true,
    offer: { plans, isLarge: true },
    chargeType: starter,
    purchase: { running: null, failure: null },
    currencyNote: null,
    pricingDisabledReason: null,
    choosingDisabledReason: null,
    onChoose: fn(),
    onClose: fn(),
  },
});

const popup = () => screen.findByRole('dialog', { name: 'Please upgrade your plan to unlock access to all features.' });

/** Polaris reads `keyCode`, which user-event leaves out. */
function pressEscape(dialog: HTMLElement): void {
  fireEvent.keyDown(dialog, { key: 'Escape', keyCode: 27 });
  fireEvent.keyUp(dialog, { key: 'Escape', keyCode: 27 });
}

/** The shop has no plan, or Starter. */
export const Default = meta.story();

Default.test(
  'shows its title, and a Growth and an Elite card with price and features',
  { tags: ['§2.55'] },
  async () => {
    const dialog = within(await popup());
    const growthCard = within(dialog.getByRole('region', { name: 'Growth' }));
    await expect(growthCard.getByText('$500 per month')).toBeVisible();
    await expect(growthCard.getAllByRole('listitem').map((feature) => feature.textContent)).toEqual([
      ...planFeatures(growth.id),
    ]);
    const eliteCard = within(dialog.getByRole('region', { name: 'Elite' }));
    await expect(eliteCard.getByText('$1,250 per month')).toBeVisible();
    await expect(eliteCard.getAllByRole('listitem').map((feature) => feature.textContent)).toEqual([
      ...planFeatures(elite.id),
    ]);
  },
);

Default.test('says that nothing is charged before the next page', async () => {
  await expect(within(await popup()).getByText(/^You confirm the plan on the next page\./)).toBeVisible();
});

Default.test('is large when two plans are offered', { tags: ['§2.56'] }, async () => {
  const width = (await popup()).firstElementChild?.getBoundingClientRect().width ?? 0;
  await expect(width).toBeGreaterThan(Math.min(650, window.innerWidth - 40));
});

Default.test('reports which plan is chosen', async ({ args, userEvent }) => {
  await userEvent.click(within(await popup()).getByRole('button', { name: 'Choose Elite' }));
  await expect(args.onChoose).toHaveBeenCalledWith(3);
});

Default.test('links "See all pricing options" to /app/settings/billing', async () => {
  await expect(within(await popup()).getByRole('link', { name: 'See all pricing options' })).toHaveAttribute(
    'href',
    '/app/settings/billing',
  );
});

Default.test('closes on Escape', async ({ args }) => {
  pressEscape(await popup());
  await expect(args.onClose).toHaveBeenCalled();
});

/** The shop is on Growth, so only Elite is offered. */
export const OnlyElite = meta.story({
  args: { offer: upgradeOffer(2) ?? { plans: [], isLarge: false }, chargeType: 2 },
});

OnlyElite.test('shows one plan, and is not large', { tags: ['§2.55'] }, async () => {
  const dialog = await popup();
  await expect(
    within(dialog)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(['Elite']);
  await expect(dialog.firstElementChild?.getBoundingClientRect().width ?? 0).toBeLessThan(650);
});

/** The store sells in a currency other than that of the plan prices. */
export const OtherCurrency = meta.story({
  args: { currencyNote: 'Plans are billed in USD.' },
});

OtherCurrency.test('tells a store that sells in another currency which one it pays in', async () => {
  await expect(within(await popup()).getByText(/Plans are billed in USD\.$/)).toBeVisible();
});

/** A plan was chosen, and the store’s payment page is loading. */
export const Choosing = meta.story({ args: { purchase: { running: { planId: 2 }, failure: null } } });

Choosing.test(
  'shows the button of the chosen plan as busy, and says on the other one why it waits',
  async ({ args, userEvent }) => {
    const dialog = within(await popup());
    await expect(dialog.getByRole('button', { name: 'Choose Growth' })).toHaveAttribute('aria-busy', 'true');
    await expect(dialog.getByRole('button', { name: 'Choose Elite' })).toHaveAccessibleDescription(/Another plan/);
    await userEvent.click(dialog.getByRole('button', { name: 'Choose Growth' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Choose Elite' }));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
);

const longAgo = 0;

export const StillWaiting = meta.story({
  args: { purchase: { running: { planId: 2, since: longAgo, onCancel: fn(), onRetry: fn() }, failure: null } },
});

StillWaiting.test('says after ten seconds that it is still waiting, with Cancel and Retry', async () => {
  const dialog = within(await popup());
  await expect(dialog.getByText('Still waiting for the purchase')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible();
});

export const Error = meta.story({
  args: {
    purchase: {
      running: null,
      failure: { message: 'Internal server error.', detail: 'POST /billing/info/create · status 500 · request r-1' },
    },
  },
});

Error.test('shows the error with details for support', async () => {
  const dialog = within(await popup());
  await expect(dialog.getByText('Internal server error.')).toBeVisible();
  await expect(dialog.getByText(/request r-1/)).toBeVisible();
});

/** For staff who may not change the plan. */
export const WithoutSettings = meta.story({
  args: { pricingDisabledReason: 'You need view permission for Store Settings. The store owner can grant it.' },
});

WithoutSettings.test('shows the reason without permission for the settings', async () => {
  await expect(
    within(await popup()).getByRole('button', { name: 'See all pricing options' }),
  ).toHaveAccessibleDescription(/Store Settings/);
});

/** The popup with a button that opens it. */
function Opener(popupArgs: UpgradePopupProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    popupArgs.onClose();
  };
  return (
    <>
      <ActionButton label="Save" disabledReason={null} onAction={() => setOpen(true)} />
      <UpgradePopup {...popupArgs} open={isOpen} onClose={close} />
    </>
  );
}

/** A button on the page opened it. */
export const FromAButton = meta.story({ render: (args) => <Opener {...args} /> });

FromAButton.test('takes the focus, and returns it to what opened it', async ({ canvas, userEvent }) => {
  const opener = canvas.getByRole('button', { name: 'Save' });
  await userEvent.click(opener);
  const dialog = await popup();
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  pressEscape(dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
});
