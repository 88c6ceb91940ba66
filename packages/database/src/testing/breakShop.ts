import type { Database } from '../connection/Database.ts';

/** Makes every change to a shop's rows in a table fail. Resolves to a function that stops this. */
export async function breakShop(database: Database, shopId: number, table: string): Promise<() => Promise<void>> {
  const name = `break_${table}_${shopId}`;
  await database.executeSql(`
    CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN RAISE EXCEPTION 'The ${table} of shop ${shopId} cannot be changed.'; END $$;
    CREATE TRIGGER ${name} BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW
      WHEN (NEW.shop_id = ${shopId}) EXECUTE FUNCTION ${name}();`);
  return async () => {
    await database.executeSql(`DROP FUNCTION IF EXISTS ${name}() CASCADE`);
  };
}
