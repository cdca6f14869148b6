import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import { hashPassword } from '../../accounts/auth/password/password.ts';
import { runStaffCommand } from '../../doors/commands/staff-commands.ts';
import type { Database, Db } from '../../core/store/schema.ts';
import { findAddressKey, suppressionHash } from '../../audience/subscribers/address-keys.ts';
import { buildPost } from '../../testing/build-post.ts';
import { insertSentIssue } from '../../testing/insert-issue.ts';
import { callAsStaff, TEST_NOW, TEST_STAFF } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import type { Removal } from './columns/column-kinds.ts';
import { PERSONAL_DATA } from './personal-data.ts';

const PASSWORD = 'seventeen herons wade';
const passwordHash = hashPassword(PASSWORD);
const EMAIL = 'ada@example.com';

/** What a database has besides the declared columns: row numbers, search indexes of declared columns, Kysely's tables. */
const INDEX_COLUMNS = new Set(['search_no', 'title_vector', 'search_vector']);
const INDEX_TABLE = /^kysely_|^(?:post|contact|subscriber)_fts(?:_|$)/;

type Table = keyof Database;
const TABLES = Object.keys(PERSONAL_DATA) as Table[];
const PERSONAL_TABLES = TABLES.filter((table) => PERSONAL_DATA[table].removal !== null);

/** Values that the database or the code checks. Every other column gets a text or an instant of its own. */
const VALUES: Record<string, string | number | null> = {
  email: EMAIL,
  email_key: EMAIL,
  recipient: EMAIL,
  actor: EMAIL,
  author_name: EMAIL,
  saved_by: EMAIL,
  created_by: EMAIL,
  'rate_limits.key': `login-account:${EMAIL}`,
  'rate_limits.count': 4711,
  'imports.file_bytes': 4711,
  'staff.id': 'staff-2',
  staff_id: 'staff-2',
  'contacts.id': 'contact-1',
  contact_id: 'contact-1',
  'contact_messages.direction': 'note-in',
  'contact_messages.kind': 'automatic',
  'contact_messages.state': 'received',
  staff_name: EMAIL,
  'contact_messages.id': 'message-1',
  message_id: 'message-1',
  'contact_attachments.id': 'attachment-1',
  draft_contact_id: null, // its file belongs to the message
  draft_staff_id: null,
  attachment_id: 'attachment-1',
  is_stored: 1,
  is_unverified: 1,
  merged_into: null,
  'subscribers.id': 'subscriber-1',
  subscriber_id: 'subscriber-1',
  issue_id: 'issue-1',
  'bookings.id': 'booking-1',
  booking_id: 'booking-1',
  'bookings.status': 'cancelled',
  kind_id: null,
  cancelled_by: 'staff',
  sequence: 7,
  'passkeys.counter': 4718,
  'call_hours.weekly': '[[{"from":"09:05","to":"09:55"}]]',
  'call_hours.days_off': '[{"from":"2027-03-08","to":"2027-03-09"}]',
  'issue_messages.state': 'accepted',
  soft_bounces: 4713,
  post_id: 'tides',
  package: 'tide',
  'contacts.status': 'won',
  'subscribers.status': 'unsubscribed',
  delivery: 'complained',
  'suppressions.reason': 'bounced',
  'bounce_reports.kind': 'complaint',
  confirmation: 'waiting',
  'mails.kind': 'confirmation',
  'staff.role': 'admin',
  action: 'post.change',
  object: 'post',
  'authors.id': 'author-1',
  'authors.name': 'Ada’s staff.name',
  'authors.name_key': 'ada’s staff.name',
  'authors.picture_id': 'Ada’s pictures.id',
  'pending_profiles.picture_id': 'Ada’s pictures.id',
  'pending_profiles.state': 'returned',
  returned_by: null,
  'sessions.user_agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
  'api_keys.scopes': 'stats.read',
  'api_keys.networks': '198.51.100.0/24',
  'post_revisions.kind': 'save',
  'issue_revisions.kind': 'save',
  smtp_code: 7,
  'contacts.value': 4715,
  entry_source: 'social',
  pages: 4717,
  read_percent: 87,
  details: '{"packages":["tide"],"caseStudies":["medical-spa"]}',
  answers_json: '[{"questionId":"budget","question":"Budget?","answer":"4,711 dollars"}]',
  'subscriber_trails.posts': '[{"post_key":"ebbs","read_percent":88,"is_first":1,"is_last":1}]',
  'post_revisions.status': 'draft',
  ending: 'jpg',
  mime_type: 'image/png',
  ...Object.fromEntries(['answer_seconds', 'attempts', 'last_used_step', 'position'].map((column) => [column, 7])),
  ...Object.fromEntries(
    ['version', 'base_version', 'word_count', 'width', 'height', 'bytes'].map((column) => [column, 77]),
  ),
  'webhook_deliveries.order_key': 'enquiry contact-1',
  'webhook_deliveries.state': 'failed',
  wording_id: 'wording-1',
  webhook_id: 'webhook-1',
  event_id: 'event-1',
  status_code: 500,
  duration_ms: 7,
  is_sample: 0,
  is_shared: 0,
  is_first: 1,
  is_last: 1,
};

