import { randomUUID } from 'node:crypto';
import type { Requirement } from '@hub/api-client/server';
import { type EndpointName, endpoints, isPublicCall } from '@hub/api-client/endpoints';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { type SectionId, sectionList, sections } from '@hub/domain/permissions';
import { beforeAll, expect, test } from 'vitest';
import { createEngineFixture, type EngineFixture } from '../testing/engineFixture.ts';
import { requestsOf, type Row, sampleInit } from '../testing/sampleRequests.ts';

const origin = 'http://127.0.0.1';
const names = Object.keys(endpoints) as EndpointName[];
/** Without calls that need no token. */
const guarded = names.filter((name) => name !== 'shopInfo' && !isPublicCall(name));

type Grant = { view: boolean; edit: boolean };

function list(rule: (id: SectionId) => Grant): string {
  return JSON.stringify(sectionList.map(({ id, name }) => ({ id, name, ...rule(id) })));
}

function requirementOf(name: EndpointName): Requirement | null {
  return endpoints[name].permission;
}

/** The sections that a call needs. */
function sectionsOf({ section, alsoEdits, closesOrders }: Requirement): readonly SectionId[] {
  return [section, ...(alsoEdits ? [alsoEdits] : []), ...(closesOrders ? [sections.insights] : [])];
}

const none = { view: false, edit: false };
const all = { view: true, edit: true };

/** Permissions to test, and whether they allow a call, derived only from its requirement. */
const columns: readonly {
  column: string;
  role?: string;
  permission: (requirement: Requirement | null) => string | null;
  isAllowed: (requirement: Requirement) => boolean;
}[] = [
  { column: 'an owner with an empty list', role: '1', permission: () => '[]', isAllowed: () => true },
  { column: 'no list', permission: () => null, isAllowed: ({ ownersOnly }) => !ownersOnly },
  { column: 'an empty list', permission: () => '[]', isAllowed: () => false },
  { column: 'a list that cannot be read', permission: () => '[{', isAllowed: viewsDashboard },
  {
    column: 'view only',
    permission: () => list(() => ({ view: true, edit: false })),
    isAllowed: ({ needsEdit, alsoEdits, closesOrders }) => !needsEdit && !alsoEdits && !closesOrders,
  },
  {
    column: 'edit of what it needs, and nothing else',
    permission: (requirement) =>
      list((id) => (requirement !== null && sectionsOf(requirement).includes(id) ? all : none)),
    isAllowed: ({ ownersOnly }) => !ownersOnly,
  },
  {
    column: 'edit of every other section',
    permission: (requirement) => list((id) => (requirement?.section === id ? none : all)),
    isAllowed: () => false,
  },
  {
    column: 'edit of all that it needs but the last',
    permission: (requirement) => list((id) => (requirement && sectionsOf(requirement).at(-1) === id ? none : all)),
    isAllowed: () => false,
  },
];

function viewsDashboard({ section, needsEdit }: Requirement): boolean {
  return section === sections.dashboard && !needsEdit;
}

describeOnBothKinds('permissions of every call', (database) => {
  let engine: EngineFixture;
  let shopId: number;
  let domain: string;
  let rows: readonly Row[];

  beforeAll(async () => {
    engine = await createEngineFixture(database());
    domain = `matrix-${randomUUID()}.myshopify.com`;
    shopId = await engine.createShop(domain);
    const reply = await engine.fetch(`${origin}/list-order?tab=2&fix=all`, {
      headers: { Authorization: await token() },
    });
    rows = ((await reply.json()) as { orders: Row[] }).orders;
  });

  /** A token of person 2, issued before each call's permissions are set. */
  async function token(): Promise<string> {
    const reply = await engine.fetch(`${origin}/shopInfo?shop=${domain}&user_id=2`);
    return reply.headers.get('Authorization') ?? '';
  }

  async function give(role: string, permission: string | null): Promise<void> {
    await database().executeSql("UPDATE staff SET role = $1, permission = $2 WHERE shop_id = $3 AND staff_id = '2'", [
      role,
      permission,
      shopId,
    ]);
  }

  async function send(name: EndpointName, authorization: string): Promise<number> {
    const [path, body] = requestsOf(rows)[name];
    const { method } = endpoints[name];
    const abort = new AbortController();
    const reply = await engine.fetch(`${origin}${path}`, {
      ...sampleInit(method, authorization, body),
      signal: abort.signal,
    });
    if (name === 'events') await reply.body?.cancel();
    else await reply.arrayBuffer();
    abort.abort();
    return reply.status;
  }

  /** One hash of all rows in all tables. */
  async function digest(): Promise<string> {
    const tables = await database().executeSql(
      "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1",
    );
    const hashes: string[] = [];
    for (const { name } of tables.rows as { name: string }[]) {
      // The test sets this person's permissions directly.
      const rest = name === 'staff' ? ` WHERE staff_id <> '2' OR shop_id <> ${shopId}` : '';
      const { rows: found } = await database().executeSql(
        `SELECT md5(coalesce(string_agg(md5(t::text), '' ORDER BY md5(t::text)), '')) AS hash FROM "${name}" AS t${rest}`,
      );
      hashes.push(`${name} ${String(found[0]?.hash)}`);
    }
    return hashes.join('\n');
  }

  test.each(columns)(
    'with $column each call answers 403 exactly as the table says, and a 403 changes nothing',
    { tags: ['hazard:permissions'] },
    async ({ role = '3', permission, isAllowed }) => {
      const authorization = await token();
      const allowed = (name: EndpointName) => {
        const requirement = requirementOf(name);
        return requirement === null || isAllowed(requirement);
      };
      const before = await digest();
      const refused = guarded.filter((name) => !allowed(name));
      for (const name of refused) {
        await give(role, permission(requirementOf(name)));
        expect([name, await send(name, authorization)]).toEqual([name, 403]);
      }
      expect(await digest()).toBe(before);
      for (const name of guarded.filter((each) => allowed(each))) {
        // An earlier call may have taken the last order of the list.
        await give(role, permission(requirementOf(name)));
        const status = await send(name, authorization);
        expect([name, status === 403 || status >= 500 ? status : 'allowed']).toEqual([name, 'allowed']);
      }
    },
  );

  test('exporting a list needs edit permission and otherwise the same as the list', async () => {
    const authorization = await token();
    const statusOf = async (query: string) =>
      (await engine.fetch(`${origin}/list-order?${query}`, { headers: { Authorization: authorization } })).status;
    await give(
      '3',
      list(() => ({ view: true, edit: false })),
    );
    expect([await statusOf('tab=1&fix=all'), await statusOf('tab=1&fix=all&export_data=true')]).toEqual([200, 403]);
    await give(
      '3',
      list((id) => (id === sections.dashboard ? all : none)),
    );
    expect(await statusOf('tab=1&fix=all&export_data=true')).toBe(200);
  });

  test('permissions that are revoked during a session are gone with the next call', async () => {
    const authorization = await token();
    await give('3', null);
    expect(await send('listTags', authorization)).toBe(200);
    await give('3', '[]');
    expect(await send('listTags', authorization)).toBe(403);
    await database().executeSql("DELETE FROM staff WHERE shop_id = $1 AND staff_id = '2'", [shopId]);
    expect(await send('listTags', authorization)).toBe(401);
  });
});
