import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { NO_HOURS } from '@tideline/domain/booking/hours';
import { expect, test } from 'vitest';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import type { Database, Db } from '../../core/store/schema.ts';
import { buildPicture } from '../../testing/build-picture.ts';
import { saveFeed } from '../../sales/bookings/feed/feeds.repository.ts';
import { inOnePiece } from '../../core/host/in-one-piece.ts';
import { callAsStaff, TEST_NOW, TEST_STAFF } from '../../testing/test-caller.ts';
import { buildZip } from '../../testing/moving/build-zip.ts';
import { openTestPostgres, openTestSqlite } from '../../testing/test-database.ts';
import { openTestFolder } from '../../testing/test-folder.ts';
import { loadSampleData } from '../sample/load-sample-data.ts';
import { workOnAllImports } from '../../testing/moving/work-on-all-imports.ts';

const ID = 'an id';
const COUNTED = 'counts the saves of this site';
const ACCOUNT = 'an account';
const INDEX = 'the index of one of the databases';
const MADE = 're-encoded from the pixels';

/** The tables of a site's content, and the columns that are not the same after a move, each with the reason. */
const CONTENT: Partial<Record<keyof Database, Record<string, string>>> = {
  posts: {
    key: ID,
    version: COUNTED,
    owner_id: ACCOUNT,
    views: 'statistics stay',
    search_vector: INDEX,
    title_vector: INDEX,
    search_no: INDEX,
  },
  post_tags: {},
  former_post_ids: { post_key: ID },
  pending_changes: { version: ID, base_version: COUNTED },
  copy_documents: { version: COUNTED },
  copy_drafts: { version: ID, base_version: COUNTED },
  added_pages: {},
  brand_files: { created_at: 'when it was uploaded here' },
  authors: { id: ID, version: COUNTED, staff_id: ACCOUNT },
  pictures: { bytes: MADE },
  work_pictures: { updated_at: 'when it was set here' },
  redirects: { id: ID },
  settings: { contact_email: 'takes a password, since it turns mail elsewhere', updated_at: 'when they were set here' },
  topics: {},
  call_rules: { updated_at: 'when they were set here' },
  call_hours: {
    staff_id: ACCOUNT,
    feed_url: 'secret',
    feed_next_at: 'secret',
    feed_read_at: 'secret',
    feed_failed_at: 'secret',
    feed_error: 'secret',
    updated_at: 'when they were set here',
  },
  call_kinds: { created_at: 'when it was added here', updated_at: 'when it was added here' },
  call_kind_people: { staff_id: ACCOUNT },
  subscriber_topics: { subscriber_id: ID },
  subscribers: {
    id: ID,
    confirm_by: 'no mail is waiting',
    search_no: INDEX,
    soft_bounces: 'statistics stay',
    updated_at: 'when they were added here',
  },
  issues: {
    id: ID,
    version: COUNTED,
    post_key: ID,
    scheduled_at: 'nothing is sent by itself',
    starts_at: 'nothing is sent by itself',
    canary_accepted_at: 'sending is not repeated',
    canary_error: 'sending is not repeated',
    pause_reason: 'sending is not repeated',
  },
};

/** Two accounts, whose ids are those of the site, and their addresses everywhere the same. */
async function addTeam(db: Db, site: string): Promise<void> {
  for (const name of ['Ida', 'Max']) {
    const account = { ...TEST_STAFF, id: `${name} of ${site}`, name, email: `${name}@example.com`, passwordHash: '' };
    await insertStaff(db, account, TEST_NOW);
  }
}

/** Rules, hours and kinds of calls. */
async function fillCalls(db: Db): Promise<void> {
  const { bookings } = callAsStaff(db);
  await bookings.updateRules({ callMinutes: 45, bufferMinutes: 15, noticeHours: 24, daysAhead: 60 });
  const weekly = NO_HOURS.map((_, day) => (day === 0 ? [{ from: '09:00', to: '24:00' }] : []));
  const daysOff = [{ from: '2026-12-24', to: '2026-12-31' }];
  await bookings.updateHours({ staffId: 'Ida of here', weekly, daysOff, place: 'Room 🌊 <1>' });
  await bookings.updateHours({ staffId: 'Max of here', weekly: NO_HOURS.map(() => []), daysOff: [], place: '' });
  const feed = { staffId: 'Ida of here', url: 'https://calendar.example/secret' };
  await db.transaction().execute((trx) => saveFeed(trx, feed, TEST_NOW));
  await bookings.kinds.add({ name: 'Разговор', description: 'Bring your address.', callMinutes: 15 });
  const people = { staffIds: ['Ida of here', 'Max of here'], place: '+49 30 1' };
  await bookings.kinds.add({ name: '<script>alert(1)</script>', callMinutes: 240, isHidden: true, ...people });
  const order = (await bookings.kinds.list()).map(({ id }) => id);
  await bookings.kinds.reorder({ ids: order.toReversed() });
}

