import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateToLatest } from '../core/store/migrate.ts';
import { openDatabase } from '../core/store/open-database.ts';
import { startPostgres } from './postgres-server.ts';
import { TEMPLATE_DATABASE } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the run's PostgreSQL, without a database name. */
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL for the run, with a migrated template database that each test copies. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const client = new pg.Client(server.url('postgres'));
  await client.connect();
  await client.query(`create database ${TEMPLATE_DATABASE}`);
  await client.end();
  const template = openDatabase(server.url(TEMPLATE_DATABASE));
  await migrateToLatest(template);
  await template.destroy();
  project.provide('postgresUrl', server.url(''));
  return () => server.stop();
}
