import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { PROGRAM } from '../../core/audit/audit.repository.ts';
import { inOnePiece } from '../../core/host/in-one-piece.ts';
import { buildZip } from '../../testing/moving/build-zip.ts';
import { callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { openTestFolder } from '../../testing/test-folder.ts';
import { OLD_SHORE } from '../../testing/moving/old-shore.ts';
import { erasePerson } from '../privacy/erase-person.ts';
import { importFolder, importsFolder, itemsPath } from './reading/import-folder.ts';
import { sweepImports } from './sweep-imports.ts';
import { workOnAllImports } from '../../testing/moving/work-on-all-imports.ts';

const ARCHIVE = {
  'tideline.json': '{"program":"tideline","format":1,"title":"x","address":"https://x.example"}',
  'settings.json': '{}',
  'media.json': '[]',
  'authors.json': '[]',
  'redirects.csv': 'path,target,origin\n',
  'newsletter/topics.json': '[]',
  'newsletter/issues.json': '[]',
  'people/subscribers.csv': [
    'email,status,confirmation,source,frequency,consentText,delivery,isSample,createdAt,consentAt,topics',
    ...['ada@example.com', 'bob@example.com'].map(
      (email) => `${email},active,confirmed,,every,Yes,ok,false,2026-01-01T00:00:00.000Z,2026-01-01T00:00:00.000Z,`,
    ),
  ].join('\n'),
  'people/contacts.csv': 'email\nada@example.com\n',
};

describeOnEachDatabase('people in uploaded files', (database) => {
  async function open(file: Buffer, name: string) {
    const mediaDir = await openTestFolder();
    const staff = callAsStaff(database(), { mediaDir });
    const upload = { name, siteAddress: '', body: inOnePiece(file), contentLength: file.length };
    const { id } = await staff.imports.upload(upload);
    const work = () => workOnAllImports(database(), mediaDir, () => TEST_NOW);
    await work();
    const start = async () => {
      await staff.imports.start({ id });
      await work();
    };
    const isNamed = async () => (await readFile(itemsPath(importFolder(mediaDir, id)), 'utf8')).includes('ada@');
    const emails = async () => {
      const { items } = await staff.subscribers.list({});
      return items.map(({ email }) => email);
    };
    return { staff, mediaDir, id, start, isNamed, emails };
  }
  const openArchive = () => open(buildZip(Object.entries(ARCHIVE).map(([name, data]) => ({ name, data }))), 'site.zip');
  const eraseAda = () => erasePerson(database(), 'ADA@example.com', PROGRAM, TEST_NOW);

  test('the upload is deleted once it was read', async () => {
    const { staff, mediaDir, id } = await open(await readFile(OLD_SHORE), 'old-shore.xml');
    expect(await staff.imports.byId({ id })).toMatchObject({ state: 'ready' });
    expect(await readdir(importFolder(mediaDir, id))).toEqual(['items.ndjson']);
  });

  test('a file that is refused is deleted at once', async () => {
    const { staff, mediaDir, id } = await open(Buffer.from('Hello.'), 'notes.txt');
    expect(await staff.imports.byId({ id })).toMatchObject({ state: 'refused' });
    expect(await readdir(importsFolder(mediaDir))).toEqual([]);
  });

  test('an archive brings in its subscribers, and leaves no file', async () => {
    const { mediaDir, start, isNamed, emails } = await openArchive();
    expect(await isNamed()).toBe(true);
    await start();
    expect((await emails()).toSorted()).toEqual(['ada@example.com', 'bob@example.com']);
    expect(await readdir(importsFolder(mediaDir))).toEqual([]);
  });

  test('a person who was erased after the upload is not brought in', async () => {
    const { staff, id, start, emails } = await openArchive();
    await eraseAda();
    await start();
    expect(await emails()).toEqual(['bob@example.com']);
    const { items } = await staff.imports.items({ id, outcome: 'skipped', kind: 'subscriber' });
    expect(items.map(({ reason }) => reason)).toEqual(['Was erased here after the upload.']);
  });

  test('an erasure takes a person out of an archive that waits, which still can be brought in', async () => {
    const { staff, mediaDir, id, start, isNamed, emails } = await openArchive();
    await eraseAda();
    await sweepImports(database(), mediaDir, TEST_NOW);
    expect(await isNamed()).toBe(false);
    const { items } = await staff.imports.items({ id, outcome: 'skipped', kind: 'subscriber' });
    expect(items.map(({ reason }) => reason)).toEqual(['Was erased here after the upload.']);
    await start();
    expect(await staff.imports.byId({ id })).toMatchObject({ state: 'done' });
    expect(await emails()).toEqual(['bob@example.com']);
  });

  test('somebody who was erased before the upload can come again', async () => {
    await erasePerson(database(), 'bob@example.com', PROGRAM, '2020-01-01T00:00:00.000Z');
    const { start, emails } = await openArchive();
    await start();
    expect(await emails()).toContain('bob@example.com');
  });
});
