import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { CALL_KIND_LIMITS } from '@tideline/domain/booking/call-kind';
import { NO_HOURS } from '@tideline/domain/booking/hours';
import { expect, test } from 'vitest';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import { inOnePiece } from '../../core/host/in-one-piece.ts';
import { saveFeed } from '../../sales/bookings/feed/feeds.repository.ts';
import { buildZip } from '../../testing/moving/build-zip.ts';
import { workOnAllImports } from '../../testing/moving/work-on-all-imports.ts';
import { callAsStaff, callAsVisitor, TEST_NOW, TEST_STAFF } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import { openTestFolder } from '../../testing/test-folder.ts';
import { listFiles } from '../leaving/archive/list-files.ts';

const IDA = { name: 'Ida Rhodes', email: 'Ida@Example.com' };
const MAX = { name: 'Max Newman', email: 'max@example.com' };
const MONDAY = NO_HOURS.map((_, day) => (day === 0 ? [{ from: '09:00', to: '12:00' }] : []));
const CLOSED = NO_HOURS.map(() => []);
const RULES = { callMinutes: 45, bufferMinutes: 0, noticeHours: 24, daysAhead: 60 };
const KIND = {
  id: 'review',
  name: 'Review',
  description: '',
  callMinutes: 15,
  place: '',
  isHidden: false,
  people: null,
};

