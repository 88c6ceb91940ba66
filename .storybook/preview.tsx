import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { PolarisProvider } from '../packages/ui/src/shared/PolarisProvider.tsx';
import { failOnUnansweredRequests, forgetUnansweredRequests, startStrictWorker } from './strictWorker.ts';

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startStrictWorker)],
  decorators: [
    (Story) => (
      <PolarisProvider>
        <Story />
      </PolarisProvider>
    ),
  ],
  beforeEach: forgetUnansweredRequests,
  afterEach: failOnUnansweredRequests,
  parameters: { a11y: { test: 'error' }, layout: 'padded' },
  tags: ['autodocs'],
});
