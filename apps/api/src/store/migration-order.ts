import type { Migration } from 'kysely/migration';
import * as createPosts from './migrations/20261121_0900_create_posts.ts';
import * as createSubscribers from './migrations/20261121_0910_create_subscribers.ts';
import * as createContacts from './migrations/20261121_0920_create_contacts.ts';
import * as createStaff from './migrations/20261121_0930_create_staff.ts';
import * as createSettings from './migrations/20261121_0940_create_settings.ts';
import * as createPageViews from './migrations/20261121_0950_create_page_views.ts';
import * as createRateLimits from './migrations/20261121_1000_create_rate_limits.ts';
import * as createContentVersion from './migrations/20261121_1100_create_content_version.ts';
import * as indexPostLists from './migrations/20261121_1200_index_post_lists.ts';
import * as searchPosts from './migrations/20261121_1210_search_posts.ts';
import * as countPosts from './migrations/20261121_1220_count_posts.ts';
import * as indexPeopleLists from './migrations/20261121_1230_index_people_lists.ts';
import * as createPostRevisions from './migrations/20261121_1300_create_post_revisions.ts';
import * as createPreviewLinks from './migrations/20261121_1310_create_preview_links.ts';
import * as createPictures from './migrations/20261121_1400_create_pictures.ts';
import * as addSessionNetwork from './migrations/20261121_1500_add_session_network.ts';
import * as createContactNotes from './migrations/20261121_1510_create_contact_notes.ts';
import * as createOtherViews from './migrations/20261121_1520_create_other_views.ts';
import * as createBackups from './migrations/20261121_1600_create_backups.ts';
import * as createAudit from './migrations/20261121_1700_create_audit.ts';
import * as createSecondFactors from './migrations/20261121_1710_create_second_factors.ts';
import * as createMails from './migrations/20261121_1720_create_mails.ts';
import * as confirmSubscribers from './migrations/20261121_1721_confirm_subscribers.ts';
import * as createErasures from './migrations/20261121_1730_create_erasures.ts';
import * as guardAuditTruncate from './migrations/20261121_1750_guard_audit_truncate.ts';
import * as indexMailRecipients from './migrations/20261121_1751_index_mail_recipients.ts';
import * as createKnownNetworks from './migrations/20261122_1780_create_known_networks.ts';
import * as picturesRaiseVersion from './migrations/20261122_1781_pictures_raise_version.ts';
import * as widenBackupBytes from './migrations/20261122_1790_widen_backup_bytes.ts';
import * as numberPosts from './migrations/20261123_1800_number_posts.ts';
import * as numberPeopleLater from './migrations/20261123_1810_number_people_later.ts';
import * as backupsByTheHour from './migrations/20261123_1820_backups_by_the_hour.ts';
import * as addSessionConfirmation from './migrations/20261123_1830_add_session_confirmation.ts';

/** Every migration under the name by which the database remembers it; they run in the order of the names. */
export const MIGRATIONS: Record<string, Migration> = {
  '20261121_0900_create_posts': createPosts,
  '20261121_0910_create_subscribers': createSubscribers,
  '20261121_0920_create_contacts': createContacts,
  '20261121_0930_create_staff': createStaff,
  '20261121_0940_create_settings': createSettings,
  '20261121_0950_create_page_views': createPageViews,
  '20261121_1000_create_rate_limits': createRateLimits,
  '20261121_1100_create_content_version': createContentVersion,
  '20261121_1200_index_post_lists': indexPostLists,
  '20261121_1210_search_posts': searchPosts,
  '20261121_1220_count_posts': countPosts,
  '20261121_1230_index_people_lists': indexPeopleLists,
  '20261121_1300_create_post_revisions': createPostRevisions,
  '20261121_1310_create_preview_links': createPreviewLinks,
  '20261121_1400_create_pictures': createPictures,
  '20261121_1500_add_session_network': addSessionNetwork,
  '20261121_1510_create_contact_notes': createContactNotes,
  '20261121_1520_create_other_views': createOtherViews,
  '20261121_1600_create_backups': createBackups,
  '20261121_1700_create_audit': createAudit,
  '20261121_1710_create_second_factors': createSecondFactors,
  '20261121_1720_create_mails': createMails,
  '20261121_1721_confirm_subscribers': confirmSubscribers,
  '20261121_1730_create_erasures': createErasures,
  '20261121_1750_guard_audit_truncate': guardAuditTruncate,
  '20261121_1751_index_mail_recipients': indexMailRecipients,
  '20261122_1780_create_known_networks': createKnownNetworks,
  '20261122_1781_pictures_raise_version': picturesRaiseVersion,
  '20261122_1790_widen_backup_bytes': widenBackupBytes,
  '20261123_1800_number_posts': numberPosts,
  '20261123_1810_number_people_later': numberPeopleLater,
  '20261123_1820_backups_by_the_hour': backupsByTheHour,
  '20261123_1830_add_session_confirmation': addSessionConfirmation,
};