describeOnEachDatabase('rules, hours and kinds of calls in an archive', (database) => {
  async function open() {
    const db = database();
    const mediaDir = await openTestFolder();
    const staff = callAsStaff(db, { mediaDir });
    const work = () => workOnAllImports(db, mediaDir, () => TEST_NOW);

    async function upload(calls: unknown) {
      const about = { program: 'tideline', format: 1, title: 'Old Shore', address: 'https://shore.example' };
      const files = { 'tideline.json': about, 'settings.json': {}, 'calls.json': calls };
      const entries = Object.entries(files).map(([name, value]) => ({
        name,
        data: typeof value === 'string' ? value : JSON.stringify(value),
      }));
      const zip = buildZip(entries);
      const file = { name: 'site.zip', siteAddress: '', body: inOnePiece(zip), contentLength: zip.length };
      const { id } = await staff.imports.upload(file);
      await work();
      return id;
    }

    /** Brings in what an archive says of calls. @returns its lines in the report */
    async function bringIn(calls: unknown) {
      const id = await upload(calls);
      await staff.imports.start({ id });
      await work();
      expect(await staff.imports.byId({ id })).toMatchObject({ state: 'done' });
      const { items } = await staff.imports.items({ id, kind: 'call-setting', limit: 100 });
      return items.map(({ title, outcome, reason }) => [title, outcome, reason].filter(Boolean).join(': '));
    }

    async function addAccount({ name, email }: typeof IDA) {
      await insertStaff(db, { ...TEST_STAFF, id: name, name, email, passwordHash: '' }, TEST_NOW);
    }
    return { db, staff, upload, bringIn, addAccount };
  }

  test('leave without the secret of a calendar, and without kinds that are no longer offered', async () => {
    const { db, staff, addAccount } = await open();
    await addAccount(IDA);
    await staff.bookings.updateHours({ staffId: IDA.name, weekly: MONDAY, daysOff: [], place: 'Room 1' });
    const feed = { staffId: IDA.name, url: 'https://calendar.example/secret' };
    await db.transaction().execute((trx) => saveFeed(trx, feed, TEST_NOW));
    const gone = await staff.bookings.kinds.add({ name: 'Gone', callMinutes: 10 });
    await staff.bookings.kinds.remove({ id: gone.id });
    await staff.bookings.kinds.add({ name: 'Review', callMinutes: 15, staffIds: [IDA.name] });
    const site = { db, mediaDir: '/none', origin: 'https://shore.example', now: TEST_NOW };
    for await (const { path, content } of listFiles(site, false)) {
      if (path !== 'calls.json') continue;
      expect(JSON.parse(await text(Readable.from(content)))).toEqual({
        rules: null,
        hours: [{ ...IDA, weekly: MONDAY, daysOff: [], place: 'Room 1' }],
        kinds: [{ ...KIND, people: [IDA] }],
      });
      return;
    }
    expect.unreachable();
  });

  test('keep the people who have an account here, name the others, and are brought in once', async () => {
    const { staff, bringIn, addAccount } = await open();
    await addAccount({ ...IDA, email: 'ida@example.com' });
    const hours = { weekly: MONDAY, daysOff: [{ from: '2026-12-24', to: '2026-12-31' }], place: 'Room 1' };
    const calls = {
      rules: RULES,
      hours: [
        { ...IDA, ...hours },
        { ...MAX, ...hours },
      ],
      kinds: [
        { ...KIND, people: [IDA, MAX] },
        { ...KIND, id: 'audit', name: 'Audit', people: [MAX] },
      ],
    };
    expect(await bringIn(calls)).toEqual([
      'Rules of calls: arrived',
      'Hours of Ida Rhodes: arrived',
      'Hours of Max Newman: skipped: No account here has the address of this person. Add it, then import again.',
      'Kind of call: Review: arrived: Without an account here: Max Newman.',
      'Kind of call: Audit: arrived: Without an account here: Max Newman. Nobody takes these calls yet, so they are hidden.',
    ]);
    const { people: _people, ...kind } = KIND;
    const kinds = [
      { ...kind, staffIds: [IDA.name] },
      { ...kind, id: 'audit', name: 'Audit', staffIds: [], isHidden: true },
    ];
    expect(await staff.bookings.rules()).toEqual(RULES);
    expect(await staff.bookings.hours()).toEqual([{ staffId: IDA.name, name: IDA.name, ...hours, feed: null }]);
    expect(await staff.bookings.kinds.list()).toEqual(kinds);
    expect((await callAsVisitor(database()).bookings.times({ days: 7 })).kinds?.map(({ id }) => id)).toEqual([
      'review',
    ]);

    await addAccount(MAX);
    expect(await bringIn(calls)).toEqual([
      'Rules of calls: same',
      'Hours of Ida Rhodes: same',
      'Hours of Max Newman: arrived',
      'Kind of call: Review: same',
      'Kind of call: Audit: same',
    ]);
    expect(await staff.bookings.kinds.list()).toEqual(kinds);
  });

  test('leave what is here as it is, also what staff have removed', async () => {
    const { staff, bringIn, addAccount } = await open();
    await addAccount(IDA);
    await staff.bookings.updateRules({ ...RULES, callMinutes: 30 });
    await staff.bookings.updateHours({ staffId: IDA.name, weekly: CLOSED, daysOff: [], place: 'Ours' });
    const gone = await staff.bookings.kinds.add({ name: 'Gone', callMinutes: 10 });
    await staff.bookings.kinds.remove({ id: gone.id });
    await staff.bookings.kinds.add({ name: 'Our review', callMinutes: 10 });
    const lines = await bringIn({
      rules: RULES,
      hours: [{ ...IDA, weekly: MONDAY, daysOff: [], place: '' }],
      kinds: [
        { ...KIND, id: 'gone', name: 'Gone' },
        { ...KIND, name: 'our REVIEW' },
      ],
    });
    expect(lines).toEqual([
      'Rules of calls: kept',
      'Hours of Ida Rhodes: kept',
      'Kind of call: Gone: same',
      'Kind of call: our REVIEW: failed: A kind of call with this name already exists.',
    ]);
    expect(await staff.bookings.rules()).toMatchObject({ callMinutes: 30 });
    expect(await staff.bookings.hours()).toMatchObject([{ weekly: NO_HOURS, place: 'Ours' }]);
    expect(await staff.bookings.kinds.list()).toMatchObject([{ name: 'Our review', callMinutes: 10 }]);
  });

  test('say of everything that staff could not enter what is wrong with it', async () => {
    const { staff, bringIn, addAccount } = await open();
    await addAccount(IDA);
    const kinds: [changes: object, reason: string][] = [
      [{ callMinutes: 7 }, 'The length of a call must be a whole number from 10 to 240 and a multiple of 5.'],
      [{ callMinutes: '15' }, 'The length of a call must be a whole number from 10 to 240 and a multiple of 5.'],
      [{ name: { $ne: 1 } }, 'Name must be text.'],
      [{ name: 'a'.repeat(1_000_000) }, 'Name must be at most 60 characters long.'],
      [{ description: [] }, 'Description must be text.'],
      [{ isHidden: 'no' }, 'isHidden is true or false.'],
      [{ people: 'all' }, 'people must be a list, or null for everybody with hours.'],
      [{ people: [{ email: 7 }] }, 'Email address must be text.'],
      [{ people: Array.from({ length: 201 }, () => IDA) }, 'A kind of call can name at most 200 people.'],
      [{ id: '../admin' }, 'The id of the kind is no id.'],
      [{ id: '__proto__' }, 'The id of the kind is no id.'],
      [{ id: {} }, 'id must be text.'],
    ];
    const hours: [changes: object, reason: string][] = [
      [{ weekly: [[{ from: '12:00', to: '09:00' }]] }, 'Hours must end after they start.'],
      [{ weekly: 'always' }, 'weekly must be a list. Hours must have seven days, from Monday.'],
      [{ daysOff: [{ from: '2026-02-30', to: '2026-03-01' }] }, 'A day must look like 2026-11-24.'],
      [{ email: 'nobody' }, 'Email address must look like name@example.com.'],
    ];
    const lines = await bringIn({
      rules: { ...RULES, daysAhead: 1e9 },
      hours: [...hours.map(([changes]) => ({ ...IDA, weekly: MONDAY, daysOff: [], place: '', ...changes })), null],
      kinds: [...kinds.map(([changes]) => ({ ...KIND, ...changes })), 'kind'],
    });
    expect(lines).toHaveLength(1 + hours.length + 1 + kinds.length + 1);
    expect(lines.filter((line) => !line.includes(': failed: '))).toEqual([]);
    [...hours, ...kinds].forEach(([, reason], at) =>
      expect(lines[at < hours.length ? at + 1 : at + 2]).toContain(`failed: ${reason}`),
    );
    expect(await staff.bookings.kinds.list()).toEqual([]);
    expect(await staff.bookings.hours()).toMatchObject([{ weekly: NO_HOURS }]);
  });

  test('of 10,000 kinds, as many come as staff could add; a script in a name is text', async () => {
    const { staff, upload, bringIn } = await open();
    await staff.bookings.kinds.add({ name: 'Ours', callMinutes: 10 });
    const many = Array.from({ length: 10_000 }, (_, at) => ({
      ...KIND,
      id: `k-${at}`,
      name: `<script>${at}</script>`,
    }));
    const lines = await bringIn({ kinds: many });
    const most = CALL_KIND_LIMITS.count;
    expect(lines.slice(most - 2)).toEqual([
      `Kind of call: <script>${most - 2}</script>: arrived`,
      `Kind of call: <script>${most - 1}</script>: failed: There can be at most ${most} kinds of calls.`,
    ]);
    const kinds = await staff.bookings.kinds.list();
    expect(kinds.map(({ name }) => name)).toEqual(['Ours', ...many.slice(0, most - 1).map(({ name }) => name)]);
    const { items } = await staff.imports.items({ id: (await staff.imports.list())[0]?.id ?? '', kind: 'rest' });
    expect(items).toMatchObject([{ title: 'kind of call', count: 10_000 - most, outcome: 'skipped' }]);
    for (const [calls, problem] of [
      ['{', 'calls.json is no JSON.'],
      [JSON.stringify({ kinds: ['a'.repeat(4_000_000)] }), 'calls.json has more than 4000000 characters.'],
    ])
      expect(await staff.imports.byId({ id: await upload(calls) })).toMatchObject({ state: 'refused', problem });
    for (const calls of ['[]', 'null', '7', '{"hours":7,"kinds":{},"rules":null}'])
      expect(await bringIn(calls)).toEqual([]);
  });
});
