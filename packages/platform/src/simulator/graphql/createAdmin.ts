import {
  buildSchema,
  type DocumentNode,
  execute,
  type ExecutionResult,
  GraphQLError,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isScalarType,
  Kind,
  type OperationDefinitionNode,
  parse,
  validate,
} from 'graphql';
import type { ChargeRecord } from '../AppBook.ts';
import { Refusal } from '../actions/Refusal.ts';
import { BulkQueryError, planBulkQuery } from '../bulk/bulkShape.ts';
import { readBulkPages } from '../bulk/readBulkPages.ts';
import { adminSdl } from '../../schema/adminSdl.ts';
import { checkAccess, checkCustomerAccess, readsFulfillmentOrders } from './access.ts';
import type { AdminContext, AdminParts } from './AdminContext.ts';
import { appMutations } from './appMutations.ts';
import type { CostBucket } from './CostBucket.ts';
import { orderMutations, refused } from './mutations.ts';
import { orderEditMutations } from './orderEditMutations.ts';
import { idNumber, queries } from './queries.ts';
import { maxQueryCost, queryCost } from './queryCost.ts';
import { bulkOperationView } from './views/appViews.ts';

export interface AdminCall {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | null;
  /** `2026-10` */
  version: string;
}

export interface AdminReply {
  body: object;
  /** Points charged; null if the query did not run. */
  cost: number | null;
}

/** The store's GraphQL Admin API. */
export interface Admin {
  /** Names of the root fields; empty if the query cannot be parsed. */
  fieldsOf(query: string): string[];
  run(call: AdminCall): Promise<AdminReply>;
  bucket: CostBucket;
}

interface AdminOptions {
  parts: AdminParts;
  bucket: CostBucket;
  /** Effects of mutations outside of GraphQL. */
  effects: { uninstall: () => void; chargeChanged: (charge: ChargeRecord) => void };
}

const parsedQueries = 200;

