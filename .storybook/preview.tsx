import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { chosenSituation } from '../apps/web/src/testing/chosenSituation.ts';
import { PolarisProvider } from '../packages/ui/src/layout/PolarisProvider.tsx';
import { guardPlayFunctions } from './guardPlayFunctions.ts';
import { situationMenus } from './situationMenus.ts';
import { failOnUnhandledRequests, resetUnhandledRequests, startMockWorker } from './startMockWorker.ts';
import { viewports } from './viewports.ts';

// A busy machine draws a screen in more than the second that is waited by default.
configure({ asyncUtilTimeout: 20_000 });

const preview = definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startMockWorker)],
  decorators: [
    // Another situation is another visit: everything that the screen remembers goes.
    (Story, { globals }) => (
      <PolarisProvider key={chosenSituation(globals)?.address}>
        <Story />
      </PolarisProvider>
    ),
  ],
  globalTypes: situationMenus,
  beforeEach: resetUnhandledRequests,
  afterEach: failOnUnhandledRequests,
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    options: {
      storySort: {
        order: [
          'Welcome',
          'Features',
          ['Dashboard', 'Orders', ['Lists', 'Actions', 'Many at once']],
          'Flows',
          'Screens',
          'Catalogues',
        ],
      },
    },
    viewport: { options: viewports },
  },
  tags: ['autodocs'],
});

guardPlayFunctions(preview);

export default preview;
