import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { HiddenStagesCard, type HiddenStagesCardProps } from './HiddenStagesCard.tsx';

const connectPath: HiddenStagesCardProps['connectPath'] = '/app/integration/directory';

const meta = preview.meta({ component: HiddenStagesCard, args: { connectPath } });

export const Default = meta.story();

Default.test('names the five hidden cards and links to the directory', async ({ canvas }) => {
  await expect(canvas.getByRole('region')).toHaveTextContent(
    'Orders In Fulfillment, Errors, Hold Orders, Back Orders and Needs User Review appear here once a 3PL is connected.',
  );
  await expect(canvas.getByRole('link', { name: 'Connect a 3PL' })).toHaveAttribute(
    'href',
    '/app/integration/directory',
  );
});

/** Orders have problems, and this person may not open the settings where 3PLs are connected. */
export const WithoutPermission = meta.story({ args: { connectPath: null } });

WithoutPermission.test('says whom to ask when the person lacks permission', async ({ canvas }) => {
  await expect(canvas.queryByRole('link')).toBeNull();
  await expect(canvas.getByText(/^Ask someone with access to Apps & Integrations/)).toBeVisible();
});