export function createAdmin({ parts, bucket, effects }: AdminOptions): Admin {
  const schema = withScalars(buildSchema(adminSdl()));
  /** Parsed and validated queries, by text. */
  const known = new Map<string, { document: DocumentNode; errors: readonly GraphQLError[] }>();
  const rootValue = checkedRoots({
    ...queries,
    ...orderMutations,
    ...orderEditMutations,
    ...appMutations(effects),
    bulkOperationRunQuery: (args: BulkArgs, context: AdminContext) => bulkOperationRunQuery(args, context),
    bulkOperationCancel: ({ id }: { id: string }, context: AdminContext) => {
      const operation = context.bulk.find(idNumber('BulkOperation', id));
      if (!operation) return { bulkOperation: null, ...refused(new Refusal(['id'], 'Bulk operation does not exist')) };
      if (operation.status !== 'CREATED' && operation.status !== 'RUNNING') {
        const words = `A bulk operation cannot be canceled when it is ${operation.status.toLowerCase()}`;
        return { bulkOperation: bulkOperationView(context, operation), ...refused(new Refusal(null, words)) };
      }
      context.bulk.cancel(operation);
      return { bulkOperation: bulkOperationView(context, operation), userErrors: [] };
    },
  });

  function read(query: string): { document: DocumentNode; errors: readonly GraphQLError[] } {
    const found = known.get(query);
    if (found) return found;
    const document = parse(query, { maxTokens: 20_000 });
    const entry = { document, errors: validate(schema, document) };
    if (known.size >= parsedQueries) known.clear();
    known.set(query, entry);
    return entry;
  }

  function bulkOperationRunQuery({ query, groupObjects }: BulkArgs, context: AdminContext): object {
    const refuse = (message: string, code: string) => ({
      bulkOperation: null,
      userErrors: [{ __typename: 'BulkOperationUserError', field: ['query'], message, code }],
    });
    const running = context.bulk.current();
    if (running) {
      const id = `gid://shopify/BulkOperation/${running.id}`;
      return refuse(
        `A bulk query operation for this app and shop is already in progress: ${id}.`,
        'OPERATION_IN_PROGRESS',
      );
    }
    try {
      const { document, errors } = read(query);
      const [error] = errors;
      if (error) return refuse(`Invalid bulk query: ${error.message}`, 'INVALID');
      const plan = planBulkQuery(schema, document);
      checkAccess(context, plan.root.name.value);
      const reader = readBulkPages({
        schema,
        document,
        plan,
        isGrouped: groupObjects,
        run: async (page) => execute({ schema, document: page, rootValue, contextValue: { ...context, isBulk: true } }),
      });
      return { bulkOperation: bulkOperationView(context, context.bulk.start(query, reader)), userErrors: [] };
    } catch (error) {
      if (error instanceof BulkQueryError) return refuse(error.message, 'INVALID');
      if (error instanceof GraphQLError) return refuse(`Invalid bulk query: ${error.message}`, 'INVALID');
      throw error;
    }
  }

  async function run({ query, variables, operationName, version }: AdminCall): Promise<AdminReply> {
    let document: DocumentNode;
    try {
      const found = read(query);
      if (found.errors.length > 0) return { body: { errors: found.errors.map(validationError) }, cost: null };
      ({ document } = found);
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return { body: { errors: [{ message: error.message, locations: error.locations }] }, cost: null };
    }
    const operation = pickOperation(document, operationName);
    if (!operation) return { body: { errors: [{ message: `No operation named "${operationName}"` }] }, cost: null };
    const requested = queryCost(schema, document, operation, variables);
    if (requested > maxQueryCost) return { body: { errors: [tooExpensive(requested)] }, cost: null };
    if (!bucket.take(requested)) {
      const cost = { requestedQueryCost: requested, actualQueryCost: null, throttleStatus: bucket.status() };
      return { body: { errors: [throttledError], extensions: { cost } }, cost: null };
    }
    const contextValue: AdminContext = { ...parts, version, isBulk: false, searchWarnings: [] };
    const result = await execute({
      schema,
      document,
      rootValue,
      contextValue,
      variableValues: variables,
      ...(operationName !== null && { operationName }),
    });
    if (result.data === undefined) {
      bucket.giveBack(requested);
      return { body: { errors: result.errors?.map(variableError) }, cost: null };
    }
    const actual = Math.min(requested, queryCost(schema, document, operation, variables, result.data));
    bucket.giveBack(requested - actual);
    const throttleStatus = bucket.status();
    const cost = { requestedQueryCost: requested, actualQueryCost: actual, throttleStatus };
    const { searchWarnings } = contextValue;
    const extensions = { cost, ...(searchWarnings.length > 0 && { search: searchWarnings }) };
    return { body: { ...readable(result), extensions }, cost: actual };
  }

  return {
    bucket,
    run,
    fieldsOf(query) {
      try {
        const operation = pickOperation(read(query).document, null);
        return (operation?.selectionSet.selections ?? []).flatMap((field) =>
          field.kind === Kind.FIELD ? [field.name.value] : [],
        );
      } catch {
        return [];
      }
    },
  };
}

interface BulkArgs {
  query: string;
  groupObjects: boolean;
}

export const throttledError = {
  message: 'Throttled',
  extensions: { code: 'THROTTLED', documentation: 'https://shopify.dev/api/usage/rate-limits' },
};

type Resolver = (args: never, context: AdminContext, info: GraphQLResolveInfo) => unknown;

/** Refuses root fields to apps without their scope. */
function checkedRoots(roots: Readonly<Record<string, Resolver>>): Record<string, Resolver> {
  return Object.fromEntries(
    Object.entries(roots).map(([field, resolve]) => [
      field,
      (args: never, context: AdminContext, info: GraphQLResolveInfo) => {
        checkAccess(context, field);
        return resolve(args, context, info);
      },
    ]),
  );
}

