import { providers } from '@hub/domain/integrations';
import { brandName } from '@hub/domain/shared';
import * as z from 'zod/mini';
import { adminEndpoints } from './admin/adminEndpoints.ts';
import { endpoints } from './endpoints.ts';
import type { Endpoint, QuerySchema } from './http/Endpoint.ts';
import { nestedStatusReply, statusReply } from './http/statusReply.ts';
import {
  wireId,
  wireNumber,
  wireOptionalFlag,
  wireOptionalNumber,
  wireOptionalText,
  wireOptionalTime,
} from './http/wireFields.ts';
import { wireLocation } from './orders/wireLocation.ts';
import { bulkReply, wireBulkResult } from './orders/wireBulkResult.ts';
import { wireOrder, wireOrderToChange } from './orders/wireOrder.ts';
import { wireFlow, wireFulfillment, wireLineItem, wireTimelineEntry } from './orders/wireOrderDetail.ts';
import { wireStats } from './orders/wireStats.ts';
import { wireThirdPartyRecord } from './integrations/getThirdPartyDetailsEndpoint.ts';
import { connectionTestReply } from './integrations/integrationEndpoints.ts';
import { wireProviderAccounts } from './integrations/wireProviderAccounts.ts';
import { wireImportProgress } from './imports/wireImportProgress.ts';
import { wireRoutingRule, wireRoutingRules, wireShippingLocation } from './routing/wireRouting.ts';
import { wireBatch, wireBatchedOrder } from './batching/wireBatch.ts';
import { wireShopInfo } from './shop/wireShopInfo.ts';
import { wireTagChange } from './tags/tagEndpoints.ts';
import { wireSavedTrackingPage } from './tracking/wireTracking.ts';

/** Schemas with a name in the document; all others are inlined. */
const namedSchemas = {
  Id: wireId,
  Number: wireNumber,
  OptionalNumber: wireOptionalNumber,
  OptionalText: wireOptionalText,
  OptionalTime: wireOptionalTime,
  OptionalFlag: wireOptionalFlag,
  StatusReply: statusReply,
  NestedStatusReply: nestedStatusReply,
  BulkReply: bulkReply,
  ConnectionTestReply: connectionTestReply,
  Order: wireOrder,
  OrderToChange: wireOrderToChange,
  LineItem: wireLineItem,
  Fulfillment: wireFulfillment,
  Flow: wireFlow,
  TimelineEntry: wireTimelineEntry,
  Stats: wireStats,
  Location: wireLocation,
  BulkResult: wireBulkResult,
  ShopInfo: wireShopInfo,
  ImportProgress: wireImportProgress,
  Batch: wireBatch,
  BatchedOrder: wireBatchedOrder,
  ShippingLocation: wireShippingLocation,
  RoutingRule: wireRoutingRule,
  RoutingRules: wireRoutingRules,
  TagChange: wireTagChange,
  SavedTrackingPage: wireSavedTrackingPage,
  ThirdPartyRecord: wireThirdPartyRecord,
  ...providerSchemas(),
} satisfies Record<string, z.ZodMiniType>;

/** `AmsSettings`, `ShipstationAccount`: the saved settings of each provider. */
function providerSchemas(): Record<string, z.ZodMiniType> {
  return Object.fromEntries(
    providers.map(({ thirdPartyId, testName, shape }) => [
      `${testName.slice('test'.length)}${shape === 'accounts' ? 'Account' : 'Settings'}`,
      wireProviderAccounts[thirdPartyId],
    ]),
  );
}

/** The part of the document that is not for merchants. */
const adminTag = 'Admin';

type Json = Readonly<Record<string, unknown>>;

/** The contract as an OpenAPI 3.1 document, generated from the schemas that check replies. */
export function openApiDocument(): Json {
  const schemas = schemasByName();
  return {
    openapi: '3.1.0',
    info: {
      title: `${brandName}: the calls of the merchant app`,
      version: '1',
      description: 'Written by `pnpm openapi`. Fields that a schema does not name are ignored.',
    },
    tags: [
      {
        name: adminTag,
        description:
          'For those who run the service, with the admin token; a server without one answers 404. No call of merchants.',
      },
    ],
    security: [{ authorization: [] }, {}],
    paths: pathsOf(schemas),
    components: {
      schemas: Object.fromEntries(Object.keys(namedSchemas).map((name) => [name, schemas[name]])),
      securitySchemes: {
        authorization: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'As shop info returned it.',
        },
        adminToken: { type: 'http', scheme: 'bearer', description: 'ADMIN_TOKEN of the server.' },
      },
      headers: {
        RequestId: { description: 'Quoted in every error message.', schema: { type: 'string' } },
      },
      responses: {
        SessionExpired: { description: 'The session has expired. Nothing is retried.' },
        Failed: {
          description: 'Anything else. A JSON body may hold a message for people.',
          content: { 'application/json': {} },
        },
      },
    },
  };
}

