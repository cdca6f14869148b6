import type { Migration } from 'kysely/migration';
import * as createPosts from './migrations/20261122_0900_create_posts.ts';
import * as createPeople from './migrations/20261122_0910_create_people.ts';
import * as createStaff from './migrations/20261122_0920_create_staff.ts';
import * as createSite from './migrations/20261122_0930_create_site.ts';
import * as createAnalytics from './migrations/20261122_0940_create_analytics.ts';
import * as createMail from './migrations/20261122_0950_create_mail.ts';
import * as createAudit from './migrations/20261122_1000_create_audit.ts';
import * as createPrivacy from './migrations/20261122_1010_create_privacy.ts';
import * as createOperations from './migrations/20261122_1020_create_operations.ts';
import * as createSearch from './migrations/20261122_1030_create_search.ts';
import * as createContentTriggers from './migrations/20261122_1040_create_content_triggers.ts';
import * as ownChangedSamples from './migrations/20261123_0011_own_changed_samples.ts';
import * as overwriteDeletedSearchEntries from './migrations/20261123_0012_overwrite_deleted_search_entries.ts';
import * as createWorkPictures from './migrations/20261123_0013_create_work_pictures.ts';
import * as createAuthors from './migrations/20261123_0014_create_authors.ts';
import * as addContactTopic from './migrations/20261123_0015_add_contact_topic.ts';
import * as showRetentionPeriods from './migrations/20261123_0020_show_retention_periods.ts';
import * as addFeaturedPost from './migrations/20261123_0021_add_featured_post.ts';
import * as addPostAddresses from './migrations/20261123_0031_add_post_addresses.ts';
import * as createRedirects from './migrations/20261123_0032_create_redirects.ts';
import * as createMissedPaths from './migrations/20261123_0033_create_missed_paths.ts';
import * as createPendingChanges from './migrations/20261123_0041_create_pending_changes.ts';
import * as createContactViews from './migrations/20261123_0051_create_contact_views.ts';
import * as addHiddenFirstSteps from './migrations/20261123_0061_add_hidden_first_steps.ts';
import * as createNewsletter from './migrations/20261124_0011_create_newsletter.ts';
import * as limitMails from './migrations/20261124_0051_limit_mails.ts';
import * as createMailbox from './migrations/20261124_0061_create_mailbox.ts';
import * as createIssueResults from './migrations/20261124_0141_create_issue_results.ts';
import * as addMailIssue from './migrations/20261124_0231_add_mail_issue.ts';
import * as createTrails from './migrations/20261124_0301_create_trails.ts';
import * as createSending from './migrations/20261124_0321_create_sending.ts';
import * as createLeavingReasons from './migrations/20261124_0352_create_leaving_reasons.ts';
import * as createFunnel from './migrations/20261124_0391_create_funnel.ts';
import * as createConversations from './migrations/20261124_0401_create_conversations.ts';
import * as createMonthlyDigests from './migrations/20261124_0453_create_monthly_digests.ts';
import * as indexResults from './migrations/20261124_0491_index_results.ts';
import * as createConversationSettings from './migrations/20261124_0501_create_conversation_settings.ts';
import * as createReportReaders from './migrations/20261124_0591_create_report_readers.ts';
import * as createApiKeys from './migrations/20261124_0601_create_api_keys.ts';
import * as createContactWork from './migrations/20261124_0601_create_contact_work.ts';
import * as createBookings from './migrations/20261124_0741_create_bookings.ts';
import * as addRoles from './migrations/20261124_0801_add_roles.ts';
import * as createWebhooks from './migrations/20261124_0821_create_webhooks.ts';
import * as createIdempotencyKeys from './migrations/20261124_0831_create_idempotency_keys.ts';
import * as sumViewsByMonth from './migrations/20261124_0841_sum_views_by_month.ts';
import * as createPasskeys from './migrations/20261124_0891_create_passkeys.ts';
import * as createTeam from './migrations/20261124_0911_create_team.ts';
import * as createPostApprovals from './migrations/20261124_0921_create_post_approvals.ts';
import * as sumViewsByDay from './migrations/20261124_0931_sum_views_by_day.ts';
import * as linkAuthorProfiles from './migrations/20261124_0951_link_author_profiles.ts';
import * as indexStatesOfDeliveries from './migrations/20261124_0961_index_states_of_deliveries.ts';
import * as dateTrails from './migrations/20261124_0962_date_trails.ts';
import * as attachFilesToDrafts from './migrations/20261124_0970_attach_files_to_drafts.ts';
import * as holdCalls from './migrations/20261126_0200_hold_calls.ts';
import * as countMailboxTries from './migrations/20261126_0300_count_mailbox_tries.ts';
import * as verifyStaffMail from './migrations/20261126_0310_verify_staff_mail.ts';
import * as createOwnDataLinks from './migrations/20261126_0400_create_own_data_links.ts';
import * as createFormerPostIds from './migrations/20261126_0600_create_former_post_ids.ts';
import * as createPendingProfiles from './migrations/20261126_0610_create_pending_profiles.ts';

