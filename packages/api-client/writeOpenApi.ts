import { writeFile } from 'node:fs/promises';
import { openApiText } from './src/openapi.ts';

// `pnpm openapi` regenerates the document. Outside src, because the client runs in a browser without a file system.
await writeFile(new URL('openapi.json', import.meta.url), openApiText());
