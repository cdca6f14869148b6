/** @module-tag long */
import { expect, test } from 'vitest';
import type { UnpublishedChoice } from '@tideline/domain/address/redirect.schema';
import { postChangesSchema, newPostSchema } from '@tideline/domain/post/post.schema';
import { capabilitiesOf } from '@tideline/domain/staff/capability';
import { PROGRAM } from '../audit/audit.repository.ts';
import { insertPost } from '../../site/posts/post-writes.repository.ts';
import type { Saver } from '../../site/drafts/drafted.ts';
import { changePostWithin } from '../../site/posts/save-post.ts';
import { soakSize } from '../../testing/server/soak-size.ts';
import { TEST_NOW } from '../../testing/test-caller.ts';
import { describeOnEachDatabase } from '../../testing/test-database.ts';
import type { Trx } from '../store/schema.ts';
import { dialectOf } from '../store/dialect/dialect-of.ts';
import { findMissingAnswer } from './redirects.repository.ts';

const STEPS = { SQLite: soakSize(10_000, 100_000), PostgreSQL: soakSize(1_000, 10_000) };
const ADDRESSES = Array.from({ length: 40 }, (_, at) => `a${at}`);
const POSTS_MAX = 12;
const SAVER: Saver = { actor: PROGRAM, name: 'Test', kind: 'save', capabilities: capabilitiesOf('admin') };

/** A post as the test expects it; `had` are the addresses that no other post may take. */
type Expected = { id: string; isPublic: boolean; had: Set<string> };

describeOnEachDatabase('thousands of random moves, deletions and takeovers', (database) => {
  test('leave no loop, redirect once, and lead to the last post that was published at an address', async () => {
    const steps = dialectOf(database()).name === 'SQLite' ? STEPS.SQLite : STEPS.PostgreSQL;
    const redirected = await database()
      .transaction()
      .execute((trx) => simulate(trx, steps));
    expect(redirected).toBeGreaterThan(steps / 4);
  }, 600_000);
});

/** @returns how many of the addresses that were checked redirected */
async function simulate(trx: Trx, steps: number): Promise<number> {
  const random = startRandom();
  const posts = new Set<Expected>();
  /** The last post that was public at each address. */
  const owners = new Map<string, Expected>();
  let redirected = 0;
  for (let step = 0; step < steps; step += 1) {
    const touched = await act(trx, posts, random);
    for (const post of posts) if (post.isPublic) owners.set(post.id, post);
    for (const id of [...touched, pick(ADDRESSES, random)]) redirected += await check(trx, id, posts, owners);
  }
  for (const id of ADDRESSES) await check(trx, id, posts, owners);
  return redirected;
}

/** Does one random thing. @returns the addresses concerned */
async function act(trx: Trx, posts: Set<Expected>, random: () => number): Promise<string[]> {
  const taken = new Set([...posts].flatMap(({ had }) => [...had]));
  const free = ADDRESSES.filter((id) => !taken.has(id));
  const post = pick([...posts], random);
  const isNew = posts.size < 2 || (posts.size < POSTS_MAX && random() < 0.1);
  if ((isNew && free.length > 0) || !post) {
    const id = pick(free, random);
    const status = random() < 0.5 ? 'published' : 'draft';
    await insertPost(trx, newPostSchema.parse({ title: id, status }), TEST_NOW, { address: id });
    posts.add({ id, isPublic: status === 'published', had: new Set([id]) });
    return [id];
  }
  const [from, kind] = [post.id, random()];
  if (kind < 0.6) {
    const to = pick([...free, ...post.had], random);
    await change(trx, from, { address: to });
    post.id = to;
    post.had.add(to);
    return [from, to];
  }
  if (kind < 0.7) {
    await trx.deleteFrom('posts').where('id', '=', from).execute();
    posts.delete(post);
    return [from];
  }
  await change(trx, from, { status: post.isPublic ? 'draft' : 'published' }, random);
  post.isPublic = !post.isPublic;
  return [from];
}

async function change(trx: Trx, id: string, changes: object, random?: () => number): Promise<void> {
  const other = await trx.selectFrom('posts').select('id').where('id', '!=', id).executeTakeFirstOrThrow();
  const choices: (UnpublishedChoice | undefined)[] = [
    { answer: 'gone' },
    { answer: 'redirect', target: `/blog/${other.id}` },
    undefined,
  ];
  const unpublished = random && pick(choices, random);
  await changePostWithin(trx, { id, changes: postChangesSchema.parse(changes), unpublished }, SAVER, TEST_NOW);
}

/** Checks the answer of an address without a public post. @returns 1 when it redirects */
async function check(trx: Trx, id: string, posts: Set<Expected>, owners: Map<string, Expected>): Promise<0 | 1> {
  const open = new Set([...posts].filter(({ isPublic }) => isPublic).map((post) => `/blog/${post.id}`));
  if (open.has(`/blog/${id}`)) return 0;
  const answer = await findMissingAnswer(trx, `/blog/${id}`, TEST_NOW);
  const owner = owners.get(id);
  if (owner && posts.has(owner) && owner.isPublic) expect(answer).toEqual({ location: `/blog/${owner.id}` });
  if (!answer?.location) return 0;
  expect([answer.location, open.has(answer.location)]).toEqual([answer.location, true]);
  return 1;
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

/** A generator with a fixed seed (mulberry32). */
function startRandom(): () => number {
  let state = 20_261_123;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
