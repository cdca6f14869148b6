import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../testing/test-database.ts';
import { migrateToLatest } from './migrate.ts';

describeOnEachDatabase('migrating', (database) => {
  test('again changes nothing', async () => {
    await migrateToLatest(database());
    await expect(migrateToLatest(database())).resolves.toBeUndefined();
  });

  test('refuses a database that a newer program has made, and leaves it as it is', async () => {
    const db = database();
    await db.schema.createTable('from_the_future').addColumn('id', 'text').execute();
    await db
      .insertInto('kysely_migration' as 'settings')
      .values({ name: '29990101_0000_from_the_future', timestamp: '2999-01-01T00:00:00.000Z' } as never)
      .execute();
    await expect(migrateToLatest(db)).rejects.toThrow('The database was made by a newer version of this program.');
    expect((await db.introspection.getTables()).map((table) => table.name)).toContain('from_the_future');
  });
});
