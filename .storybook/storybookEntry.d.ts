/** What Storybook's own page begins with. */
declare module 'virtual:/@storybook/builder-vite/vite-app.js';