const WEBHOOK = {
  id: 'webhook-1',
  name: 'Board',
  url: 'https://hooks.example',
  events: '',
  state: 'active',
  secret: 'whsec_MDEy',
  created_at: TEST_NOW,
};
const EVENT = {
  id: 'event-1',
  type: 'enquiry.created',
  object_id: 'contact-1',
  order_key: 'enquiry contact-1',
  sequence: 1,
  data: '{}',
  created_at: TEST_NOW,
};

/** How the export words a value, where it does not show it as it is stored. */
const SHOWN: Record<string, string> = {
  'sessions.user_agent': '"Firefox on Linux"',
  'rate_limits.count': '"count":4711',
  'contact_trails.details': '"packages":["tide"],"caseStudies":["medical-spa"]',
  'subscriber_trails.details': '"packages":["tide"],"caseStudies":["medical-spa"]',
  'contacts.answers_json': '"questionId":"budget","question":"Budget?","answer":"4,711 dollars"',
  'contacts.wording_id': '"wording":"No spam."',
  'subscriber_trails.posts': '"key":"ebbs","id":null,"title":null,"readPercent":88',
  'contact_trail_posts.read_percent': '"readPercent":87',
  'call_hours.weekly': '{"from":"09:05","to":"09:55"}',
  'call_hours.days_off': '{"from":"2027-03-08","to":"2027-03-09"}',
};

/** A value that no other column of the person has. */
function ownValue(table: Table, column: string): string {
  const place = TABLES.indexOf(table) * 40 + Object.keys(PERSONAL_DATA[table].columns).indexOf(column);
  const isInstant = /(?:_at|_until|_by)$/.test(column) || column === 'at';
  return isInstant ? new Date(Date.UTC(2001, 0, 1) + place * 86_400_000).toISOString() : `Ada’s ${table}.${column}`;
}

function valueOf(table: Table, column: string): string | number | null {
  const checked = VALUES[`${table}.${column}`] ?? VALUES[column];
  return checked === undefined ? ownValue(table, column) : checked;
}

function personalColumns(table: Table): string[] {
  const columns = Object.entries(PERSONAL_DATA[table].columns);
  return columns.filter(([, kind]) => kind !== 'none').map(([column]) => column);
}

/** What must be gone from a table once the person was erased. */
function traces(table: Table): string[] {
  return [EMAIL, ...personalColumns(table).map((column) => ownValue(table, column))];
}

