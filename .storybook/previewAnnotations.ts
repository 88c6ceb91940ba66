import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { failOnUnhandledRequests, resetUnhandledRequests, startMockWorker } from './startMockWorker.ts';
import { viewports } from './viewports.ts';

// A busy machine draws a screen in more than the second that is waited by default.
configure({ asyncUtilTimeout: 20_000 });

/** What stories of components and of screens have in common. */
export const previewAnnotations = {
  addons: [addonDocs(), addonA11y(), addonMsw(startMockWorker)],
  beforeEach: resetUnhandledRequests,
  afterEach: failOnUnhandledRequests,
  parameters: {
    a11y: { test: 'error' as const },
    layout: 'padded' as const,
    viewport: { options: viewports },
  },
  tags: ['autodocs'],
};
