import { legalPages } from '@hub/domain/public';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { LegalPage } from './LegalPage.tsx';
import { PublicPage } from './PublicPage.tsx';

const meta = preview.meta({
  component: LegalPage,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <PublicPage>
      <LegalPage {...args} />
    </PublicPage>
  ),
});

/** A person asks what the app stores about them. */
export const Privacy = meta.story({ args: { name: 'privacy' } });

Privacy.test('is marked as a draft for counsel, and says what the browser stores', async ({ canvas }) => {
  await expect(canvas.getByRole('note')).toHaveTextContent('Draft for counsel');
  await expect(canvas.getByText('session_id')).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(legalPages.privacy.title);
});

/** A person reads the terms before installing the app. */
export const TermsOfUse = meta.story({ args: { name: 'termsOfUse' } });

TermsOfUse.test('is marked as a draft for counsel', { tags: ['§2.45'] }, async ({ canvas }) => {
  await expect(canvas.getByRole('note')).toHaveTextContent('Draft for counsel');
});

/** A person asks what the app may be used for. */
export const AcceptableUse = meta.story({ args: { name: 'acceptable' } });

AcceptableUse.test('is marked as a draft for counsel', { tags: ['§2.45'] }, async ({ canvas }) => {
  await expect(canvas.getByRole('note')).toHaveTextContent('Draft for counsel');
});
