import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { SkuSuggestion } from './SkuSuggestion.tsx';

/** A SKU was typed into the search by order. */
const meta = preview.meta({ component: SkuSuggestion, args: { sku: '22197', onSearch: fn() } });

export const Default = meta.story();

Default.test('offers to search for it as a SKU', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Search SKU 22197 instead' }));
  await expect(args.onSearch).toHaveBeenCalledOnce();
});
