import { TRPCClientError } from '@trpc/client';
import { rebaseDraft } from '@tideline/domain/entity/draft';
import type { PendingChanges, PendingFields } from '@tideline/domain/post/pending-changes';
import type { Post } from '@tideline/domain/post/post';
import { expect, test } from 'vitest';
import { buildPostSummary } from '../../../testing/build-entities.ts';
import type { ApiClient } from '../../../lib/calls/load-api.ts';
import type { PostForm } from '../post-form.ts';
import { toStored, toStoredPending } from '../saving/stored-post.ts';
import { keepPending } from './keep-pending.ts';
import { publishPending } from './publish-pending.ts';

const ZONE = 'America/Los_Angeles';
const LIVE: Post = {
  ...buildPostSummary({ status: 'published', publishDate: '2026-11-20T18:00:00.000Z' }),
  content: 'Live.',
};

function conflict() {
  const error = { code: -32009, message: 'x', data: { code: 'CONFLICT', httpStatus: 409 } };
  return TRPCClientError.from({ error } as never);
}

/** A server with one post, whose pending changes follow the rules of the real one. */
function serverWith(live: Post, content: string | null) {
  let version = 0;
  const nextVersion = () => `version-${(version += 1)}`;
  const state: { live: Post; pending: PendingChanges | null; discarded: PendingChanges | null } = {
    live,
    pending: content === null ? null : buildPending(live, { content }, nextVersion()),
    discarded: null,
  };
  const posts = {
    byId: { query: async () => state.live },
    update: {
      mutate: async ({ changes, expectedVersion }: { changes: Partial<Post>; expectedVersion: number }) => {
        if (expectedVersion !== state.live.version) throw conflict();
        state.live = { ...state.live, ...changes, tags: state.live.tags, version: state.live.version + 1 };
        return state.live;
      },
    },
    pending: {
      byPost: { query: async () => ({ pending: state.pending, discarded: state.discarded }) },
      keep: {
        mutate: async (kept: {
          changes: Partial<PendingFields>;
          expectedVersion: string | null;
          liveVersion: number;
        }) => {
          const before = state.pending;
          if ((before?.version ?? null) !== kept.expectedVersion) throw conflict();
          if (kept.liveVersion !== state.live.version && kept.liveVersion !== before?.baseVersion) throw conflict();
          const live = buildPending(state.live, {}, '').base;
          const isNamed = (name: string) => Object.hasOwn(kept.changes, name);
          const rebased = rebaseDraft(before ?? { base: live, fields: live }, live, isNamed);
          const baseVersion = before && rebased.isInConflict ? before.baseVersion : kept.liveVersion;
          const fields = { ...rebased.fields, ...kept.changes };
          state.pending = buildPending(state.live, fields, nextVersion(), baseVersion);
          return state.pending;
        },
      },
      publish: {
        mutate: async ({ expectedVersion }: { expectedVersion: string }) => {
          const { pending } = state;
          if (pending?.version !== expectedVersion || pending.baseVersion !== state.live.version) throw conflict();
          state.live = { ...state.live, ...pending.fields, version: state.live.version + 1 };
          state.pending = null;
          return state.live;
        },
      },
    },
  };
  return { state, posts: posts as unknown as ApiClient['posts'] };
}

function buildPending(
  live: Post,
  changes: Partial<PendingFields>,
  version: string,
  baseVersion = live.version,
): PendingChanges {
  const { title, excerpt, content, author, category, tags, publishDate, featuredImageUrl } = live;
  const { metaTitle, metaDescription, socialImageUrl, isNoindex, canonicalUrl, series } = live;
  const texts = { title, excerpt, content, author, category, tags, publishDate, featuredImageUrl };
  const base = { ...texts, metaTitle, metaDescription, socialImageUrl, isNoindex, canonicalUrl, series };
  const signed = { savedBy: 'Maya', savedAt: '2026-11-20T18:00:00.000Z', goesLiveAt: null, isHeld: false };
  return { postId: live.id, title, version, baseVersion, base, fields: { ...base, ...changes }, ...signed };
}

/** What an editor that has read the server sends, with these changes to the form. */
function submissionOf({ state }: ReturnType<typeof serverWith>, changes: Partial<PostForm>) {
  const stored = state.pending ? toStoredPending(state.pending, state.live, ZONE) : toStored(state.live, ZONE);
  const form = { ...stored.base, ...changes };
  return { submission: { ...stored, form, isAutosave: false }, readForm: () => form };
}