/** A site with something of everything. */
async function fillSite(db: Db, mediaDir: string): Promise<void> {
  await loadSampleData(db, TEST_NOW);
  await addTeam(db, 'here');
  await fillCalls(db);
  const staff = callAsStaff(db, { mediaDir });
  const file = await buildPicture({ width: 60, height: 40, format: 'png' });
  const upload = { body: inOnePiece(file), contentType: 'image/png', contentLength: file.length };
  const picture = await staff.media.upload({ ...upload, name: 'pier.png', alt: 'A pier' });
  const { id } = await staff.posts.create({
    title: 'Ebb 🌊 مد',
    content: `# Ebb\r\n\r\n---\n\n![A pier](${picture.url})\n\n[Flow](/blog/local-seo-for-clinics)\n`,
    excerpt: 'Two\nlines',
    status: 'published',
    tags: ['Tides', 'مد'],
    series: 'Tides: 1, 2, 3',
    featuredImageUrl: picture.url,
    canonicalUrl: 'https://elsewhere.example/ebb',
    isNoindex: true,
    publishDate: '2026-03-08T12:30:00.000Z',
  });
  await staff.posts.update({ id, changes: { address: 'flow', excerpt: 'Three\nlines' } });
  await staff.topics.add({ name: 'Реклама', description: '' });
  await staff.posts.feature({ id: 'flow' });
  await staff.posts.create({ title: 'To come', status: 'scheduled', publishDate: '2027-03-08T12:30:00.000Z' });
  await staff.posts.create({ title: '=1+1', status: 'draft' });
  await staff.addresses.addRedirect({ path: '/old', target: '/services' });
  const page = await staff.pages.add({ kind: 'plain', title: 'Imprint' });
  const values = { 'page.headline': 'Imprint', 'page.markdown': '# Words' };
  const { draft: first } = await staff.pages.byId({ id: page.id });
  const expectedVersion = first?.version ?? null;
  const draft = await staff.pages.keep({ id: page.id, values, expectedVersion, liveVersion: 0 });
  await staff.pages.publish({ id: page.id, expectedVersion: draft.version });
  await staff.pages.keep({
    id: 'home',
    values: { 'hero.headline': 'Ours' },
    expectedVersion: null,
    liveVersion: 0,
    goesLiveAt: '2027-03-08T12:30:00.000Z',
  });
  const logo = await staff.brand.uploadLogo({
    content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>').toString('base64'),
  });
  await staff.brand.save({ logo: logo.name, fonts: 'fraunces', expectedVersion: 0 });
  const settings = await staff.settings.read();
  await staff.settings.update({ ...settings, siteTitle: 'Old Shore', timeZone: 'Europe/Berlin', currency: 'EUR' });
  await staff.workPictures.put({ sampleId: 'consulting-homepage', pictureId: picture.id });
}

type Row = Record<string, unknown>;

/** The rows of a table as far as they must be the same, in an order of their own. */
async function rowsOf(db: Db, table: string, leftOut: Record<string, string>): Promise<Row[]> {
  const rows: Row[] = await db
    .selectFrom(table as 'posts')
    .selectAll()
    .execute();
  const kept = rows.map((row) => Object.entries(row).filter(([column]) => !Object.hasOwn(leftOut, column)));
  return kept
    .map((entries) => Object.fromEntries(entries.map(inOneOrder)))
    .toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
}

/** The names in a JSON object may come in any order. */
function inOneOrder([column, value]: [string, unknown]): [string, unknown] {
  if (column !== 'fields' && column !== 'base_fields') return [column, value];
  const fields = Object.entries(JSON.parse(String(value)) as object);
  return [column, JSON.stringify(fields.toSorted(([a], [b]) => (a < b ? -1 : 1)))];
}

/** Addresses and names first, so that rows that differ elsewhere are compared with each other. */
function orderOf(row: Row): string {
  return JSON.stringify([row['path'], row['email_key'], row['name_key'], row['slug'], row['subject'], row['id'], row]);
}

function differences(before: Row, after: Row): string[] {
  return Object.keys({ ...before, ...after })
    .filter((column) => before[column] !== after[column])
    .map((column) => `${column}: ${short(before[column])} became ${short(after[column])}`);
}

function short(value: unknown): string {
  return JSON.stringify(value)?.slice(0, 300) ?? 'nothing';
}

