import { definePreview } from '@storybook/react-vite';
import { PolarisProvider } from '../packages/ui/src/layout/PolarisProvider.tsx';
import { previewAnnotations } from './previewAnnotations.ts';

/** For stories of components, which know props and nothing of the app. */
export default definePreview({
  ...previewAnnotations,
  decorators: [
    (Story) => (
      <PolarisProvider>
        <Story />
      </PolarisProvider>
    ),
  ],
});
