import { definePreview } from '@storybook/react-vite';
import { lazy } from 'react';
import { chosenSituation } from '../apps/web/src/testing/chosenSituation.ts';
import { PolarisProvider } from '../packages/ui/src/layout/PolarisProvider.tsx';
import { appearanceMenus } from './appearance.ts';
import { namedAddress, screenControls } from './controls/screenControls.ts';
import { previewAnnotations } from './previewAnnotations.ts';
import { situationMenus } from './situationMenus.ts';

/** With every endpoint and its rules, which a story does without. */
const ScreenDocsPage = lazy(async () => ({ default: (await import('./handover/ScreenDocsPage.tsx')).ScreenDocsPage }));

/** For stories of screens. Storybook itself reads from here what its toolbar and its sidebar show. */
export default definePreview({
  ...previewAnnotations,
  decorators: [
    // Another situation or address is another visit: everything that the screen remembers goes.
    (Story, { globals, args }) => (
      <PolarisProvider key={`${chosenSituation(globals)?.address} ${'path' in args ? String(args.path) : ''}`}>
        <Story />
      </PolarisProvider>
    ),
  ],
  argTypesEnhancers: [screenControls],
  argsEnhancers: [namedAddress],
  globalTypes: { ...situationMenus, ...appearanceMenus },
  // Storybook's index reads it from this file as it is written, and not from what is imported.
  tags: ['autodocs'],
  parameters: {
    ...previewAnnotations.parameters,
    docs: { ...previewAnnotations.parameters.docs, page: ScreenDocsPage },
    playedAgainBy: Object.keys(situationMenus),
    options: {
      // Read from the source, so it is written out.
      storySort: {
        order: [
          'Welcome',
          'Features',
          ['Dashboard', 'Orders', ['Lists', 'Actions', 'Many at once']],
          'Foundations',
          ['Colors', 'Type', 'Spacing', 'Icons', 'Motion', 'Voice'],
          'Components',
          ['By kind', 'Actions', 'Badges', 'Data', 'Dialogs', 'Feedback', 'Forms', 'Layout', 'Screen layouts'],
          'Screens',
          ['Dashboard', 'Orders'],
          'Flows',
          'Catalogues',
          'Contributing',
        ],
      },
    },
  },
});
