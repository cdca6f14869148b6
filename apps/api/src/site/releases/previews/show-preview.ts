import { createHash } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import { countAttempt, type RateLimit } from '../../../core/limits/rate-limit.ts';
import { attempt, dryRun } from '../../../core/store/dry-run.ts';
import type { Db, Trx } from '../../../core/store/schema.ts';
import { DRAFTED_BRAND } from '../../brand/drafted-brand.ts';
import type { Drafted } from '../../drafts/drafted.ts';
import { publishDue, showDraft } from '../../drafts/publish-draft.ts';
import { DRAFTED_PAGES } from '../../pages/drafted-pages.ts';
import { DRAFTED_POSTS } from '../../pending/drafted-posts.ts';
import { publishScheduledWithin } from '../../posts/post-writes.repository.ts';
import { programFor, publishDueRelease, publishReleaseWithin } from '../publish-release.ts';
import { listDueReleases } from '../releases.repository.ts';
import { findPreview, type PreviewSubject } from './previews.repository.ts';

/** Views of one link. On SQLite, other writes wait while its page is rendered. */
const VIEW_LIMIT: RateLimit = { limit: 60, windowSeconds: 60 };

/** The site as a preview shows it. */
export type ShownPreview = PreviewSubject & {
  /** The moment that it shows. */
  at: string;
  /** False when it shows what is public: the draft is gone, or the moment has passed. */
  isAhead: boolean;
  expiresAt: string;
};

/**
 * Calls `act` with the site as a preview shows it: in a transaction in which it is published, and which is rolled back. So a preview
 * is what publishing would give, and nothing else knows of it.
 * @returns null when the link is unknown, ended or expired
 * @throws TRPCError TOO_MANY_REQUESTS
 */
export async function inPreview<Result>(
  db: Db,
  token: string,
  now: string,
  act: (trx: Trx, shown: ShownPreview) => Promise<Result>,
): Promise<Result | null> {
  const hash = hashOfPreview(token);
  const link = await findPreview(db, hash, now);
  if (!link) return null;
  await countAttempt(db, `preview:${hash}`, VIEW_LIMIT, now);
  const { expires_at: expiresAt, ...subject } = link;
  return dryRun(db, async (trx) => {
    const at = subject.kind === 'moment' && subject.subject > now ? subject.subject : now;
    const isAhead = await publishSubject(trx, subject, at, now);
    return act(trx, { ...subject, at, isAhead, expiresAt });
  });
}

/** @returns false when there is nothing to publish */
async function publishSubject(trx: Trx, { kind, subject }: PreviewSubject, at: string, now: string): Promise<boolean> {
  if (kind === 'page') return showDraft(trx, DRAFTED_PAGES, subject, now);
  if (kind === 'brand') return showDraft(trx, DRAFTED_BRAND, subject, now);
  if (kind === 'release')
    return (await tried(trx, () => publishReleaseWithin(trx, subject, programFor(''), now))) === true;
  await publishScheduledWithin(trx, at);
  for (const id of await listDueReleases(trx, at)) await tried(trx, () => publishDueRelease(trx, id, at));
  await publishAllDue(trx, DRAFTED_PAGES, at);
  await publishAllDue(trx, DRAFTED_BRAND, at);
  await publishAllDue(trx, DRAFTED_POSTS, at);
  return at > now;
}

async function publishAllDue<Fields extends object>(trx: Trx, drafted: Drafted<Fields>, at: string): Promise<void> {
  for (const id of await drafted.listDue(trx, at)) await tried(trx, () => publishDue(trx, drafted, id, at));
}

/** Null for what will be refused at its date, too. */
async function tried<Result>(trx: Trx, act: () => Promise<Result>): Promise<Result | null> {
  try {
    return await attempt(trx, act);
  } catch (error) {
    if (error instanceof TRPCError) return null;
    throw error;
  }
}

/** The key of a link as it is stored. */
export function hashOfPreview(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
