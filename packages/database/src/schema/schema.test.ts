import { orderStages } from '@hub/domain/orders';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rowsOf } from '../connection/Database.ts';
import { migrationNames, migrationsFolder } from '../connection/migrations.ts';
import { releaseNames, releasesFolder } from '../testing/releases.ts';
import { describeOnBothKinds } from '../testing/describeOnBothKinds.ts';

/** Tables that belong to no shop. The shop role must not read them. */
const tablesOfNoShop = ['admin_audit', 'secret_keys', 'call_budgets', 'store_sign_ins'];

describeOnBothKinds('the schema', (database) => {
  const select = <Row>(statement: ReturnType<typeof sql>) =>
    database().inSystem((queries) => rowsOf<Row>(queries, statement));

  test('accepts exactly the domain’s stages', async () => {
    const [check] = await select<{ definition: string }>(
      sql`SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conname = 'orders_stage'`,
    );
    const stages = [...(check?.definition ?? '').matchAll(/'(\w+)'/g)].map(([, name]) => name);
    expect(stages.toSorted()).toEqual([...orderStages].toSorted());
  });

  test('the primary key of every table starts with the shop', async () => {
    const keys = await select<{ name: string; first: string | null }>(sql`
      SELECT tables.relname AS name, columns.attname AS first
      FROM pg_class AS tables
      LEFT JOIN pg_index AS keys ON keys.indrelid = tables.oid AND keys.indisprimary
      LEFT JOIN pg_attribute AS columns ON columns.attrelid = tables.oid AND columns.attnum = keys.indkey[0]
      WHERE tables.relkind IN ('r', 'p') AND tables.relnamespace = 'public'::regnamespace`);
    expect(keys.length).toBeGreaterThan(tablesOfNoShop.length);
    expect(keys.filter(({ name, first }) => first !== 'shop_id' && !tablesOfNoShop.includes(name))).toEqual([]);
  });

  test('the shop role sees no other shop’s rows in any table, and no table without a shop', async () => {
    const tables = await select<{ name: string; secured: boolean; policies: string[]; mayRead: boolean }>(sql`
      SELECT relname AS name, relrowsecurity AS secured, has_table_privilege('hub_shop', oid, 'SELECT') AS "mayRead",
        array(SELECT format('%s %s %s %s', polcmd, polpermissive, pg_get_expr(polqual, polrelid),
          pg_get_expr(polwithcheck, polrelid)) FROM pg_policy WHERE polrelid = pg_class.oid) AS policies
      FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace`);
    const ownShop = "(shop_id = (current_setting('hub.shop_id'::text, true))::bigint)";
    for (const table of tables)
      expect(table).toEqual(
        tablesOfNoShop.includes(table.name)
          ? { name: table.name, secured: false, policies: [], mayRead: false }
          : { name: table.name, secured: true, policies: [`* t ${ownShop} ${ownShop}`], mayRead: true },
      );
  });

  test('the shop role owns nothing and cannot bypass row-level security', async () => {
    const [role] = await select<{ bypass: boolean; superuser: boolean; login: boolean; owned: number }>(sql`
      SELECT rolbypassrls AS bypass, rolsuper AS superuser, rolcanlogin AS login,
        (SELECT count(*)::int FROM pg_class WHERE relowner = pg_roles.oid) AS owned
      FROM pg_roles WHERE rolname = 'hub_shop'`);
    expect(role).toEqual({ bypass: false, superuser: false, login: false, owned: 0 });
  });
});

test('each migration is later than the one before; otherwise a migrated database would skip it', () => {
  const times = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  expect(times).toEqual([...new Set(times)].toSorted((one, two) => one - two));
});

test(
  'the data of the version before the newest migration is kept: keepRelease.ts writes it',
  { tags: 'hazard:update' },
  () => {
    expect(releaseNames()).toContain(migrationNames().at(-2));
  },
);

test.each(releaseNames())(
  'no migration of %s was edited, which would make its data look like a newer version’s',
  (name) => {
    const text = readFileSync(join(releasesFolder, `${name}.sql`), 'utf8');
    const done = [...text.matchAll(/^\('([0-9a-f]{64})', \d+\)/gm)].map(([, hash]) => hash);
    const known = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
    expect(done).toEqual(known.slice(0, migrationNames().indexOf(name) + 1));
  },
);
