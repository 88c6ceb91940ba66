import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { expect, test } from 'vitest';
import { adminSdl } from '../schema/adminSdl.ts';
import { anOrder, openStore } from './testing/storeFixtures.ts';

const schema = buildSchema(adminSdl());
/** Required arguments, by field. */
const needed: Readonly<Record<string, string>> = {
  'InventoryLevel.quantities': 'names: ["available"]',
  'Location.inventoryLevel': 'inventoryItemId: "gid://shopify/InventoryItem/46000000000001"',
  'InventoryItem.inventoryLevel': 'locationId: "gid://shopify/Location/61000000001"',
};

/** Every field of a type, with nested objects up to a depth. */
function everything(type: GraphQLObjectType, depth: number): string {
  return Object.values(type.getFields())
    .flatMap((field) => fieldText(type, field, depth) ?? [])
    .join(' ');
}

function fieldText(owner: GraphQLObjectType, field: GraphQLField<unknown, unknown>, depth: number): string | null {
  const type = getNamedType(field.type);
  const name = `${owner.name}.${field.name}`;
  const sized = type.name.endsWith('Connection') ? 'first: 2' : null;
  const given = needed[name] ?? sized;
  if (given === null && field.args.some(isRequiredArgument)) return null;
  const call = given === null ? field.name : `${field.name}(${given})`;
  if (isLeafType(type)) return call;
  if (!isObjectType(type)) return `${call} { __typename }`;
  return depth === 0 && type.name !== 'PageInfo' ? null : nested(call, type, depth);
}

function nested(call: string, type: GraphQLObjectType, depth: number): string | null {
  // A connection's nodes and edges do not count as a level.
  const isWrapper = /(Connection|Edge)$/.test(type.name);
  const inner = everything(type, isWrapper ? depth : depth - 1);
  return inner === '' ? null : `${call} { ${inner} }`;
}

test('the store answers every schema field reachable from an order, a product or the shop', async () => {
  const store = await openStore({ rateLimit: { maximumAvailable: 1e6, restoreRate: 1e6 } });
  const name = store.controls.placeOrder(anOrder());
  store.controls.refundOrder(name, { BAG: 1 });
  store.controls.fulfillOrder(name, 'T1');
  const held = store.controls.placeOrder(anOrder());
  const { id } = store.controls.order(held) ?? { id: '' };
  const found = await store.query(
    'query ($id: ID!) { order(id: $id) { fulfillmentOrders(first: 1) { nodes { id } } } }',
    { id },
  );
  const fulfillmentOrder = found.data.order.fulfillmentOrders.nodes[0].id;
  await store.query(
    'mutation ($id: ID!) { fulfillmentOrderHold(id: $id, fulfillmentHold: { reason: OTHER }) { userErrors { message } } }',
    { id: fulfillmentOrder },
  );
  const queriedFields: string[] = [];
  const problems: string[] = [];
  const read = async (root: string, type: string, depth: number) => {
    const object = schema.getType(type);
    if (!isObjectType(object)) throw new Error(`${type} is no object.`);
    // One field per query, to stay below the cost limit.
    for (const field of Object.values(object.getFields())) {
      const text = fieldText(object, field, depth);
      if (text === null) continue;
      queriedFields.push(`${type}.${field.name}`);
      const { errors } = await store.query(`{ ${root} { ... on ${type} { ${text} } } }`);
      for (const { message, extensions } of errors ?? [])
        problems.push(`${type}.${field.name}: ${message} ${String(extensions?.['cause'] ?? '')}`);
    }
  };
  const orderId = store.controls.order(name)?.id;
  for (const root of [`node(id: "${orderId}")`, `node(id: "${id}")`]) await read(root, 'Order', 2);
  await read('node(id: "gid://shopify/Shop/68517429")', 'Shop', 1);
  await read('node(id: "gid://shopify/Product/8100000000001")', 'Product', 2);
  await read('node(id: "gid://shopify/Location/61000000001")', 'Location', 2);
  await read(`node(id: "${fulfillmentOrder}")`, 'FulfillmentOrder', 2);
  await read('node(id: "gid://shopify/AppInstallation/584201337")', 'AppInstallation', 2);
  expect(queriedFields.length).toBeGreaterThan(250);
  expect(problems).toEqual([]);
});
