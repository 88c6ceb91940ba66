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

/** No plan, or Starter. */
export const Default = meta.story();

Default.test('its title, a Growth card and an Elite card with price and features', { tags: ['§2.55'] }, async () => {
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
});

Default.test('nothing is charged before the next page', async () => {
  await expect(within(await popup()).getByText(/^You confirm the plan on the next page\./)).toBeVisible();
});

Default.test('large when two plans are offered', { tags: ['§2.56'] }, async () => {
  const width = (await popup()).firstElementChild?.getBoundingClientRect().width ?? 0;
  await expect(width).toBeGreaterThan(Math.min(650, window.innerWidth - 40));
});

Default.test('choosing a plan says which', async ({ args, userEvent }) => {
  await userEvent.click(within(await popup()).getByRole('button', { name: 'Choose Elite' }));
  await expect(args.onChoose).toHaveBeenCalledWith(3);
});

Default.test('"See all pricing options" goes to /app/settings/billing', async () => {
  await expect(within(await popup()).getByRole('link', { name: 'See all pricing options' })).toHaveAttribute(
    'href',
    '/app/settings/billing',
  );
});

Default.test('Escape closes it', async ({ args }) => {
  pressEscape(await popup());
  await expect(args.onClose).toHaveBeenCalled();
});

/** On Growth only Elite is offered. */
export const OnlyElite = meta.story({
  args: { offer: upgradeOffer(2) ?? { plans: [], isLarge: false }, chargeType: 2 },
});

OnlyElite.test('one plan, and the popup is not large', { tags: ['§2.55'] }, async () => {
  const dialog = await popup();
  await expect(
    within(dialog)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(['Elite']);
  await expect(dialog.firstElementChild?.getBoundingClientRect().width ?? 0).toBeLessThan(650);
});

/** The store sells in another currency than the plans are priced in. */
export const OtherCurrency = meta.story({
  args: { currencyNote: 'Plans are billed in USD.' },
});

OtherCurrency.test('a store that sells in another currency is shown the currency it pays in', async () => {
  await expect(within(await popup()).getByText(/Plans are billed in USD\.$/)).toBeVisible();
});

/** A plan was chosen, and the store’s page for paying is on its way. */
export const Choosing = meta.story({ args: { purchase: { running: { planId: 2 }, failure: null } } });

Choosing.test(
  'while one is being chosen its button is busy and the other one says why it waits',
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

StillWaiting.test('after ten seconds it says that it still waits, with Cancel and Retry', async () => {
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

Error.test('the error is shown in it, with what support needs', async () => {
  const dialog = within(await popup());
  await expect(dialog.getByText('Internal server error.')).toBeVisible();
  await expect(dialog.getByText(/request r-1/)).toBeVisible();
});

/** For staff who may not change the plan. */
export const WithoutSettings = meta.story({
  args: { pricingDisabledReason: 'You need view permission for Store Settings. The store owner can grant it.' },
});

WithoutSettings.test('without permission for the settings, the reason is shown', async () => {
  await expect(
    within(await popup()).getByRole('button', { name: 'See all pricing options' }),
  ).toHaveAccessibleDescription(/Store Settings/);
});

/** With a button that opens it. */
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

/** It was opened by a button of the page. */
export const FromAButton = meta.story({ render: (args) => <Opener {...args} /> });

FromAButton.test('the focus goes in and returns to what opened it', async ({ canvas, userEvent }) => {
  const opener = canvas.getByRole('button', { name: 'Save' });
  await userEvent.click(opener);
  const dialog = await popup();
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  pressEscape(dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
});
