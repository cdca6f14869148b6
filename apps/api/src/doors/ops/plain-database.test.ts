import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../core/store/open-database.ts';
import { openMailbox } from '../../testing/mail/mailbox.ts';
import { warnOfPlainDatabase } from './plain-database.ts';

test('warns about an unencrypted connection to a remote database, without its password', () => {
  const warning = warnOfPlainDatabase('postgres://tide:secret@db.example.com/site');
  expect(warning).toMatch(/^The connection to the database at db\.example\.com is not encrypted\./);
  expect(warning).not.toContain('secret');
});

test.each([
  'file:/var/lib/tideline/tideline.db',
  'postgres://tide:secret@localhost:5432/site',
  'postgres://tide:secret@127.0.0.1/site',
  'postgres:///site?host=/var/run/postgresql',
  'postgres://tide:secret@db.example.com/site?sslmode=verify-full',
  'postgres://tide:secret@database/site?sslmode=disable',
])('%s gives no warning', (databaseUrl) => {
  expect(warnOfPlainDatabase(databaseUrl)).toBeNull();
});

test('with sslmode=verify-full nothing is sent to a database with an invalid certificate', async () => {
  const commands: string[] = [];
  // Any TLS server will do: the connection must end in the handshake.
  const impostor = await openMailbox({
    secure: true,
    onConnect: (_session, done) => {
      commands.push('connected');
      done();
    },
  });
  const { port } = impostor.server;
  const db = openDatabase(`postgres://tide:secret@127.0.0.1:${port}/site?sslmode=verify-full&sslnegotiation=direct`);
  onTestFinished(() => db.destroy());
  await expect(sql`select 1`.execute(db)).rejects.toThrow(/self.signed|certificate/i);
  expect(commands).toEqual([]);
});
