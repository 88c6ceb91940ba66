import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { polarisBuild } from '../../packages/ui/polarisBuild.ts';
import { earlyCallsFile } from './earlyCallsFile.ts';
import { buildEntries, codeSplitting } from './codeSplitting.ts';

/** Builds to dist/ with hashed file names; `apps/server` serves it, and uses this configuration for `dev`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), polarisBuild(), earlyCallsFile()],
  build: {
    target: 'es2023',
    emptyOutDir: true,
    // The manifest: `apps/server` reads which files a screen needs.
    manifest: true,
    rolldownOptions: { input: buildEntries, output: { codeSplitting: codeSplitting() } },
    // The server's content policy allows no inline scripts and no data: scripts.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
