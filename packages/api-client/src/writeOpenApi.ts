import { writeFile } from 'node:fs/promises';
import { openApiText } from './openapi.ts';

/** `pnpm --filter @hub/api-client run openapi` writes the document anew after a schema has changed. */
await writeFile(new URL('../openapi.json', import.meta.url), openApiText());
