import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { adminEndpoints } from './admin/adminEndpoints.ts';
import { endpoints } from './endpoints.ts';
import { openApiDocument, openApiText } from './openapi.ts';

describe('the OpenAPI 3.1 document', () => {
  test('openapi.json matches the schemas; when stale: pnpm openapi', async () => {
    expect(await readFile(new URL('../openapi.json', import.meta.url), 'utf8')).toBe(openApiText());
  });

  test('has every endpoint once', () => {
    const paths = openApiDocument().paths as Record<string, Record<string, { operationId: string }>>;
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`),
    );
    expect(documented).toEqual(
      Object.entries({ ...endpoints, ...adminEndpoints }).map(
        ([name, { method, path }]) => `${name} ${method} ${path}`,
      ),
    );
  });

  test('the admin calls are a separate part with their own token', () => {
    const paths = openApiDocument().paths as Record<string, Record<string, { tags?: string[]; security?: object[] }>>;
    for (const [path, methods] of Object.entries(paths))
      for (const { tags, security } of Object.values(methods))
        expect([path, tags, security]).toEqual(
          path.startsWith('/hub/admin/') ? [path, ['Admin'], [{ adminToken: [] }]] : [path, undefined, undefined],
        );
  });

  test('every reference resolves, and every body has a schema', () => {
    const text = openApiText();
    const document: unknown = JSON.parse(text);
    for (const [, reference = ''] of text.matchAll(/"\$ref": "#\/([^"]+)"/g)) {
      const target = reference
        .split('/')
        .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document);
      expect([reference, typeof target]).toEqual([reference, 'object']);
    }
    const bodies = text.match(/"(?:requestBody|200)": \{/g) ?? [];
    const schemas = text.match(/"content": \{\s+"[a-z]+\/[a-z-]+": \{\s+"schema": \{/g) ?? [];
    expect(schemas).toHaveLength(bodies.length);
  });
});
