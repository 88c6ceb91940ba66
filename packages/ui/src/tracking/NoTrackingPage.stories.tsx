import { trackingTexts as texts } from '@hub/domain/tracking';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { NoTrackingPage } from './NoTrackingPage.tsx';

const meta = preview.meta({ component: NoTrackingPage, parameters: { layout: 'fullscreen' } });

export const Default = meta.story();

Default.test('looks the same whether or not the shop exists', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: texts.noPage })).toBeVisible();
});
