import { defineMain } from '@storybook/react-vite/node';
import { importedPackages } from './importedPackages.ts';

const rooms = {
  '@hub/domain': 'packages/domain',
  '@hub/api-client': 'packages/api-client',
  '@hub/ui': 'packages/ui',
  '@hub/web': 'apps/web',
};

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../docs/workshop/*.mdx', '../packages/ui/src/**/*.stories.tsx', '../apps/web/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['./public', '../apps/web/public'],
  features: { experimentalTestSyntax: true },
  core: { disableTelemetry: true },
  viteFinal(config) {
    // A package that Vite first meets in the middle of a run makes it start over and fails the tests, so all are named beforehand.
    const named = ['react/jsx-dev-runtime', 'react/jsx-runtime', 'react-dom/client', 'msw', 'msw/browser', 'storybook/test'];
    const include = [...(config.optimizeDeps?.include ?? []), ...named, ...importedPackages(process.cwd(), rooms)];
    return { ...config, optimizeDeps: { ...config.optimizeDeps, include } };
  },
});