test('changes to a live post become pending; the post stays as it is', async () => {
  const server = serverWith(LIVE, null);
  const { submission, readForm } = submissionOf(server, { content: 'Later.' });
  const saved = await keepPending(server.posts, submission, ZONE, readForm);
  expect(saved).toMatchObject({
    next: { base: { content: 'Later.' }, pending: { version: 'version-1' } },
    isMerged: false,
  });
  expect(server.state.live).toBe(LIVE);
});

test('pending changes of someone else are merged by field; the same field is asked about', async () => {
  const server = serverWith(LIVE, null);
  const { submission, readForm } = submissionOf(server, { excerpt: 'Mine.' });
  server.state.pending = buildPending(LIVE, { content: 'Theirs.' }, 'version-theirs');
  const saved = await keepPending(server.posts, submission, ZONE, readForm);
  expect(saved).toMatchObject({ next: { base: { content: 'Theirs.', excerpt: 'Mine.' } }, isMerged: true });

  const both = submissionOf(server, { content: 'Mine.' });
  server.state.pending = buildPending(LIVE, { content: 'Theirs again.' }, 'version-again');
  const asked = await keepPending(server.posts, both.submission, ZONE, both.readForm);
  expect(asked).toMatchObject({ conflicts: ['content'], theirs: { content: 'Theirs again.' }, next: { pending: {} } });
});

test('changes that were published meanwhile become new ones, but an autosave asks first', async () => {
  const server = serverWith(LIVE, 'Later.');
  const { submission, readForm } = submissionOf(server, { excerpt: 'Mine.' });
  server.state.live = { ...LIVE, content: 'Later.', version: 2 };
  server.state.pending = null;
  const autosaved = await keepPending(server.posts, { ...submission, isAutosave: true }, ZONE, readForm);
  expect(autosaved).toMatchObject({ conflicts: [], next: { pending: null, version: 2 } });
  expect(server.state.pending).toBeNull();
  const kept = await keepPending(server.posts, submission, ZONE, readForm);
  expect(kept).toMatchObject({ next: { base: { excerpt: 'Mine.', content: 'Later.' }, version: 2 }, isMerged: true });
});

test('a status that was changed in the form stays unsaved', async () => {
  const server = serverWith(LIVE, 'Later.');
  const { submission, readForm } = submissionOf(server, { status: 'draft', excerpt: 'Mine.' });
  const kept = await keepPending(server.posts, submission, ZONE, readForm);
  expect(kept).toMatchObject({ next: { base: { status: 'published' } }, submitted: { status: 'published' } });
});

test('Update keeps what was typed since, and publishes it', async () => {
  const server = serverWith(LIVE, 'Later.');
  const { submission, readForm } = submissionOf(server, { content: 'Later still.' });
  const saved = await publishPending(server.posts, submission, ZONE, readForm);
  expect(saved).toMatchObject({ next: { base: { content: 'Later still.' }, version: 2, pending: null } });
  expect(server.state).toMatchObject({ live: { content: 'Later still.' }, pending: null });
});

test('Update asks where the live post was changed in the same field, and publishes what was decided', async () => {
  const server = serverWith(LIVE, 'Later.');
  const { submission, readForm } = submissionOf(server, {});
  server.state.live = { ...LIVE, content: 'Live again.', version: 2 };
  const asked = await publishPending(server.posts, submission, ZONE, readForm);
  expect(asked).toMatchObject({
    conflicts: ['content'],
    form: { content: 'Later.' },
    theirs: { content: 'Live again.' },
    next: { version: 2, base: { content: 'Later.' } },
  });
  if (!('conflicts' in asked)) throw new Error('It was not asked about.');
  const decided = { ...submission, ...asked.next, form: asked.form };
  const saved = await publishPending(server.posts, decided, ZONE, () => decided.form);
  expect(saved).toMatchObject({ next: { base: { content: 'Later.' }, version: 3, pending: null } });
});

test('changes that someone else has discarded are not lost in an editor that shows them', async () => {
  const server = serverWith(LIVE, 'Later.');
  const { submission, readForm } = submissionOf(server, { excerpt: 'Mine.' });
  [server.state.discarded, server.state.pending] = [server.state.pending, null];
  const kept = await keepPending(server.posts, submission, ZONE, readForm);
  expect(kept).toMatchObject({ next: { base: { content: 'Later.', excerpt: 'Mine.' }, pending: {} } });

  [server.state.discarded, server.state.pending] = [server.state.pending, null];
  if (!('submitted' in kept)) throw new Error('It was not kept.');
  const update = { ...submission, ...kept.next };
  const saved = await publishPending(server.posts, update, ZONE, readForm);
  expect(saved).toMatchObject({ next: { base: { content: 'Later.', excerpt: 'Mine.' }, pending: null, version: 2 } });
});
