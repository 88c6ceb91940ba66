import { endpoints } from '@hub/api-client/endpoints';
import type { Database } from '@hub/database';
import { saveStoreFile } from '@hub/database/store';
import { randomUUID } from 'node:crypto';
import type { EngineFixture } from './engineFixture.ts';
import { requestsOf, type Row, type SampleIds } from './sampleRequests.ts';

const origin = 'http://127.0.0.1';

/** A shop with a row in every table that belongs to shops. */
export interface WholeShop {
  shopId: number;
  domain: string;
  token: string;
  orders: readonly Row[];
  /** Ids of existing rows. */
  ids: SampleIds;
}

/** The owner's calls, in this order. */
const work = [
  'saveWorkflow',
  'runWorkflow',
  'addTag',
  'holdOrder',
  'timeline',
  'saveLocation',
  'saveRouting',
  'saveShippingMapping',
  'saveShopSettings',
  'saveShipPolicy',
  'saveStaffRights',
  'saveNotifications',
  'savePackage',
  'saveProducts',
  'saveBundle',
  'saveCollection',
  'saveStock',
  'saveTrackingPage',
  'saveProviderChoices',
  'createBilling',
  'pauseBatching',
] as const;

/** Creates such a shop with the sample's orders. Writes data of jobs, files and webhooks directly into its tables. */
export async function aWholeShop(
  database: Database,
  engine: EngineFixture,
  { domain, now = new Date() }: { domain: string; now?: Date },
): Promise<WholeShop> {
  const shopId = await engine.createShop(domain);
  const info = await engine.fetch(`${origin}/shopInfo?shop=${domain}`);
  const token = info.headers.get('Authorization') ?? '';
  const list = await engine.fetch(`${origin}/list-order?tab=2&fix=all`, { headers: { Authorization: token } });
  const { orders } = (await list.json()) as { orders: Row[] };
  const ids: SampleIds = {
    workflow: '1',
    location: '72002',
    batch: '31',
    importId: randomUUID(),
    selection: randomUUID(),
    shopExport: randomUUID(),
    customerFile: 'file-31',
    tagChange: '31',
    tag: 'wholesale',
    staff: '2',
    package: 'whole-box',
    bundle: 'WHOLE-SET',
    collection: 'whole-collection',
    sku: '85123A',
  };
  const requests = requestsOf(orders, ids);
  const changes: Partial<Record<(typeof work)[number], object>> = {
    saveWorkflow: { workflow_id: null, base_version: null },
    addTag: { name: ids.tag },
  };
  for (const name of work) {
    const [path, sample] = requests[name];
    const body = { ...(sample as object), ...changes[name] };
    const reply = await engine.fetch(`${origin}${path}`, {
      method: endpoints[name].method,
      headers: { Authorization: token, 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${name}: ${reply.status} ${await reply.text()}`);
  }
  await database.inShop(shopId, (transaction) =>
    saveStoreFile(transaction, engine.keyRing, {
      fileId: ids.customerFile,
      customerId: '7',
      requestedAt: now,
      readyAt: now,
      text: '{}',
    }),
  );
  await fillEmptyTables(database, { shopId, orderId: orders[0]?.order_id ?? 0, ids, now });
  return { shopId, domain, token, orders, ids };
}

/** Names of the tables that belong to shops. */
export async function tablesOfShops(database: Database): Promise<string[]> {
  const { rows } = await database.executeSql(`SELECT table_name AS name FROM information_schema.columns
    JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND column_name = 'shop_id'
      AND table_name <> 'admin_audit' ORDER BY 1`);
  return rows.map(({ name }) => String(name));
}

/** Adds a row to each empty table of the shop. Values for columns of new tables depend on the column's type. */
async function fillEmptyTables(database: Database, shop: FilledShop): Promise<void> {
  const { shopId, orderId, now } = shop;
  const known = knownValues(shop);
  for (const table of await tablesOfShops(database)) {
    const { rows: found } = await database.executeSql(`SELECT 1 FROM "${table}" WHERE shop_id = ${shopId} LIMIT 1`);
    if (found.length > 0) continue;
    const { rows: columns } = await database.executeSql(
      `SELECT column_name AS name, data_type AS type FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'
        AND (is_nullable = 'NO' AND column_default IS NULL OR column_name = ANY($2)) ORDER BY ordinal_position`,
      [table, Object.keys(known[table] ?? {})],
    );
    const literals = columns.map(({ name, type }) => {
      if (name === 'shop_id') return String(shopId);
      return known[table]?.[String(name)] ?? (name === 'order_id' ? String(orderId) : valueOf(String(type), now));
    });
    const names = columns.map(({ name }) => `"${String(name)}"`);
    await database.executeSql(
      `INSERT INTO "${table}" (${names.join(', ')}) OVERRIDING SYSTEM VALUE VALUES (${literals.join(', ')})`,
    );
  }
}

interface FilledShop {
  shopId: number;
  orderId: number;
  ids: SampleIds;
  now: Date;
}

function valueOf(type: string, now: Date): string {
  if (/^(bigint|integer|smallint|numeric)$/.test(type)) return '31';
  if (type.startsWith('timestamp')) return `'${now.toISOString()}'`;
  const values: Record<string, string> = {
    boolean: 'false',
    date: `'2026-01-31'`,
    jsonb: `'{}'`,
    bytea: String.raw`'\x00'`,
    ARRAY: `'{}'`,
    uuid: `'${randomUUID()}'`,
  };
  return values[type] ?? `'31'`;
}

/** SQL literals for columns that calls read, by table. */
function knownValues({ orderId, ids, now }: FilledShop): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const at = `'${now.toISOString()}'`;
  const order = { order_id: String(orderId) };
  return {
    batches: { batch_id: ids.batch, location_id: ids.location, location_name: `'Northampton'` },
    batch_orders: { batch_id: ids.batch, ...order, outcome: `'failed'`, reason: `'"The address is unknown."'` },
    frozen_selections: { selection_id: `'${ids.selection}'`, staff_id: `'1'`, order_ids: `'{${orderId}}'` },
    imports: { import_id: `'${ids.importId}'`, status: `'done'`, header: `'{InvoiceNo}'`, seen_at: at },
    import_problems: { import_id: `'${ids.importId}'`, reason: `'"No number"'`, cells: `'{536365}'` },
    mails: { staff_id: `'1'`, state: `'sent'`, address: `'robin@example.com'` },
    order_routings: { outcome: `'routed'`, ships_from: `'{${ids.location}}'`, locations: `'[]'` },
    order_allocations: { ...order, line_item_id: `${orderId}1`, sku: `'${ids.sku}'`, location_id: ids.location },
    provider_accounts: { provider: `'shipbob'`, account: `''` },
    shop_exports: {
      export_id: `'${ids.shopExport}'`,
      state: `'ready'`,
      ready_at: at,
      expires_at: `'2100-01-01T00:00:00Z'`,
    },
    shop_export_parts: {
      export_id: `'${ids.shopExport}'`,
      content: String.raw`'\x1f8b0800000000000003030000000000000000'`,
    },
    store_connections: { state: `'installed'`, backfill_state: `'done'` },
    store_events: { state: `'done'`, topic: `'orders/create'` },
    store_writes: { kind: `'tags'`, state: `'refused'`, words: `'"No such order"'`, task: `'tags'` },
    tag_changes: {
      change_id: ids.tagChange,
      undo: `'{"from":"gift","to":null,"isMerge":false,"color":null,"workflows":[]}'`,
    },
    warehouse_orders: { number: '1', provider: `'shipbob'`, account: `''`, state: `'done'`, lines: `'[]'` },
    warehouse_parcels: { number: '1', parcel_id: `'P-31'` },
    workflow_runs: {
      workflow_id: `'${ids.workflow}'`,
      trigger: `'orderArrives'`,
      trace: `'{"isMatch":true,"match":"all","groups":[]}'`,
    },
  };
}
