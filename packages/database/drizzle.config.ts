import { defineConfig } from 'drizzle-kit';

/** `pnpm --filter @hub/database migration --name WHAT` writes the next migration from the schema. */
export default defineConfig({ dialect: 'postgresql', schema: './src/schema/index.ts', out: './migrations' });
