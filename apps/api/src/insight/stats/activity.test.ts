import { TRPCError } from '@trpc/server';
import { expect, test } from 'vitest';
import { capabilitiesOf, type Capability } from '@tideline/domain/staff/capability';
import { STAFF_ROLES, type StaffRole } from '@tideline/domain/staff/staff';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import { findReportAddresses } from '../funnel/report-readers.repository.ts';
import { buildPost } from '../../testing/build-post.ts';
import { callAsStaff, callAsVisitor, TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';

const READERS = STAFF_ROLES.filter((role) => capabilitiesOf(role).has('stats.read'));

/** What a line of the activity contains, and the right to read it beside that to read figures. */
const LINES: readonly [words: string, needs: Capability][] = [
  ['reader@example.com joined recently', 'subscribers.read'],
  ['From Ada Byron', 'contacts.read'],
  ['"Secret plan" was updated', 'posts.read-drafts'],
];

describeOnEachDatabase('by their rights (issue 29)', (database) => {
  async function openAs(role: StaffRole) {
    const staff = { id: role, email: `${role}@example.com`, name: role, role };
    await insertStaff(database(), { ...staff, passwordHash: 'none' }, TEST_NOW);
    return callAsStaff(database(), { staff, capabilities: capabilitiesOf(role) });
  }

  test.each(READERS)('the role %s sees each line of the recent activity that it may read', async (role) => {
    const owner = callAsStaff(database());
    await owner.subscribers.add({ email: 'reader@example.com' });
    await owner.posts.create(buildPost({ title: 'Secret plan', status: 'draft' }));
    await owner.posts.create(buildPost({ title: 'Public tides', status: 'published' }));
    await callAsVisitor(database()).contacts.send({ firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' });
    const caller = await openAs(role);
    const { activity } = await caller.stats.overview();
    const seen = LINES.map(([words]) => [words, activity.some(({ text }) => text.startsWith(words))]);
    expect(seen).toEqual(LINES.map(([words, needs]) => [words, capabilitiesOf(role).has(needs)]));
    // The one line for posts is about the newest that the role may read.
    const isPublic = activity.some(({ text }) => text === '"Public tides" was published');
    expect(isPublic).toBe(!capabilitiesOf(role).has('posts.read-drafts'));
  });

  const SUBSCRIBER_READERS = STAFF_ROLES.filter((role) => capabilitiesOf(role).has('subscribers.read'));
  test.each(SUBSCRIBER_READERS)('the role %s sees who enquired behind a subscriber if it may read it', async (role) => {
    const visitor = callAsVisitor(database());
    await visitor.subscribers.subscribe({ email: 'ada@example.com' });
    await visitor.contacts.send({ firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' });
    const caller = await openAs(role);
    const [subscriber] = (await caller.subscribers.list({})).items;
    const { enquiries } = await caller.trails.ofSubscriber({ id: subscriber?.id ?? '' });
    expect(enquiries.map(({ name }) => name)).toEqual(capabilitiesOf(role).has('contacts.read') ? ['Ada Byron'] : []);
  });

  test.each(STAFF_ROLES)('the role %s orders the weekly figures only if it may read them', async (role) => {
    const caller = await openAs(role);
    const order = caller.stats.sendWeekToMe({ isReader: true });
    const mayRead = capabilitiesOf(role).has('stats.read');
    const answer = await order.then(
      () => 'ordered',
      (error: unknown) => (error instanceof TRPCError ? error.code : error),
    );
    expect(answer).toBe(mayRead ? 'ordered' : 'FORBIDDEN');
    expect(await findReportAddresses(database(), '')).toEqual(mayRead ? [`${role}@example.com`] : []);
    // A role that changes after the order.
    await database().updateTable('staff').set({ role: 'author' }).execute();
    expect(await findReportAddresses(database(), '')).toEqual([]);
    await caller.stats.sendWeekToMe({ isReader: false });
  });
});
