import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { polarisBuild } from '../../packages/ui/polarisBuild.ts';
import { brotliFiles } from './brotliFiles.ts';
import { buildEntries, codeSplitting } from './codeSplitting.ts';

/**
 * The build goes to dist/ with hashed file names; `apps/server` serves it, and starts the same configuration for `dev`.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), polarisBuild(), brotliFiles()],
  build: {
    target: 'es2023',
    emptyOutDir: true,
    // Tells `apps/server` which files a screen needs.
    manifest: true,
    rolldownOptions: { input: buildEntries, output: { codeSplitting: codeSplitting() } },
    // The content policy of the server allows neither inline scripts nor data: scripts.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
