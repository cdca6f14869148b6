import { Webhook } from 'standardwebhooks';
import { DAY_MS, later } from '@tideline/domain/time/instant';
import type { Db } from '../../core/store/schema.ts';
import { callMailToken, findCallKey } from '../../sales/bookings/call-link.ts';
import { buildPost } from '../build-post.ts';
import { openCalls } from '../fill/open-calls.ts';
import { insertTestMessage } from '../insert-message.ts';
import { CONTACT } from '../mail/reply-site.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../test-caller.ts';
import { addTestContact } from './contact-acts.ts';
import { insertTestStaff } from './insert-webhook.ts';
import { openIssues } from './issue-acts.ts';
import { addReader } from './subscriber-acts.ts';

const MONDAY_9 = '2026-11-23T17:00:00.000Z';
const ISSUE = { subject: 'Spring tide', content: 'The water rises.' };

/** Further calls that record events: other ways to what `EVENT_ACTS` do. */
export const CALL_ACTS: Record<string, (db: Db) => Promise<unknown>> = {
  'several posts, and back': async (db) => {
    const { posts } = callAsStaff(db);
    const date = later(TEST_NOW, DAY_MS);
    for (const [act, fields] of [
      ['publish', { status: 'draft' }],
      ['unpublish', { status: 'published' }],
      ['unpublish', { status: 'scheduled', publishDate: date }],
      ['trash', { status: 'draft' }],
    ] as const) {
      const { id } = await posts.create(buildPost(fields));
      await posts.bulkUndo({ act, posts: await posts.bulkChange({ act, ids: [id] }) });
    }
  },
  'tags of several posts': async (db) => {
    const { posts } = callAsStaff(db);
    const { id } = await posts.create(buildPost({ tags: [] }));
    await posts.bulkTag({ ids: [id], add: ['maps'] });
  },
  'revisions of a post': async (db) => {
    const { posts } = callAsStaff(db);
    const { id } = await posts.create(buildPost({ title: 'Tides' }));
    await posts.update({ id, changes: { title: 'Ebb' } });
    const { version } = await posts.revisions.restore({ id, version: 1 });
    await posts.revisions.undo({ id, version });
  },
  'pending changes': async (db) => {
    const { posts } = callAsStaff(db);
    for (const [before, status] of [
      ['published', undefined],
      ['published', 'draft'],
      ['draft', 'published'],
    ] as const) {
      const { id, version } = await keepPending(db);
      await posts.update({ id, changes: { status: before } });
      await posts.pending.publish({ id, expectedVersion: version, status });
    }
  },
  approvals: async (db) => {
    await insertTestStaff(db);
    const { posts } = callAsStaff(db);
    const draft = await posts.create(buildPost({ title: 'Draft', status: 'draft' }));
    for (const { id } of [draft, await keepPending(db)]) {
      await posts.approvals.request({ id });
      const approval = await posts.approvals.byPost({ id });
      await posts.approvals.approve({ id, version: approval?.version ?? '' });
    }
  },

  'a release': async (db) => {
    const { brand, pages, posts, releases } = callAsStaff(db);
    const { id } = await releases.add({ name: 'Spring tide' });
    const draft = await posts.create(buildPost({ title: 'Draft', status: 'draft' }));
    for (const post of [draft, await keepPending(db)]) await releases.addPart({ id, kind: 'post', objectId: post.id });
    for (const [page, values] of [
      ['home', { 'hero.headline': 'Ours' }],
      ['medical-spa', { 'visibility.isShown': false }],
    ] as const) {
      await pages.keep({ id: page, values, expectedVersion: null, liveVersion: 0 });
      await releases.addPart({ id, kind: 'page', objectId: page });
    }
    await brand.keep({ fonts: 'lora', expectedVersion: null, liveVersion: 0 });
    await releases.addPart({ id, kind: 'brand', objectId: 'brand' });
    await releases.publish({ id });
  },

  'copies and a revision of an issue': async (db) => {
    const { issues, posts } = callAsStaff(db);
    const post = await posts.create(buildPost({ title: 'Tides' }));
    const { id } = await issues.createFromPost({ postId: post.id, body: 'whole' });
    await issues.duplicate({ id });
    await issues.update({ id, changes: ISSUE });
    await issues.revisions.restore({ id, version: 1 });
  },
  'an issue that goes on': async (db) => {
    const { staff, startNow, send } = await openIssues(db);
    const id = await startNow();
    await staff.issues.sending.pause({ id });
    await staff.issues.sending.resume({ id });
    await send();
    await db.updateTable('issue_messages').set({ state: 'refused' }).execute();
    await staff.issues.sending.resendFailed({ id });
  },

  'subscribers of a program': async (db) => {
    const { subscribers } = callAsStaff(db);
    const { email } = CONTACT;
    await subscribers.upsert({ email });
    await subscribers.upsert({ email, frequency: 'monthly' });
    await subscribers.upsert({ email, status: 'unsubscribed' });
    const [added] = await subscribers.addMany({ subscribers: [{ email: 'bob@example.com' }] });
    await subscribers.removeMany({ ids: [added?.id ?? ''] });
  },
  bounces: async (db) => {
    const { bounces } = callAsStaff(db);
    await addReader(db);
    const { secret } = await bounces.makeSecret();
    const body = JSON.stringify({ recipient: CONTACT.email, kind: 'hard', reason: '5.1.1' });
    const call = { id: 'call-1', timestamp: String(Date.parse(TEST_NOW) / 1000), body };
    const signature = new Webhook(secret).sign(call.id, new Date(TEST_NOW), body);
    await callAsVisitor(db).bounces.receive({ ...call, signature });
    await callAsStaff(db).subscribers.add({ email: 'bob@example.com' });
    const report = { id: 'report-1', recipient: 'bob@example.com', kind: 'hard', reason: '' } as const;
    await db
      .insertInto('bounce_reports')
      .values({ ...report, received_at: TEST_NOW })
      .execute();
    await bounces.decide({ id: report.id, as: 'bounced' });
  },

  'several enquiries': async (db) => {
    const { contacts } = callAsStaff(db);
    const added = await contacts.addMany({ contacts: [CONTACT] });
    const changes = await contacts.bulkStatus({ ids: added.map(({ id }) => id), status: 'lost' });
    await contacts.undoStatus({ changes });
  },
  'messages of others': async (db) => {
    const { conversations } = callAsStaff(db);
    const contactId = await addTestContact(db);
    await conversations.paste({ contactId, direction: 'in', text: 'Tuesday?' });
    const id = await insertTestMessage(db, contactId);
    const unverified = { is_unverified: 1, to_address: CONTACT.email } as const;
    await db.updateTable('contact_messages').set(unverified).where('id', '=', id).execute();
    await conversations.decide({ id, as: 'ours' });
    const otherId = await addTestContact(db, 'bob@example.com');
    await conversations.paste({ contactId: otherId, direction: 'out', text: 'Yes.' });
  },
  'a held call of an enquiry that is no spam': async (db) => {
    const { contactId } = await holdCall(db);
    await callAsStaff(db).contacts.updateStatus({ id: contactId, status: 'pending' });
  },
  'held calls of several enquiries that are no spam': async (db) => {
    const { contactId } = await holdCall(db);
    await callAsStaff(db).contacts.bulkStatus({ ids: [contactId], status: 'pending' });
  },
  'a held call that staff accept': async (db) => {
    const { id } = await holdCall(db);
    await callAsStaff(db).bookings.accept({ id });
  },
  'a held call that its visitor confirms': async (db) => {
    await addTestContact(db);
    const { id } = await holdCall(db);
    await callAsVisitor(db).bookings.links.confirm({ token: callMailToken(await findCallKey(db), id) });
  },
};

/** Publishes a post, and keeps a change to it. @returns the id of the post, and the version of the change */
async function keepPending(db: Db): Promise<{ id: string; version: string }> {
  const { posts } = callAsStaff(db);
  const { id, version: liveVersion } = await posts.create(buildPost({ status: 'published' }));
  const { version } = await posts.pending.keep({
    id,
    changes: { excerpt: 'Water' },
    expectedVersion: null,
    liveVersion,
  });
  return { id, version };
}

/** Asks for a call in a way that looks like spam. @returns the call and its enquiry */
async function holdCall(db: Db): Promise<{ id: string; contactId: string }> {
  await openCalls(db);
  await callAsVisitor(db).bookings.book({ ...CONTACT, startsAt: MONDAY_9, filledInMs: 900 });
  const { items } = await callAsStaff(db).bookings.list({ status: 'held' });
  return { id: items[0]?.id ?? '', contactId: items[0]?.contactId ?? '' };
}
