/** The entry module of Storybook's page. */
declare module 'virtual:/@storybook/builder-vite/vite-app.js';
