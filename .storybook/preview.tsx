import { definePreview } from '@storybook/react-vite';
import { lazy } from 'react';
import { chosenSituation } from '../apps/web/src/testing/chosenSituation.ts';
import { PolarisProvider } from '../packages/ui/src/layout/PolarisProvider.tsx';
import { appearanceMenus } from './appearance.ts';
import { namedAddress, screenControls } from './controls/screenControls.ts';
import { previewAnnotations } from './previewAnnotations.ts';
import { situationMenus } from './situationMenus.ts';

/** Lazy, because it loads every endpoint and its rules, which a story doesn't need. */
const ScreenDocsPage = lazy(async () => ({ default: (await import('./handover/ScreenDocsPage.tsx')).ScreenDocsPage }));

/** Preview of screen stories. Storybook's toolbar and sidebar also read their settings from here. */
export default definePreview({
  ...previewAnnotations,
  decorators: [
    // Remounts for another situation or path, so the screen keeps no state.
    (Story, { globals, args }) => (
      <PolarisProvider key={`${chosenSituation(globals)?.address} ${'path' in args ? String(args.path) : ''}`}>
        <Story />
      </PolarisProvider>
    ),
  ],
  argTypesEnhancers: [screenControls],
  argsEnhancers: [namedAddress],
  globalTypes: { ...situationMenus, ...appearanceMenus },
  // Storybook's index reads this file's source, so the value can't be imported.
  tags: ['autodocs'],
  parameters: {
    ...previewAnnotations.parameters,
    docs: { ...previewAnnotations.parameters.docs, page: ScreenDocsPage },
    playedAgainBy: Object.keys(situationMenus),
    options: {
      // Read from the source, so it must be a literal.
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
