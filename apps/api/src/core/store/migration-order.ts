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
import * as extendPosts from './migrations/20261126_1000_extend_posts.ts';
import * as extendPublicPages from './migrations/20261126_1010_extend_public_pages.ts';
import * as extendAccounts from './migrations/20261126_1020_extend_accounts.ts';
import * as createNewsletter from './migrations/20261126_1030_create_newsletter.ts';
import * as extendMail from './migrations/20261126_1040_extend_mail.ts';
import * as createConversations from './migrations/20261126_1050_create_conversations.ts';
import * as createBookings from './migrations/20261126_1060_create_bookings.ts';
import * as createKeysAndWebhooks from './migrations/20261126_1070_create_keys_and_webhooks.ts';
import * as createTrailsAndResults from './migrations/20261126_1080_create_trails_and_results.ts';
import * as sumViews from './migrations/20261126_1090_sum_views.ts';
import * as nameWhatMailsAreAbout from './migrations/20261127_0100_name_what_mails_are_about.ts';
import * as createIntegrations from './migrations/20261127_0200_create_integrations.ts';
import * as createMailAccounts from './migrations/20261127_0300_create_mail_accounts.ts';
import * as createCopyDocuments from './migrations/20261128_0100_create_copy_documents.ts';
import * as createBrandFiles from './migrations/20261128_0200_create_brand_files.ts';
import * as describeAgency from './migrations/20261128_0300_describe_agency.ts';
import * as createAddedPages from './migrations/20261128_0400_create_added_pages.ts';
import * as askOwnQuestions from './migrations/20261128_0500_ask_own_questions.ts';
import * as createReleases from './migrations/20261128_0600_create_releases.ts';
import * as keepWordings from './migrations/20261128_0800_keep_wordings.ts';
import * as createSiteFindings from './migrations/20261128_0900_create_site_findings.ts';
import * as createImports from './migrations/20261129_0100_create_imports.ts';
import * as createExportSchedule from './migrations/20261129_0200_create_export_schedule.ts';
import * as dateContentChanges from './migrations/20261130_0100_date_content_changes.ts';
import * as defineCallKinds from './migrations/20261130_0200_define_call_kinds.ts';
import * as groupPostsInSeries from './migrations/20261130_0300_group_posts_in_series.ts';

/** Every migration by its recorded name; they run in the order of their names. */
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
  '20261126_1000_extend_posts': extendPosts,
  '20261126_1010_extend_public_pages': extendPublicPages,
  '20261126_1020_extend_accounts': extendAccounts,
  '20261126_1030_create_newsletter': createNewsletter,
  '20261126_1040_extend_mail': extendMail,
  '20261126_1050_create_conversations': createConversations,
  '20261126_1060_create_bookings': createBookings,
  '20261126_1070_create_keys_and_webhooks': createKeysAndWebhooks,
  '20261126_1080_create_trails_and_results': createTrailsAndResults,
  '20261126_1090_sum_views': sumViews,
  '20261127_0100_name_what_mails_are_about': nameWhatMailsAreAbout,
  '20261127_0200_create_integrations': createIntegrations,
  '20261127_0300_create_mail_accounts': createMailAccounts,
  '20261128_0100_create_copy_documents': createCopyDocuments,
  '20261128_0200_create_brand_files': createBrandFiles,
  '20261128_0300_describe_agency': describeAgency,
  '20261128_0400_create_added_pages': createAddedPages,
  '20261128_0500_ask_own_questions': askOwnQuestions,
  '20261128_0600_create_releases': createReleases,
  '20261128_0800_keep_wordings': keepWordings,
  '20261128_0900_create_site_findings': createSiteFindings,
  '20261129_0100_create_imports': createImports,
  '20261129_0200_create_export_schedule': createExportSchedule,
  '20261130_0100_date_content_changes': dateContentChanges,
  '20261130_0200_define_call_kinds': defineCallKinds,
  '20261130_0300_group_posts_in_series': groupPostsInSeries,
};
