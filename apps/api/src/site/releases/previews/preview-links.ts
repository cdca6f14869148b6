import { randomBytes } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import { previewPath, type SitePreviewLink } from '@tideline/domain/page/site-preview';
import { PREVIEW_LINK_DAYS } from '@tideline/domain/post/post-revision';
import { type Account, staffLabel } from '@tideline/domain/staff/staff';
import { DAY_MS, later } from '@tideline/domain/time/instant';
import type { Context } from '../../../context.ts';
import { recordAction } from '../../../core/audit/audit.repository.ts';
import { deletePreview, deletePreviews, insertPreview, type PreviewSubject } from './previews.repository.ts';
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

/** Ends one link. @throws TRPCError NOT_FOUND */
export async function endLink(ctx: StaffContext, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const subject = await deletePreview(trx, id);
    if (!subject) throw new TRPCError({ code: 'NOT_FOUND', message: 'This link has ended already.' });
    const act = { action: 'preview.end', objectId: objectOf(subject), detail: { ended: 1 } } as const;
    await recordAction(trx, ctx.actor, act, ctx.now());
  });
}

function objectOf({ kind, subject }: Parameters<typeof deletePreviews>[1]): string {
  return kind !== 'moment' && subject !== undefined ? subject : WHOLE_SITE;
}
