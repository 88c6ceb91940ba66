import { defineMain } from '@storybook/react-vite/node';
import apiClient from '../packages/api-client/package.json' with { type: 'json' };
import domain from '../packages/domain/package.json' with { type: 'json' };
import ui from '../packages/ui/package.json' with { type: 'json' };
import web from '../apps/web/package.json' with { type: 'json' };

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.stories.tsx', '../apps/web/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['./public'],
  features: { experimentalTestSyntax: true },
  core: { disableTelemetry: true },
  viteFinal(config) {
    // A dependency that Vite first meets in the middle of a run makes it start over and fails the tests, so all are named beforehand.
    const named = ['react/jsx-dev-runtime', 'react/jsx-runtime', 'react-dom/client', 'msw', 'msw/browser', 'storybook/test', ...roomDependencies()];
    return { ...config, optimizeDeps: { ...config.optimizeDeps, include: [...(config.optimizeDeps?.include ?? []), ...named] } };
  },
});

/** What each room imports at run time, as Vite names a dependency of a dependency (the root itself cannot see them). */
function roomDependencies(): string[] {
  return [domain, apiClient, ui, web].flatMap(({ name, dependencies }) =>
    Object.keys(dependencies)
      .filter((dependency) => !dependency.startsWith('@hub/') && !dependency.startsWith('@fontsource'))
      .map((dependency) => `${name} > ${dependency}`),
  );
}
