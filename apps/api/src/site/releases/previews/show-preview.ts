import { createHash } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import { dryRun } from '../../../core/store/dry-run.ts';
import type { Db, Trx } from '../../../core/store/schema.ts';
import type { Drafted } from '../../drafts/drafted.ts';
import { publishDue, showDraft } from '../../drafts/publish-draft.ts';
import { DRAFTED_PAGES } from '../../pages/drafted-pages.ts';
import { DRAFTED_POSTS } from '../../pending/drafted-posts.ts';
import { publishScheduledWithin } from '../../posts/post-writes.repository.ts';
import { findPreview, type PreviewSubject } from './previews.repository.ts';

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
 */
export async function inPreview<Result>(
  db: Db,
  token: string,
  now: string,
  act: (trx: Trx, shown: ShownPreview) => Promise<Result>,
): Promise<Result | null> {
  const link = await findPreview(db, hashOfPreview(token), now);
  if (!link) return null;
  const { expires_at: expiresAt, ...subject } = link;
  return dryRun(db, async (trx) => {
    if (subject.kind === 'page') {
      const isAhead = await showDraft(trx, DRAFTED_PAGES, subject.subject, now);
      return act(trx, { ...subject, at: now, isAhead, expiresAt });
    }
    const isAhead = subject.subject > now;
    const at = isAhead ? subject.subject : now;
    await publishUntil(trx, at);
    return act(trx, { ...subject, at, isAhead, expiresAt });
  });
}

/** Publishes what is due at a moment. */
async function publishUntil(trx: Trx, at: string): Promise<void> {
  await publishScheduledWithin(trx, at);
  await publishAllDue(trx, DRAFTED_PAGES, at);
  await publishAllDue(trx, DRAFTED_POSTS, at);
}

async function publishAllDue<Fields extends object>(trx: Trx, drafted: Drafted<Fields>, at: string): Promise<void> {
  for (const id of await drafted.listDue(trx, at)) {
    try {
      await publishDue(trx, drafted, id, at);
    } catch (error) {
      if (!(error instanceof TRPCError)) throw error; // it will not be published at its date, either
    }
  }
}

/** The key of a link as it is stored. */
export function hashOfPreview(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
