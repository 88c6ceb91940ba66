import type { Database } from '../connection/Database.ts';

/** Every change to the rows of a shop in a table fails from now on. Resolves to what ends that. */
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