test.each([
  ['SQLite', 'PostgreSQL', openTestSqlite, openTestPostgres],
  ['PostgreSQL', 'SQLite', openTestPostgres, openTestSqlite],
] as const)('a site moves from %s to %s, row by row', { tags: ['postgres'] }, async (_from, _to, openFrom, openTo) => {
  const [from, to] = [await openFrom(), await openTo()];
  try {
    const [fromDir, toDir] = [await openTestFolder(), await openTestFolder()];
    await fillSite(from.db, fromDir);
    await addTeam(to.db, 'there');
    const archive = await buffer(
      Readable.from(await callAsStaff(from.db, { mediaDir: fromDir }).siteExport.download({ include: 'people' })),
    );
    const staff = callAsStaff(to.db, { mediaDir: toDir });
    async function bringIn() {
      const upload = { name: 'site.zip', siteAddress: '', body: inOnePiece(archive), contentLength: archive.length };
      const { id } = await staff.imports.upload(upload);
      await workOnAllImports(to.db, toDir, () => TEST_NOW);
      expect(await staff.imports.byId({ id })).toMatchObject({ state: 'ready', system: 'own', siteTitle: 'Old Shore' });
      await staff.imports.start({ id });
      await workOnAllImports(to.db, toDir, () => TEST_NOW);
      return staff.imports.byId({ id });
    }
    const { state, counts } = await bringIn();
    expect({ state, failed: counts.filter(({ outcome }) => outcome === 'failed') }).toEqual({
      state: 'done',
      failed: [],
    });
    const faults: string[] = [];
    for (const [table, leftOut = {}] of Object.entries(CONTENT)) {
      const [before, after] = [await rowsOf(from.db, table, leftOut), await rowsOf(to.db, table, leftOut)];
      if (before.length === 0) faults.push(`The test has no row of ${table}.`);
      if (before.length !== after.length) faults.push(`${table}: ${before.length} rows became ${after.length}.`);
      else
        before.forEach((row, at) =>
          faults.push(...differences(row, after[at] ?? {}).map((fault) => `${table}.${fault}`)),
        );
    }
    expect(faults).toEqual([]);
    expect(await to.db.selectFrom('mails').select('id').execute()).toEqual([]);
    const before = await rowsOf(to.db, 'posts', {});
    expect((await bringIn()).counts.filter(({ outcome }) => outcome === 'arrived')).toEqual([]);
    expect(await rowsOf(to.db, 'posts', {})).toEqual(before);
  } finally {
    await from.close();
    await to.close();
  }
});

const HOSTILE = {
  'tideline.json': '{"program":"tideline","format":1,"title":"x","address":"https://x.example"}',
  'settings.json': '{"settings":{"timeZone":"../../etc"},"workPictures":[{"sampleId":{},"pictureId":{}}]}',
  'media.json':
    '[{"id":"../../x","file":"media/x.png"},{"id":"0123456789abcdef01234567","file":"media/none.png"},{"id":{}}]',
  'authors.json': '[{"name":{}},{"name":"A","pictureId":{}}]',
  'brand.json': '{"id":"brand","page":null,"live":{"values":{"colors.main":"url(//x.example)"}},"draft":null}',
  'brand/x.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  'pages/a.json': '{"id":"__proto__","page":null,"live":{"values":{}},"draft":null}',
  'pages/b.json': '{"id":{},"page":7,"live":8,"draft":9}',
  'pages/c.json':
    '{"id":"page-plain-aaaaaaaa","page":{"kind":"plain","path":"/admin","title":"x"},"live":null,"draft":null}',
  'posts/a.md': '---\ntitle: a\nstatus: published\ndate: nonsense\n---\n',
  'redirects.csv': 'path,target,origin\n/admin,/services,hand\n/old,https://x.example,hand\n',
  'newsletter/topics.json': '[{"id":"../x","name":"x"}]',
  'newsletter/issues.json': '[{"subject":{}}]',
  'people/subscribers.csv': 'email,status\nnobody,active\n',
};

test('an archive that somebody has changed brings in nothing that staff could not enter', async () => {
  const { db, close } = await openTestSqlite();
  try {
    const mediaDir = await openTestFolder();
    const staff = callAsStaff(db, { mediaDir });
    const zip = buildZip(Object.entries(HOSTILE).map(([name, data]) => ({ name, data })));
    const upload = { name: 'a.zip', siteAddress: '', body: inOnePiece(zip), contentLength: zip.length };
    const { id } = await staff.imports.upload(upload);
    await workOnAllImports(db, mediaDir, () => TEST_NOW);
    await staff.imports.start({ id });
    await workOnAllImports(db, mediaDir, () => TEST_NOW);
    const { state, counts } = await staff.imports.byId({ id });
    expect(state).toBe('done');
    expect(counts.filter(({ outcome }) => outcome !== 'failed')).toEqual([
      { kind: 'author', outcome: 'arrived', count: 1 },
    ]);
  } finally {
    await close();
  }
});
