import { randomBytes } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import {
  OPEN_PREVIEWS_LISTED,
  type OpenPreview,
  previewPath,
  type SitePreviewLink,
} from '@tideline/domain/page/site-preview';
import { PREVIEW_LINK_DAYS } from '@tideline/domain/post/post-revision';
import { type Account, staffLabel } from '@tideline/domain/staff/staff';
import { DAY_MS, later } from '@tideline/domain/time/instant';
import type { Context } from '../../../context.ts';
import { recordAction } from '../../../core/audit/audit.repository.ts';
import { requireCapability } from '../../../core/rpc/authorize.ts';
import type { Trx } from '../../../core/store/schema.ts';
import { deletePreviewLink, listOpenPreviewLinks } from '../../pending/preview-links.repository.ts';
import { requireEditRight } from '../../posts/saver.ts';
import {
  deletePreview,
  deletePreviews,
  insertPreview,
  listOpenPreviews,
  type PreviewSubject,
} from './previews.repository.ts';
import { hashOfPreview } from './show-preview.ts';

const TOKEN_BYTES = 32;
/** In the audit log: the object of links to the whole site. */
const WHOLE_SITE = 'site';

type StaffContext = Context & { staff: Account };

/** Creates a link. Only the hash of its key is stored. @param path the page that it opens */
export async function createLink(ctx: StaffContext, preview: PreviewSubject, path: string): Promise<SitePreviewLink> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const createdAt = ctx.now();
  const expiresAt = later(createdAt, PREVIEW_LINK_DAYS * DAY_MS);
  const link = { token_hash: hashOfPreview(token), created_by: staffLabel(ctx.staff), created_at: createdAt };
  await ctx.db.transaction().execute(async (trx) => {
    await insertPreview(trx, { ...preview, ...link, expires_at: expiresAt });
    const act = { action: 'preview.add', objectId: objectOf(preview), detail: { ...preview, expiresAt } } as const;
    await recordAction(trx, ctx.actor, act, createdAt);
  });
  return { path: previewPath(token, path), expiresAt };
}

/** Ends all links of a kind, or to one subject. */
export async function endLinks(
  ctx: StaffContext,
  links: Parameters<typeof deletePreviews>[1],
): Promise<{ ended: number }> {
  return ctx.db.transaction().execute(async (trx) => {
    const ended = await deletePreviews(trx, links);
    const act = { action: 'preview.end', objectId: objectOf(links), detail: { ended } } as const;
    await recordAction(trx, ctx.actor, act, ctx.now());
    return { ended };
  });
}

/** The newest links that work: those to the site, and those to the posts that the caller may change. */
export async function listOpenLinks({ db, staff, capabilities, now }: StaffContext): Promise<OpenPreview[]> {
  const ofSite = await listOpenPreviews(db, now());
  const page = { ownerId: capabilities.has('posts.edit-any') ? null : staff.id, limit: OPEN_PREVIEWS_LISTED };
  const ofPosts = capabilities.has('posts.edit') ? await listOpenPreviewLinks(db, page, now()) : [];
  return [...ofSite, ...ofPosts.map((link) => ({ ...link, kind: 'post' as const, at: null }))]
    .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : one.createdAt > other.createdAt ? -1 : 0))
    .slice(0, OPEN_PREVIEWS_LISTED);
}

/** Ends one link, to the site or to a post. @throws TRPCError NOT_FOUND, FORBIDDEN for a post that the caller may not change */
export async function endLink(ctx: StaffContext, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const subject = await deletePreview(trx, id);
    const objectId = subject ? objectOf(subject) : await endPostLink(trx, ctx, id);
    if (objectId === null) throw new TRPCError({ code: 'NOT_FOUND', message: 'This link has ended already.' });
    const act = { action: 'preview.end', objectId, detail: { ended: 1 } } as const;
    await recordAction(trx, ctx.actor, act, ctx.now());
  });
}

/** @returns the id of the post; null when there is no such link */
async function endPostLink(trx: Trx, ctx: StaffContext, id: string): Promise<string | null> {
  const postId = await deletePreviewLink(trx, id);
  if (postId === null) return null;
  requireCapability(ctx, 'posts.edit');
  await requireEditRight(trx, postId, ctx);
  return postId;
}

function objectOf({ kind, subject }: Parameters<typeof deletePreviews>[1]): string {
  return kind !== 'moment' && subject !== undefined ? subject : WHOLE_SITE;
}
