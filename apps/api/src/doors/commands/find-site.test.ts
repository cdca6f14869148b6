import { chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestPostgres } from '../../testing/test-database.ts';
import { openTestFolder } from '../../testing/test-folder.ts';
import { findSite, nameDatabase, refuseRoot } from './find-site.ts';

test('a database is named without its password', () => {
  expect(nameDatabase('postgres://tide:secret@db.example:5432/site?sslmode=verify-full')).toBe(
    'postgres://db.example:5432/site',
  );
  expect(nameDatabase('file:/var/lib/tideline/tideline.db')).toBe('/var/lib/tideline/tideline.db');
});

test('a PostgreSQL database without a schema is not a site', async () => {
  const { db, url, close } = await openTestPostgres();
  onTestFinished(close);
  const said = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => said.mockRestore());
  await findSite({ databaseUrl: url });
  expect(said).toHaveBeenCalledWith(`Database: ${nameDatabase(url)}`);
  await db.schema.dropTable('staff').cascade().execute();
  await expect(findSite({ databaseUrl: url })).rejects.toThrow(`There is no site in ${nameDatabase(url)}.`);
});

test('refuses root on files of another user, which the server could then not write to', async () => {
  const folder = await openTestFolder();
  const [path, own] = [join(folder, 'tideline.db'), process.getuid?.() ?? 0];
  writeFileSync(path, '');
  if (own === 0) chownSync(path, 1234, 1234);
  const owner = own === 0 ? 1234 : own;
  expect(() => refuseRoot(`file:${path}`, 0)).toThrow(`belongs to the user with the number ${owner}`);
  expect(() => refuseRoot(`file:${path}`, owner)).not.toThrow();
  expect(() => refuseRoot('postgres://db.example/site', 0)).not.toThrow();
});