/** Converts all schemas at once, so that they refer to each other by name. */
function schemasByName(): Json {
  const registry = z.registry<{ id: string }>();
  for (const [name, schema] of Object.entries(namedSchemas)) registry.add(schema, { id: name });
  for (const [name, endpoint] of endpointList()) {
    for (const part of ['request', 'reply', 'query', 'params'] as const) {
      const schema = endpoint[part];
      if (schema !== undefined && !registry.has(schema)) registry.add(schema, { id: `${name}.${part}` });
    }
  }
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    target: 'draft-2020-12',
    uri: (id) => `#/components/schemas/${id}`,
  });
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, withoutOwnAddress(schema)]));
}

/** Removes `$schema` and `$id`, which nested schemas must not have. */
function withoutOwnAddress(schema: Json): Json {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$schema' && key !== '$id'));
}

function pathsOf(schemas: Json): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of endpointList()) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(name, endpoint, schemas),
    };
  }
  return paths;
}

function operation(name: string, endpoint: Endpoint, schemas: Json): Json {
  const schemaReference = (schema: z.ZodMiniType, part: string) => schemaOf(schema, `${name}.${part}`, schemas);
  const replyHeaders = Object.entries(endpoint.replyHeaders ?? {}).map(([header, description]) => [
    header,
    { description, schema: { type: 'string' } },
  ]);
  return {
    operationId: name,
    ...(name in adminEndpoints && { tags: [adminTag], security: [{ adminToken: [] }] }),
    summary: endpoint.summary,
    parameters: [
      ...parametersIn('path', endpoint.params, `${name}.params`, schemas),
      ...parametersIn('query', endpoint.query, `${name}.query`, schemas),
      ...(endpoint.method === 'POST' && !(name in adminEndpoints) ? postHeaders : []),
    ],
    ...(endpoint.request && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaReference(endpoint.request, 'request') } },
      },
    }),
    ...(endpoint.requestTypes && {
      requestBody: {
        required: true,
        content: Object.fromEntries(endpoint.requestTypes.map((type) => [type, { schema: {} }])),
      },
    }),
    responses: {
      200: {
        description: 'Answered.',
        headers: { 'X-Request-Id': { $ref: '#/components/headers/RequestId' }, ...Object.fromEntries(replyHeaders) },
        content: { [endpoint.replyType ?? 'application/json']: { schema: schemaReference(endpoint.reply, 'reply') } },
      },
      401: { $ref: '#/components/responses/SessionExpired' },
      default: { $ref: '#/components/responses/Failed' },
    },
  };
}

const postHeaders: readonly Json[] = [
  {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: 'One per intent of a person; a known key replays its reply.',
    schema: { type: 'string', format: 'uuid' },
  },
  {
    name: 'X-XSRF-TOKEN',
    in: 'header',
    required: false,
    description: 'The cookie XSRF-TOKEN, where it is readable.',
    schema: { type: 'string' },
  },
];

/** A reference for a named schema, else the schema itself. */
function schemaOf(schema: z.ZodMiniType, id: string, schemas: Json): unknown {
  const name = Object.entries(namedSchemas).find(([, candidate]) => candidate === schema)?.[0];
  return name === undefined ? schemas[id] : { $ref: `#/components/schemas/${name}` };
}

function parametersIn(location: 'path' | 'query', schema: QuerySchema | undefined, id: string, schemas: Json): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = schemas[id] as { properties?: Json; required?: readonly string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: required.includes(name),
    schema: property,
  }));
}

function endpointList(): readonly (readonly [string, Endpoint])[] {
  return Object.entries<Endpoint>({ ...endpoints, ...adminEndpoints });
}

/** Content of the file `openapi.json`. */
export function openApiText(): string {
  return `${JSON.stringify(openApiDocument(), null, 2)}\n`;
}
