import { defineConfig } from 'drizzle-kit';

/** `npx -y pnpm@12 --filter @hub/database exec drizzle-kit generate --name WHAT` writes the next migration from the schema. */
export default defineConfig({ dialect: 'postgresql', schema: './src/schema/index.ts', out: './migrations' });
