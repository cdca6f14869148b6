import { randomBytes } from 'node:crypto';
import { pageIdSchema } from '@tideline/domain/page/page-document.schema';
import { previewPath, type SitePreviewLink } from '@tideline/domain/page/site-preview';
import { sitePreviewLinkAnswer } from '@tideline/domain/page/site-preview.answer';
import { momentSchema } from '@tideline/domain/page/site-preview.schema';
import { endedLinksAnswer } from '@tideline/domain/post/answers/pending-changes.answer';
import { PREVIEW_LINK_DAYS } from '@tideline/domain/post/post-revision';
import { type Account, staffLabel } from '@tideline/domain/staff/staff';
import { DAY_MS, later } from '@tideline/domain/time/instant';
import { parsePublishDate } from '@tideline/domain/time/publish-date';
import type { Context } from '../../../context.ts';
import { recordAction } from '../../../core/audit/audit.repository.ts';
import { answer, created } from '../../../core/rpc/answers.ts';
import { requireCapability } from '../../../core/rpc/authorize.ts';
import { fieldsRefused } from '../../../core/rpc/fields-refused.ts';
import { router, staffCall } from '../../../core/rpc/procedures.ts';
import { findSettings } from '../../../core/settings/settings.repository.ts';
import { findPage } from '../../pages/find-pages.ts';
import { orNoPage } from '../../pages/found-page.ts';
import { deletePreviews, insertPreview, type PreviewSubject } from './previews.repository.ts';
import { hashOfPreview } from './show-preview.ts';

const TOKEN_BYTES = 32;
/** For programs that read the audit log: the object of links to the whole site. */
const WHOLE_SITE = 'site';

type StaffContext = Context & { staff: Account };

/** Links that show the site as it will be, without an account. */
export const previewsRouter = router({
  ofPage: staffCall('pages.edit', {
    rest: 'POST /pages/{id}/preview-links',
    summary: 'Create a preview link for the draft of a page',
    description: `Anyone with the link sees the site with the draft as last saved, for ${PREVIEW_LINK_DAYS} days; without a draft, the site as it is.`,
    input: pageIdSchema,
    answer: created(sitePreviewLinkAnswer),
    refusals: [404],
  }).mutation(async ({ ctx, input: { id } }) => {
    const { path } = orNoPage(await findPage(ctx.db, id));
    return createLink(ctx, { kind: 'page', subject: id }, path ?? '/');
  }),

  endOfPage: staffCall('pages.edit', {
    rest: 'DELETE /pages/{id}/preview-links',
    summary: 'End all preview links for the draft of a page',
    input: pageIdSchema,
    answer: answer(endedLinksAnswer),
  }).mutation(({ ctx, input: { id } }) => endLinks(ctx, { kind: 'page', subject: id })),

  asOf: staffCall('pages.edit', {
    rest: 'POST /site-previews',
    summary: 'Create a link to the whole site as it will be at a moment',
    description: `With all posts, pages and pending changes that are scheduled until then. Anyone with the link sees it, for ${PREVIEW_LINK_DAYS} days. It also needs \`posts.read-drafts\`.`,
    input: momentSchema,
    answer: created(sitePreviewLinkAnswer),
    example: { at: '2027-03-08T09:30:00Z' },
  }).mutation(async ({ ctx, input }) => {
    requireCapability(ctx, 'posts.read-drafts');
    const { timeZone } = await findSettings(ctx.db);
    const at = parsePublishDate(input.at, timeZone);
    if (at === null || at <= ctx.now())
      throw fieldsRefused([{ path: ['at'], message: 'The date must be in the future.' }]);
    return createLink(ctx, { kind: 'moment', subject: at }, '/');
  }),

  endAsOf: staffCall('pages.edit', {
    rest: 'DELETE /site-previews',
    summary: 'End all links to the site as of a moment',
    answer: answer(endedLinksAnswer),
  }).mutation(({ ctx }) => endLinks(ctx, { kind: 'moment' })),
});

async function createLink(ctx: StaffContext, preview: PreviewSubject, path: string): Promise<SitePreviewLink> {
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

async function endLinks(ctx: StaffContext, links: Parameters<typeof deletePreviews>[1]): Promise<{ ended: number }> {
  return ctx.db.transaction().execute(async (trx) => {
    const ended = await deletePreviews(trx, links);
    const act = { action: 'preview.end', objectId: objectOf(links), detail: { ended } } as const;
    await recordAction(trx, ctx.actor, act, ctx.now());
    return { ended };
  });
}

function objectOf({ kind, subject }: Parameters<typeof deletePreviews>[1]): string {
  return kind === 'page' && subject !== undefined ? subject : WHOLE_SITE;
}
