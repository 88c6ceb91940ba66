import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { IntrospectionQuery } from 'graphql';

const directory = join(import.meta.dirname, '../../../../node_modules/@shopify/dev-mcp/dist/data');

/** The published Admin schema of a version. Needs about 200 MB, so only tests use it. */
export function readPublishedSchema(version: string): IntrospectionQuery {
  const json = JSON.parse(gunzipSync(readFileSync(join(directory, `admin_${version}.json.gz`))).toString('utf8'));
  return json.data ?? json;
}
