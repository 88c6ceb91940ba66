import { writeFile } from 'node:fs/promises';
import { openApiText } from './src/openapi.ts';

// `pnpm openapi` writes the document anew after a schema has changed. Outside src, because
// the client itself runs in a browser and may not know of files.
await writeFile(new URL('openapi.json', import.meta.url), openApiText());
