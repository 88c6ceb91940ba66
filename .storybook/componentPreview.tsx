import { definePreview } from '@storybook/react-vite';
import { lazy } from 'react';
import { PolarisProvider } from '../packages/ui/src/layout/PolarisProvider.tsx';
import { namedArgs, usableControls } from './controls/usableControls.ts';
import { drawComponent, withSafeArgs } from './controls/withSafeArgs.tsx';
import { previewAnnotations } from './previewAnnotations.ts';
import { type SnippetContext, storySnippet } from './snippets/storySnippet.ts';

/** Lazy, because it loads Storybook's docs blocks, which a story doesn't need. */
const ComponentDocsPage = lazy(async () => ({ default: (await import('./ComponentDocsPage.tsx')).ComponentDocsPage }));

/** Preview of component stories, which use props and nothing of the app. */
export default definePreview({
  ...previewAnnotations,
  decorators: [
    (Story) => (
      <PolarisProvider>
        <Story />
      </PolarisProvider>
    ),
    withSafeArgs,
  ],
  render: drawComponent,
  argTypesEnhancers: [usableControls],
  argsEnhancers: [namedArgs],
  parameters: {
    ...previewAnnotations.parameters,
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      ...previewAnnotations.parameters.docs,
      page: ComponentDocsPage,
      // "code" keeps Storybook from printing every story's elements, which is slow and gives no usable code.
      source: {
        type: 'code',
        language: 'tsx',
        transform: (_: string, context: SnippetContext) => storySnippet(context),
      },
    },
  },
});
