import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PersonRecord } from '@tideline/domain/privacy/person';
import { readErasureList } from '../../care/privacy/erasure-list.ts';
import { callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { openTestFolder } from '../../testing/test-folder.ts';
import { runPersonCommand } from './person-commands.ts';
import { runStaffCommand } from './staff-commands.ts';

const EMAIL = 'ada@example.com';

describeOnEachDatabase('the admin command for one person', (database) => {
  async function setUp() {
    const folder = await openTestFolder();
    await callAsVisitor(database()).contacts.send({ firstName: 'Ada', lastName: 'Marsh', email: 'Ada@Example.com' });
    await callAsVisitor(database()).subscribers.subscribe({ email: EMAIL });
    const tools = {
      db: database(),
      mediaDir: join(folder, 'media'),
      now: TEST_NOW,
      backupDir: join(folder, 'backups'),
    };
    return { folder, ...tools, run: (...args: string[]) => runPersonCommand(tools, args) };
  }

  test('shows how much data there is, and erases nothing without --yes', async () => {
    const { run } = await setUp();
    expect(await run('person', 'ADA@example.com')).toMatch(/^About ADA@example\.com: 1 inquiry, 1 subscription/);
    expect(await run('person', 'bob@example.com')).toBe('About bob@example.com: nothing.');
    await expect(run('erase', EMAIL)).rejects.toThrow('To erase it for good, add --yes.');
    expect(await run('person', EMAIL)).toContain('1 inquiry');
  });

  test('exports into a file that only its owner can read, and never over an existing file', async () => {
    const { run, folder } = await setUp();
    const file = join(folder, 'ada.json');
    expect(await run('export', EMAIL, file)).toBe(`Everything about ${EMAIL} is in ${file}.`);
    const person = JSON.parse(await readFile(file, 'utf8')) as PersonRecord;
    expect(person.enquiries).toMatchObject([{ firstName: 'Ada', email: 'Ada@Example.com' }]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await writeFile(file, 'precious');
    await expect(run('export', EMAIL, file)).rejects.toThrow('could not be written');
    expect(await readFile(file, 'utf8')).toBe('precious');
  });

  test('erases, and records it in the audit log and beside the backups', async () => {
    const { run, backupDir } = await setUp();
    expect(await run('erase', EMAIL, '--yes')).toMatch(/^Erased about ada@example\.com: 1 inquiry, 1 subscription/);
    expect(await run('person', EMAIL)).toContain('nothing');
    expect(await readErasureList(backupDir)).toHaveLength(1);
    const [line] = await database().selectFrom('audit').selectAll().where('action', '=', 'person.erase').execute();
    expect(line).toMatchObject({ actor: 'command', actor_id: null });
  });

  test('refuses an invalid address, and the address of an account', async () => {
    const { run, backupDir, db } = await setUp();
    await expect(run('erase', 'nobody', '--yes')).rejects.toThrow('name@example.com');
    await expect(run('person')).rejects.toThrow('Email address is required.');
    await runStaffCommand({ db, now: TEST_NOW, askPassword: async () => 'low tide at six' }, ['add', EMAIL]);
    await expect(run('erase', EMAIL, '--yes')).rejects.toThrow('Remove the account first');
    expect(await readErasureList(backupDir)).toEqual([]);
    expect(await run('list')).toBeNull();
  });
});
