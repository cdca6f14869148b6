import { isDocument } from '@tideline/copy/editing/documents';
import { pageIdSchema } from '@tideline/domain/page/page-document.schema';
import { pageFindingAnswer, siteFindingsAnswer } from '@tideline/domain/page/site-finding.answer';
import { answer, list } from '../../../core/rpc/answers.ts';
import { router, staffCall } from '../../../core/rpc/procedures.ts';
import { orNoPage } from '../../pages/found-page.ts';
import { findPage } from '../../pages/find-pages.ts';
import { pathsOf } from '../is-there.ts';
import { checkPage } from './check-page.ts';
import { findSiteFindings } from './find-findings.ts';

/** What visitors would notice on the public site. */
export const pageChecksRouter = router({
  check: staffCall('pages.edit', {
    rest: 'GET /pages/{id}/findings',
    summary: 'Check a page for problems that visitors would notice',
    description:
      'Of its draft, or of what visitors see without one: empty headings, missing alternative texts, the order of headings, lengths, links to pages that are not there. Nothing prevents its publication.',
    input: pageIdSchema,
    answer: list(pageFindingAnswer),
    refusals: [404],
  }).query(async ({ ctx, input }) => {
    const { id, draft, values } = orNoPage(await findPage(ctx.db, input.id));
    const site = { db: ctx.db, origin: ctx.origin, now: ctx.now() };
    return isDocument(id) ? checkPage(id, draft?.fields ?? values, site.origin, pathsOf(site)) : [];
  }),

  findings: staffCall('stats.read', {
    rest: 'GET /site-findings',
    summary: 'List what visitors would notice on the public site',
    description:
      'Of pages at once; of posts, and of links to other sites, what the last nightly check found. What was saved since then is left out.',
    answer: answer(siteFindingsAnswer),
  }).query(({ ctx }) => findSiteFindings({ db: ctx.db, origin: ctx.origin, now: ctx.now() })),
});
