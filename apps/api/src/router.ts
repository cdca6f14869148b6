import { addressesRouter } from './core/addresses/addresses.router.ts';
import { approvalsRouter } from './site/approvals/approvals.router.ts';
import { ownersRouter } from './site/approvals/owners.router.ts';
import { artworkRouter } from './site/artwork/artwork.router.ts';
import { auditRouter } from './care/administration/audit.router.ts';
import { authRouter } from './accounts/auth/auth.router.ts';
import { authorsRouter } from './core/authors/authors.router.ts';
import { backupRouter } from './care/backup/backup.router.ts';
import { bouncesRouter } from './audience/bounces/bounces.router.ts';
import { bookingsRouter } from './sales/bookings/bookings.router.ts';
import { brandDraftsRouter } from './site/brand/brand-drafts.router.ts';
import { brandRouter } from './site/brand/brand.router.ts';
import { contactsRouter } from './sales/contacts/contacts.router.ts';
import { contactStatusRouter } from './sales/bookings/statuses/contact-status.router.ts';
import { conversationsRouter } from './sales/conversations/conversations.router.ts';
import { firstStepsRouter } from './care/first-steps/first-steps.router.ts';
import { importItemsRouter } from './care/moving/import-items.router.ts';
import { importsRouter } from './care/moving/imports.router.ts';
import { funnelRouter } from './insight/funnel/funnel.router.ts';
import { integrationsRouter } from './accounts/integrations/integrations.router.ts';
import { issueArchiveRouter } from './audience/newsletter/archive/archive.router.ts';
import { issuesRouter } from './audience/newsletter/issues/issues.router.ts';
import { issueResultsRouter } from './audience/newsletter/results/results.router.ts';
import { messagesRouter } from './audience/newsletter/messages/messages.router.ts';
import { logosRouter } from './site/artwork/logos.router.ts';
import { mailRouter } from './care/administration/mail.router.ts';
import { mailPreviewsRouter } from './care/administration/mail-previews.router.ts';
import { mailboxRouter } from './core/mailbox/mailbox.router.ts';
import { mediaRouter } from './site/media/media.router.ts';
import { pageChecksRouter } from './site/checks/pages/page-checks.router.ts';
import { addedPagesRouter } from './site/pages/added-pages.router.ts';
import { pageDraftsRouter } from './site/pages/page-drafts.router.ts';
import { pagesRouter } from './site/pages/pages.router.ts';
import { studyOrderRouter } from './site/pages/shown/study-order.router.ts';
import { questionsRouter } from './site/pages/questions.router.ts';
import { pendingRouter } from './site/pending/pending.router.ts';
import { previewLinksRouter } from './site/pending/preview-links.router.ts';
import { releasesRouter } from './site/releases/releases.router.ts';
import { previewsRouter } from './site/releases/previews/previews.router.ts';
import { postsRouter } from './site/posts/posts.router.ts';
import { privacyRouter } from './care/privacy/privacy.router.ts';
import { problemsRouter } from './care/problems/problems.router.ts';
import { sendingDomainRouter } from './care/sending-domain/sending-domain.router.ts';
import { scheduledExportsRouter } from './care/leaving/scheduled/scheduled-exports.router.ts';
import { siteExportRouter } from './care/leaving/site-export.router.ts';
import { settingsRouter } from './care/administration/settings.router.ts';
import { statsRouter } from './insight/stats/stats.router.ts';
import { subscribersRouter } from './audience/subscribers/subscribers.router.ts';
import { preferencesRouter } from './care/preferences/preferences.router.ts';
import { teamRouter } from './care/team/team.router.ts';
import { topicsRouter } from './audience/newsletter/topics/topics.router.ts';
import { trailsRouter } from './audience/attribution/trails.router.ts';
import { sentEventsRouter } from './care/webhooks/sent-events.router.ts';
import { webhooksRouter } from './care/webhooks/webhooks.router.ts';
import { workPicturesRouter } from './care/administration/work-pictures.router.ts';
import { createCallerFactory, mergeRouters, router } from './core/rpc/procedures.ts';

/** Every procedure. */
export const appRouter = router({
  addresses: addressesRouter,
  artwork: artworkRouter,
  audit: auditRouter,
  auth: authRouter,
  authors: authorsRouter,
  backup: backupRouter,
  bookings: bookingsRouter,
  bounces: bouncesRouter,
  brand: mergeRouters(brandRouter, brandDraftsRouter, logosRouter),
  contacts: mergeRouters(contactsRouter, contactStatusRouter),
  conversations: conversationsRouter,
  firstSteps: firstStepsRouter,
  imports: mergeRouters(importsRouter, importItemsRouter),
  integrations: integrationsRouter,
  issues: mergeRouters(
    issuesRouter,
    router({ archive: issueArchiveRouter, messages: messagesRouter, results: issueResultsRouter }),
  ),
  mail: mailRouter,
  mailbox: mailboxRouter,
  media: mediaRouter,
  pages: mergeRouters(
    pagesRouter,
    pageDraftsRouter,
    addedPagesRouter,
    pageChecksRouter,
    studyOrderRouter,
    mailPreviewsRouter,
  ),
  questions: questionsRouter,
  posts: mergeRouters(
    postsRouter,
    router({
      approvals: approvalsRouter,
      owners: ownersRouter,
      pending: pendingRouter,
      previewLinks: previewLinksRouter,
    }),
  ),
  preferences: preferencesRouter,
  previews: previewsRouter,
  releases: releasesRouter,
  privacy: privacyRouter,
  problems: problemsRouter,
  sendingDomain: sendingDomainRouter,
  settings: settingsRouter,
  scheduledExports: scheduledExportsRouter,
  siteExport: siteExportRouter,
  stats: mergeRouters(statsRouter, funnelRouter),
  subscribers: subscribersRouter,
  team: teamRouter,
  topics: topicsRouter,
  trails: trailsRouter,
  webhooks: mergeRouters(webhooksRouter, sentEventsRouter),
  workPictures: workPicturesRouter,
});

/** The router's type, for clients. */
export type AppRouter = typeof appRouter;

/** Calls procedures in this process, for the REST adapter and the forms. */
export const createCaller = createCallerFactory(appRouter);
