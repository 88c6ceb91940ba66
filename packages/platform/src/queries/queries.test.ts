import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  buildClientSchema,
  type DocumentNode,
  getNamedType,
  type GraphQLSchema,
  type IntrospectionQuery,
  isEnumType,
  Kind,
  NoDeprecatedCustomRule,
  parse,
  print,
  specifiedRules,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { AuthScopes } from '@shopify/shopify-api';
import { adminApiVersion } from '../adminApiVersion.ts';
import { requiredScopes } from '../scopes/requiredScopes.ts';
import { subscribedTopics, topicName } from '../webhooks/webhookTopics.ts';

interface PublishedSchema {
  data: IntrospectionQuery;
  /** Scopes for a type or field with an offline token; any one is enough. */
  offline_scopes: { items: readonly ScopeRow[] };
}

interface ScopeRow {
  type: string;
  typeName: string;
  fieldName?: string;
  offlineScopes: readonly string[];
}

const data = join(import.meta.dirname, '../../../../node_modules/@shopify/dev-mcp/dist/data');

function readSchema(version: string): PublishedSchema {
  return JSON.parse(gunzipSync(readFileSync(join(data, `admin_${version}.json.gz`))).toString('utf8'));
}

/** Every GraphQL document that a file in this folder exports, by name. */
async function readDocuments(): Promise<ReadonlyMap<string, string>> {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.ts') && !file.includes('.test.'));
  const modules = await Promise.all(
    files.map(async (file): Promise<Record<string, unknown>> => import(join(import.meta.dirname, file))),
  );
  const exported = modules.flatMap((module) => Object.entries(module));
  return new Map(exported.filter((entry): entry is [string, string] => String(entry[1]).includes('{')));
}

const current = readSchema(adminApiVersion);
const versions: readonly (readonly [string, GraphQLSchema])[] = [
  [adminApiVersion, buildClientSchema(current.data)],
  ['2026-07', buildClientSchema(readSchema('2026-07').data)],
];
const texts = await readDocuments();
const documents = new Map(
  [...texts]
    .map(([name, text]): [string, DocumentNode] => [name, parse(text)])
    .filter(([, { definitions }]) => definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION)),
);

const problemsOf = (schema: GraphQLSchema, document: DocumentNode) =>
  validate(schema, document, [...specifiedRules, NoDeprecatedCustomRule]).map(({ message }) => message);

describe.each(versions)('Against the published Admin schema %s', (_, schema) => {
  test.each([...documents])('%s uses only existing fields, and nothing deprecated', (_name, document) => {
    expect(problemsOf(schema, document)).toEqual([]);
  });

  test('a misspelled field, a missing variable and a deprecated field are found', () => {
    const found = (text: string) => problemsOf(schema, parse(text));
    expect(found('query A { shop { naame } }')).toEqual([expect.stringContaining('"naame"')]);
    expect(found('query A { order(id: $id) { id } }')).toEqual([expect.stringContaining('"$id"')]);
    expect(found('query A { shop { billingAddress { id } } }')).toEqual([expect.stringContaining('deprecated')]);
  });
});

test.each(versions)('every subscribed topic exists in %s', (_, schema) => {
  const topics = schema.getType('WebhookSubscriptionTopic');
  const names = isEnumType(topics) ? topics.getValues().map(({ name }) => name) : [];
  expect(subscribedTopics.map(topicName).filter((name) => !names.includes(name))).toEqual([]);
});

test('the backfill stays within the limits of a bulk operation', () => {
  let connections = 0;
  let depth = 0;
  let deepest = 0;
  visit(parse(texts.get('backfillOrdersQuery') ?? ''), {
    Field: {
      enter({ name }) {
        if (name.value !== 'edges') return;
        connections += 1;
        depth += 1;
        deepest = Math.max(deepest, depth);
      },
      leave({ name }) {
        if (name.value === 'edges') depth -= 1;
      },
    },
  });
  expect(connections).toBeLessThanOrEqual(5);
  // One at the root, two inside.
  expect(deepest).toBeLessThanOrEqual(3);
});

test('every fragment is used by a checked document', () => {
  const used = [...documents.values()].map(print).join('\n');
  const names = [...texts.values()].flatMap((text) =>
    parse(text).definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [node.name.value] : [])),
  );
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !used.includes(`fragment ${name} on`))).toEqual([]);
});

test('operation names are unique, because costs are remembered by name', () => {
  const names = [...documents.values()].flatMap(({ definitions }) =>
    definitions.flatMap((node) => (node.kind === Kind.OPERATION_DEFINITION ? [node.name?.value] : [])),
  );
  expect(names).toHaveLength(documents.size);
  expect(new Set(names).size).toBe(names.length);
});

describe('The requested scopes', () => {
  const rows = new Map(
    current.offline_scopes.items.map((row) => [`${row.typeName}.${row.fieldName ?? ''}`, row.offlineScopes]),
  );
  const [[, schema]] = versions as [readonly [string, GraphQLSchema]];

  /** Alternative scopes for the types and fields of a document, by type and field name. */
  function needsOf(document: DocumentNode): ReadonlyMap<string, readonly string[]> {
    const info = new TypeInfo(schema);
    const needs = new Map<string, readonly string[]>();
    const note = (key: string) => {
      const scopes = rows.get(key) ?? [];
      if (scopes.length > 0) needs.set(key, scopes);
    };
    visit(
      document,
      visitWithTypeInfo(info, {
        Field(node) {
          note(`${info.getParentType()?.name}.${node.name.value}`);
          const type = info.getType();
          if (type) note(`${getNamedType(type).name}.`);
        },
      }),
    );
    return needs;
  }

  const all = new Map([...documents.values()].flatMap((document) => [...needsOf(document)]));

  test('cover every type and field', () => {
    const granted = new AuthScopes([...requiredScopes]);
    const missing = [...all].filter(([, scopes]) => !scopes.some((scope) => granted.has(scope)));
    expect(missing).toEqual([]);
  });

  test('requests no scope that it does not need', () => {
    // The schema does not state the scopes for old orders and for each kind of location. The last one is for topics.
    const unstated = new Set([
      'read_all_orders',
      'write_merchant_managed_fulfillment_orders',
      'write_third_party_fulfillment_orders',
      'read_shopify_payments_disputes',
    ]);
    const needless = requiredScopes.filter((scope) => {
      const others = new AuthScopes(requiredScopes.filter((other) => other !== scope));
      return !unstated.has(scope) && [...all.values()].every((scopes) => scopes.some((one) => others.has(one)));
    });
    expect(needless).toEqual([]);
  });
});
