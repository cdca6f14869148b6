import { addressesRouter } from './addresses/addresses.router.ts';
import { approvalsRouter } from './approvals/approvals.router.ts';
import { ownersRouter } from './approvals/owners.router.ts';
import { artworkRouter } from './artwork/artwork.router.ts';
import { auditRouter } from './audit/audit.router.ts';
import { authRouter } from './auth/auth.router.ts';
import { authorsRouter } from './authors/authors.router.ts';
import { backupRouter } from './backup/backup.router.ts';
import { bouncesRouter } from './bounces/bounces.router.ts';
import { bookingsRouter } from './bookings/bookings.router.ts';
import { contactsRouter } from './contacts/contacts.router.ts';
import { contactStatusRouter } from './contact-status/contact-status.router.ts';
import { conversationsRouter } from './conversations/conversations.router.ts';
import { firstStepsRouter } from './first-steps/first-steps.router.ts';
import { funnelRouter } from './funnel/funnel.router.ts';
import { issueArchiveRouter } from './newsletter/archive/archive.router.ts';
import { issuesRouter } from './newsletter/issues/issues.router.ts';
import { issueResultsRouter } from './newsletter/results/results.router.ts';
import { messagesRouter } from './newsletter/messages/messages.router.ts';
import { mailRouter } from './mail/mail.router.ts';
import { mailboxRouter } from './mailbox/mailbox.router.ts';
import { mediaRouter } from './media/media.router.ts';
import { pendingRouter } from './pending/pending.router.ts';
import { previewLinksRouter } from './pending/preview-links.router.ts';
import { postsRouter } from './posts/posts.router.ts';
import { privacyRouter } from './privacy/privacy.router.ts';
import { sendingDomainRouter } from './sending-domain/sending-domain.router.ts';
import { settingsRouter } from './settings/settings.router.ts';
import { statsRouter } from './stats/stats.router.ts';
import { subscribersRouter } from './subscribers/subscribers.router.ts';
import { preferencesRouter } from './newsletter/preferences/preferences.router.ts';
import { teamRouter } from './team/team.router.ts';
import { topicsRouter } from './newsletter/topics/topics.router.ts';
import { trailsRouter } from './trails/trails.router.ts';
import { sentEventsRouter } from './webhooks/sent-events.router.ts';
import { webhooksRouter } from './webhooks/webhooks.router.ts';
import { workPicturesRouter } from './settings/work-pictures.router.ts';
import { createCallerFactory, mergeRouters, router } from './rpc/procedures.ts';

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
  contacts: mergeRouters(contactsRouter, contactStatusRouter),
  conversations: conversationsRouter,
  firstSteps: firstStepsRouter,
  issues: mergeRouters(
    issuesRouter,
    router({ archive: issueArchiveRouter, messages: messagesRouter, results: issueResultsRouter }),
  ),
  mail: mailRouter,
  mailbox: mailboxRouter,
  media: mediaRouter,
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
  privacy: privacyRouter,
  sendingDomain: sendingDomainRouter,
  settings: settingsRouter,
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
