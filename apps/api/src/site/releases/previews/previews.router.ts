import { pageIdSchema } from '@tideline/domain/page/page-document.schema';
import { OPEN_PREVIEWS_LISTED } from '@tideline/domain/page/site-preview';
import { openPreviewAnswer, sitePreviewLinkAnswer } from '@tideline/domain/page/site-preview.answer';
import { momentSchema, previewIdSchema } from '@tideline/domain/page/site-preview.schema';
import { releaseIdSchema } from '@tideline/domain/release/release.schema';
import { endedLinksAnswer } from '@tideline/domain/post/answers/pending-changes.answer';
import { PREVIEW_LINK_DAYS } from '@tideline/domain/post/post-revision';
import { parsePublishDate } from '@tideline/domain/time/publish-date';
import { answer, created, empty, list } from '../../../core/rpc/answers.ts';
import { requireCapability } from '../../../core/rpc/authorize.ts';
import { fieldsRefused } from '../../../core/rpc/fields-refused.ts';
import { router, staffCall } from '../../../core/rpc/procedures.ts';
import { findSettings } from '../../../core/settings/settings.repository.ts';
import { BRAND_DOCUMENT } from '../../pages/documents.repository.ts';
import { findPage } from '../../pages/find-pages.ts';
import { orNoPage } from '../../pages/found-page.ts';
import { createLink, endLink, endLinks, listOpenLinks } from './preview-links.ts';
import { openRelease } from '../read-release.ts';

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

  ofBrand: staffCall('brand.change', {
    rest: 'POST /brand/preview-links',
    summary: 'Create a preview link for the draft of the brand',
    description: `Anyone with the link sees the site in the look of the draft as last saved, for ${PREVIEW_LINK_DAYS} days; without a draft, the site as it is.`,
    answer: created(sitePreviewLinkAnswer),
  }).mutation(({ ctx }) => createLink(ctx, { kind: 'brand', subject: BRAND_DOCUMENT }, '/')),

  endOfBrand: staffCall('brand.change', {
    rest: 'DELETE /brand/preview-links',
    summary: 'End all preview links for the draft of the brand',
    answer: answer(endedLinksAnswer),
  }).mutation(({ ctx }) => endLinks(ctx, { kind: 'brand', subject: BRAND_DOCUMENT })),

  ofRelease: staffCall('pages.edit', {
    rest: 'POST /releases/{id}/preview-links',
    summary: 'Create a link to the site with a release',
    description: `Anyone with the link sees the site as if the release were published, for ${PREVIEW_LINK_DAYS} days. It also needs \`posts.read-drafts\`.`,
    input: releaseIdSchema,
    answer: created(sitePreviewLinkAnswer),
    refusals: [404, 409],
  }).mutation(async ({ ctx, input: { id } }) => {
    await openRelease(ctx.db, id);
    requireCapability(ctx, 'posts.read-drafts');
    return createLink(ctx, { kind: 'release', subject: id }, '/');
  }),

  endOfRelease: staffCall('pages.edit', {
    rest: 'DELETE /releases/{id}/preview-links',
    summary: 'End all links to the site with a release',
    input: releaseIdSchema,
    answer: answer(endedLinksAnswer),
  }).mutation(({ ctx, input: { id } }) => endLinks(ctx, { kind: 'release', subject: id })),

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

  open: staffCall('pages.edit', {
    rest: 'GET /site-previews',
    summary: 'List the preview links that still work',
    description: `The newest ${OPEN_PREVIEWS_LISTED}, newest first, by whoever they were made: to the site, and with \`posts.edit\` to the posts that the caller may change. The links themselves are not stored.`,
    answer: list(openPreviewAnswer),
  }).query(({ ctx }) => listOpenLinks(ctx)),

  end: staffCall('pages.edit', {
    rest: 'DELETE /site-previews/{id}',
    summary: 'End a preview link',
    description: 'One to a post also needs `posts.edit`, and `posts.edit-any` if the post belongs to someone else.',
    input: previewIdSchema,
    answer: empty(),
    refusals: [404],
  }).mutation(async ({ ctx, input: { id } }) => {
    await endLink(ctx, id);
    return {};
  }),

  endAsOf: staffCall('pages.edit', {
    rest: 'DELETE /site-previews',
    summary: 'End all links to the site as of a moment',
    answer: answer(endedLinksAnswer),
  }).mutation(({ ctx }) => endLinks(ctx, { kind: 'moment' })),
});