/** Rejects malformed numbers, times and addresses where the platform does. */
function withScalars(schema: GraphQLSchema): GraphQLSchema {
  const checks: Readonly<Record<string, (value: unknown) => boolean>> = {
    URL: (value) => typeof value === 'string' && URL.canParse(value),
    DateTime: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
    Decimal: (value) =>
      (typeof value === 'string' || typeof value === 'number') && /^-?\d+(\.\d+)?$/.test(String(value)),
  };
  for (const [name, check] of Object.entries(checks)) {
    const type = schema.getType(name);
    if (!isScalarType(type)) continue;
    type.parseValue = (value) => {
      if (!check(value)) throw new GraphQLError(`Invalid ${name}: ${String(value)}`);
      return value;
    };
    type.parseLiteral = (node) => type.parseValue('value' in node ? node.value : null);
  }
  // Nested fields of an order are checked when they are read.
  const order = schema.getType('Order');
  if (order && 'getFields' in order) {
    const fields = order.getFields();
    const customer = fields['customer'];
    const fulfillmentOrders = fields['fulfillmentOrders'];
    if (customer && 'args' in customer)
      customer.resolve = (source: Record<string, () => unknown>, _, context: AdminContext) => {
        checkCustomerAccess(context);
        return source['customer']?.();
      };
    if (fulfillmentOrders && 'args' in fulfillmentOrders)
      fulfillmentOrders.resolve = (source: Record<string, (args: object) => unknown>, args, context: AdminContext) =>
        readsFulfillmentOrders(context)
          ? source['fulfillmentOrders']?.(args)
          : { nodes: [], edges: [], pageInfo: { hasNextPage: false, hasPreviousPage: false } };
  }
  return schema;
}

function pickOperation(document: DocumentNode, name: string | null): OperationDefinitionNode | null {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  return (name === null ? operations[0] : operations.find((operation) => operation.name?.value === name)) ?? null;
}

function tooExpensive(cost: number): object {
  return {
    message:
      `Query cost is ${cost}, which exceeds the single query max cost limit (${maxQueryCost}).\n\nSee ` +
      'https://shopify.dev/concepts/about-apis/rate-limits for more information on how the\ncost of a query is calculated.',
    extensions: {
      code: 'MAX_COST_EXCEEDED',
      cost,
      maxCost: maxQueryCost,
      documentation: 'https://shopify.dev/api/usage/rate-limits',
    },
  };
}

/** A query that does not match the schema, in the platform's words where known. */
function validationError(error: GraphQLError): object {
  const { locations } = error;
  const undefinedField = /^Cannot query field "(\w+)" on type "(\w+)"/.exec(error.message);
  if (undefinedField) {
    const [, fieldName, typeName] = undefinedField;
    const extensions = { code: 'undefinedField', typeName, fieldName };
    return { message: `Field '${fieldName}' doesn't exist on type '${typeName}'`, locations, extensions };
  }
  const undefinedArgument = /^Unknown argument "(\w+)" on field "(\w+)\.(\w+)"/.exec(error.message);
  if (undefinedArgument) {
    const [, argumentName, , name] = undefinedArgument;
    const extensions = { code: 'argumentNotAccepted', name, typeName: 'Field', argumentName };
    return { message: `Field '${name}' doesn't accept argument '${argumentName}'`, locations, extensions };
  }
  return { message: error.message, locations, extensions: { code: 'validationError' } };
}

function variableError(error: GraphQLError): object {
  return { message: error.message, locations: error.locations, extensions: { code: 'INVALID_VARIABLE' } };
}

/** Callers do not see errors of the simulator itself. */
function readable(result: ExecutionResult): object {
  if (!result.errors) return { data: result.data };
  const errors = result.errors.map((error) => {
    const { message, locations, path, originalError, extensions } = error;
    if (originalError && !(originalError instanceof GraphQLError)) {
      const requestId = crypto.randomUUID();
      const words = `Internal error. Looks like something went wrong on our end.\nRequest ID: ${requestId} `;
      return {
        message: `${words}(include this in support requests).`,
        locations,
        path,
        extensions: { code: 'INTERNAL_SERVER_ERROR', requestId, cause: originalError.message },
      };
    }
    return { message, locations, path, extensions };
  });
  return { data: result.data, errors };
}
