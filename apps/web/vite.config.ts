import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The build goes to dist/ with hashed file names; `apps/server` serves it, and starts the same configuration for `dev`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    target: 'es2023',
    emptyOutDir: true,
    // The content policy of the server allows neither inline scripts nor data: scripts.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Polaris' one stylesheet is large; the warning about it says nothing new.
    chunkSizeWarningLimit: 800,
  },
});
