import { buffer, text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { readPostFile } from '@tideline/moving/own/post-file';
import { expect, test } from 'vitest';
import yauzl from 'yauzl';
import { buildPicture } from '../../testing/build-picture.ts';
import { callAsStaff, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { openTestFolder } from '../../testing/test-folder.ts';
import { loadSampleData } from '../sample/load-sample-data.ts';
import { zipOf } from './archive/zip-of.ts';

type Exported = Awaited<ReturnType<ReturnType<typeof callAsStaff>['siteExport']['download']>>;

/** The texts and files of an archive, by path. */
async function unpack(content: Exported): Promise<Map<string, string>> {
  const zip = await yauzl.fromBufferPromise(await buffer(content), {});
  const files = new Map<string, string>();
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)));
  return files;
}

async function* inOnePiece(bytes: Uint8Array) {
  yield bytes;
}

describeOnEachDatabase('the export of a site', (database) => {
  async function open() {
    const mediaDir = await openTestFolder();
    return callAsStaff(database(), { mediaDir });
  }

  test('has every post with its fields, pictures and former addresses', async () => {
    const staff = await open();
    const file = await buildPicture({ width: 60, height: 40, format: 'png' });
    const picture = await staff.media.upload({
      body: inOnePiece(file),
      contentType: 'image/png',
      contentLength: file.length,
      name: 'pier.png',
      alt: 'A pier',
    });
    const { id } = await staff.posts.create({
      title: 'Ebb',
      content: '# Ebb\n',
      status: 'published',
      tags: ['Tides'],
      featuredImageUrl: picture.url,
    });
    await staff.posts.update({ id, changes: { address: 'con' } });
    await staff.posts.create({ title: 'In the trash' });
    await staff.posts.remove({ id: 'in-the-trash' });
    const files = await unpack(await staff.siteExport.download());
    expect([...files.keys()].filter((path) => path.startsWith('posts/'))).toEqual(['posts/con-.md']);
    expect(readPostFile(files.get('posts/con-.md') ?? '')).toMatchObject({
      slug: 'con',
      title: 'Ebb',
      content: '# Ebb\n',
      tags: ['Tides'],
      status: 'published',
      featuredImageUrl: picture.url,
      coverAlt: 'A pier',
      formerSlugs: ['ebb'],
    });
    expect(files.has(picture.url.slice(1))).toBe(true);
    expect(JSON.parse(files.get('media.json') ?? '')).toMatchObject([
      { id: picture.id, fileName: 'pier.png', alt: 'A pier' },
    ]);
    expect(files.get('redirects.csv')).toContain('"/blog/ebb","/blog/con","moved"');
    expect(files.get('README.md')).toContain('Subscribers and inquiries are not in this archive.');
  });

  test('has the pages with their drafts, the brand and the settings', async () => {
    const staff = await open();
    const files = await unpack(await staff.siteExport.download());
    expect(JSON.parse(files.get('settings.json') ?? '')).toMatchObject({ settings: { siteTitle: 'Tideline' } });
    expect(JSON.parse(files.get('authors.json') ?? '')).toEqual([]);
    expect(files.has('brand.json')).toBe(false);
  });

  test('has people only when they are asked for, and is audited', async () => {
    const staff = await open();
    await loadSampleData(database(), TEST_NOW);
    const without = await unpack(await staff.siteExport.download());
    expect([...without.keys()].filter((path) => path.startsWith('people/'))).toEqual([]);
    const [subscriber] = (await staff.subscribers.list({ limit: 1 })).items;
    expect(JSON.stringify([...without])).not.toContain(subscriber?.email);
    const files = await unpack(await staff.siteExport.download({ include: 'people' }));
    expect(files.get('people/subscribers.csv')?.split('\r\n')[0]).toContain('"email","status","confirmation"');
    expect(files.get('people/subscribers.csv')).toContain(subscriber?.email);
    expect(files.get('people/contacts.csv')?.split('\r\n').length).toBeGreaterThan(5);
    const { items } = await staff.audit.list({ action: 'site.export' });
    expect(items.map(({ detail }) => detail)).toEqual([{ filteredBy: ['include'] }, { filteredBy: [] }]);
  });

  test('takes a recent password', async () => {
    const staff = callAsStaff(database(), { confirmedAt: '2026-11-20T18:00:00.000Z' });
    await expect(staff.siteExport.download()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

test('only what is read is made, and a reader that leaves ends it', async () => {
  let [made, hasEnded] = [0, false];
  async function* files() {
    try {
      for (; ; made += 1)
        yield { path: `${made}`, content: [Buffer.alloc(1_000_000, Math.random().toString())], isCompressed: false };
    } finally {
      hasEnded = true;
    }
  }
  const stream = zipOf(files(), TEST_NOW);
  await setTimeout(100);
  expect(made).toBeLessThan(4);
  stream.destroy();
  await setTimeout(10);
  expect(hasEnded).toBe(true);
});

test.each([
  ['a failure before the first file', brokenAtOnce],
  ['a failure', brokenFiles],
  ['a failure in the middle of a file', filesWithBrokenOne],
])('%s breaks the archive', async (_name, files) => {
  await expect(buffer(zipOf(files(), TEST_NOW))).rejects.toThrow('The database is gone.');
});

// oxlint-disable-next-line require-yield -- fails before its first file
async function* brokenAtOnce(): AsyncGenerator<never> {
  throw new Error('The database is gone.');
}

async function* brokenFiles() {
  yield { path: 'a', content: ['a'] };
  throw new Error('The database is gone.');
}

async function* filesWithBrokenOne() {
  yield { path: 'a', content: brokenContent() };
}

async function* brokenContent() {
  yield 'a';
  throw new Error('The database is gone.');
}
