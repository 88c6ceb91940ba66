import { definePreview } from '@storybook/react-vite';
import { chosenSituation } from '../apps/web/src/testing/chosenSituation.ts';
import { PolarisProvider } from '../packages/ui/src/layout/PolarisProvider.tsx';
import { previewAnnotations } from './previewAnnotations.ts';
import { situationMenus } from './situationMenus.ts';

/** For stories of screens. Storybook itself reads from here what its toolbar and its sidebar show. */
export default definePreview({
  ...previewAnnotations,
  decorators: [
    // Another situation is another visit: everything that the screen remembers goes.
    (Story, { globals }) => (
      <PolarisProvider key={chosenSituation(globals)?.address}>
        <Story />
      </PolarisProvider>
    ),
  ],
  globalTypes: situationMenus,
  parameters: {
    ...previewAnnotations.parameters,
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
  },
});