/** Every migration by the name that the database records; they run in the order of their names. */
export const MIGRATIONS: Record<string, Migration> = {
  '20261122_0900_create_posts': createPosts,
  '20261122_0910_create_people': createPeople,
  '20261122_0920_create_staff': createStaff,
  '20261122_0930_create_site': createSite,
  '20261122_0940_create_analytics': createAnalytics,
  '20261122_0950_create_mail': createMail,
  '20261122_1000_create_audit': createAudit,
  '20261122_1010_create_privacy': createPrivacy,
  '20261122_1020_create_operations': createOperations,
  '20261122_1030_create_search': createSearch,
  '20261122_1040_create_content_triggers': createContentTriggers,
  '20261123_0011_own_changed_samples': ownChangedSamples,
  '20261123_0012_overwrite_deleted_search_entries': overwriteDeletedSearchEntries,
  '20261123_0013_create_work_pictures': createWorkPictures,
  '20261123_0014_create_authors': createAuthors,
  '20261123_0015_add_contact_topic': addContactTopic,
  '20261123_0020_show_retention_periods': showRetentionPeriods,
  '20261123_0021_add_featured_post': addFeaturedPost,
  '20261123_0031_add_post_addresses': addPostAddresses,
  '20261123_0032_create_redirects': createRedirects,
  '20261123_0033_create_missed_paths': createMissedPaths,
  '20261123_0041_create_pending_changes': createPendingChanges,
  '20261123_0051_create_contact_views': createContactViews,
  '20261123_0061_add_hidden_first_steps': addHiddenFirstSteps,
  '20261124_0011_create_newsletter': createNewsletter,
  '20261124_0051_limit_mails': limitMails,
  '20261124_0061_create_mailbox': createMailbox,
  '20261124_0141_create_issue_results': createIssueResults,
  '20261124_0231_add_mail_issue': addMailIssue,
  '20261124_0301_create_trails': createTrails,
  '20261124_0321_create_sending': createSending,
  '20261124_0352_create_leaving_reasons': createLeavingReasons,
  '20261124_0391_create_funnel': createFunnel,
  '20261124_0401_create_conversations': createConversations,
  '20261124_0453_create_monthly_digests': createMonthlyDigests,
  '20261124_0491_index_results': indexResults,
  '20261124_0501_create_conversation_settings': createConversationSettings,
  '20261124_0591_create_report_readers': createReportReaders,
  '20261124_0601_create_api_keys': createApiKeys,
  '20261124_0601_create_contact_work': createContactWork,
  '20261124_0741_create_bookings': createBookings,
  '20261124_0801_add_roles': addRoles,
  '20261124_0821_create_webhooks': createWebhooks,
  '20261124_0831_create_idempotency_keys': createIdempotencyKeys,
  '20261124_0841_sum_views_by_month': sumViewsByMonth,
  '20261124_0891_create_passkeys': createPasskeys,
  '20261124_0911_create_team': createTeam,
  '20261124_0921_create_post_approvals': createPostApprovals,
  '20261124_0931_sum_views_by_day': sumViewsByDay,
  '20261124_0951_link_author_profiles': linkAuthorProfiles,
  '20261124_0961_index_states_of_deliveries': indexStatesOfDeliveries,
  '20261124_0962_date_trails': dateTrails,
  '20261124_0970_attach_files_to_drafts': attachFilesToDrafts,
  '20261126_0200_hold_calls': holdCalls,
  '20261126_0300_count_mailbox_tries': countMailboxTries,
  '20261126_0310_verify_staff_mail': verifyStaffMail,
  '20261126_0400_create_own_data_links': createOwnDataLinks,
  '20261126_0600_create_former_post_ids': createFormerPostIds,
  '20261126_0610_create_pending_profiles': createPendingProfiles,
};
