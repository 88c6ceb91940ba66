import type { Plugin } from 'vite';

/** The page of a story begins with `startPreview.ts`, which begins Storybook once there are texts. */
export const languageFirst: Plugin = {
  name: 'language-first',
  transformIndexHtml: {
    order: 'pre',
    handler: (page) => page.replace('virtual:/@storybook/builder-vite/vite-app.js', '/.storybook/startPreview.ts'),
  },
};