describeOnEachDatabase('the declaration of personal data', (database) => {
  /** Ada has a row in every table that holds personal data. */
  async function meetAda(): Promise<void> {
    await insertStaff(database(), { ...TEST_STAFF, passwordHash: await passwordHash }, TEST_NOW);
    await callAsStaff(database()).posts.create(buildPost({ title: 'Tides' }));
    await insertSentIssue(database(), { id: 'issue-1', slug: 'tides' });
    await insertRow(database(), 'topics', {
      id: ownValue('subscriber_topics', 'topic_id'),
      name: 'SEO',
      position: 0,
      created_at: TEST_NOW,
    });
    await insertRow(database(), 'webhooks', WEBHOOK);
    await insertRow(database(), 'events', EVENT);
    const wording = { id: 'wording-1', text: 'No spam.', first_shown_at: TEST_NOW };
    await insertRow(database(), 'form_wordings', wording);
    const emailHash = suppressionHash(await findAddressKey(database()), EMAIL);
    for (const table of PERSONAL_TABLES) {
      const columns = Object.keys(PERSONAL_DATA[table].columns);
      const row = Object.fromEntries(columns.map((column) => [column, valueOf(table, column)]));
      await insertRow(database(), table, table === 'suppressions' ? { ...row, email_hash: emailHash } : row);
    }
  }

  async function tracesLeft(removals: readonly Removal[]): Promise<string[]> {
    const left = [];
    for (const table of PERSONAL_TABLES.filter((name) => removals.includes(PERSONAL_DATA[name].removal))) {
      const text = JSON.stringify(await database().selectFrom(table).selectAll().execute());
      left.push(...traces(table).flatMap((trace) => (text.includes(trace) ? [`${table}: ${trace}`] : [])));
    }
    return left;
  }

  test('covers exactly the tables and columns of the database', async () => {
    const found = await database().introspection.getTables();
    const real = found
      .filter(({ name }) => !INDEX_TABLE.test(name))
      .flatMap(({ name, columns }) => {
        return columns.filter((column) => !INDEX_COLUMNS.has(column.name)).map((column) => `${name}.${column.name}`);
      });
    const declared = TABLES.flatMap((table) =>
      Object.keys(PERSONAL_DATA[table].columns).map((column) => `${table}.${column}`),
    );
    expect(declared.toSorted()).toEqual(real.toSorted());
  });

  test('marks as exported exactly what the person export contains', async () => {
    await meetAda();
    const text = JSON.stringify(await callAsStaff(database()).privacy.export({ email: EMAIL, password: PASSWORD }));
    const missing = PERSONAL_TABLES.flatMap((table) =>
      Object.entries(PERSONAL_DATA[table].columns).flatMap(([column, kind]) => {
        const shown = SHOWN[`${table}.${column}`] ?? JSON.stringify(valueOf(table, column));
        return kind === 'exported' && !text.includes(shown) ? [`${table}.${column}`] : [];
      }),
    );
    expect(missing).toEqual([]);
    expect(JSON.parse(text)).toMatchObject({ signatures: 13 });
  });

  test('states what remains after erasure and after removing an account', async () => {
    await meetAda();
    expect(new Set((await tracesLeft(['erasure', 'account', 'staff'])).map((trace) => trace.split(':')[0]))).toEqual(
      new Set(PERSONAL_TABLES.filter((table) => PERSONAL_DATA[table].removal !== 'period')),
    );
    await runStaffCommand({ db: database(), now: TEST_NOW, askPassword: async () => PASSWORD }, [
      'remove',
      EMAIL,
      '--yes',
    ]);
    expect(await tracesLeft(['account'])).toEqual([]);
    await callAsStaff(database()).privacy.erase({ email: EMAIL, password: PASSWORD });
    expect(await tracesLeft(['erasure'])).toEqual([]);
    await callAsStaff(database()).authors.remove({ id: 'author-1' });
    expect(await tracesLeft(['staff'])).toEqual([]);
  });
});

/** Writes a row of any table. */
async function insertRow(db: Db, table: Table, row: Record<string, string | number | null>): Promise<void> {
  const columns = Object.keys(row).map((column) => sql.ref(column));
  await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(Object.values(row))})`.execute(
    db,
  );
}
