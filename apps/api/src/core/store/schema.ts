import type { Kysely, Transaction } from 'kysely';
import type { FormerPostIdsTable, RedirectsTable } from './tables/addresses.ts';
import type {
  FunnelDaysTable,
  IssueResultsTable,
  IssueVisitsTable,
  MissedPathsTable,
  OtherViewsTable,
  PageViewDaysTable,
  PageViewMonthsTable,
  PageViewsTable,
  PageVisitorsTable,
  ReportReadersTable,
  VisitorSaltsTable,
} from './tables/analytics.ts';
import type {
  ContactAttachmentPartsTable,
  ContactAttachmentsTable,
  ContactMessagesTable,
  ContactReplyDraftsTable,
  ContactWorkTable,
  ConversationSettingsTable,
  SavedRepliesTable,
} from './tables/conversations.ts';
import type {
  BookingCellsTable,
  BookingsTable,
  BusyTimesTable,
  CallHoursTable,
  CallKindPeopleTable,
  CallKindsTable,
  CallRulesTable,
} from './tables/bookings.ts';
import type {
  ConfirmationLinksTable,
  MailAccountsTable,
  MailsTable,
  OwnDataLinksTable,
  SecretKeysTable,
  SuppressionsTable,
} from './tables/mail.ts';
import type {
  IssueMessagesTable,
  IssueRevisionsTable,
  IssuesTable,
  SendingLimitsTable,
  SendingWaitsTable,
  LeavingReasonsTable,
  MonthlyDigestsTable,
  SubscriberTopicsTable,
  TopicsTable,
} from './tables/newsletter.ts';
import type { ExportScheduleTable } from './tables/export-schedule.ts';
import type { ImportItemsTable, ImportNotesTable, ImportsTable, ImportTargetsTable } from './tables/imports.ts';
import type { BounceReportsTable, MailboxHandledTable, MailboxReaderTable } from './tables/mailbox.ts';
import type {
  AuthorsTable,
  ContactNotesTable,
  ContactsTable,
  FormWordingsTable,
  ContactViewsTable,
  PendingProfilesTable,
  SubscribersTable,
} from './tables/people.ts';
import type {
  AddedPagesTable,
  BrandFilesTable,
  CopyDocumentsTable,
  CopyDraftsTable,
  CopyRevisionsTable,
  SiteChecksTable,
  SiteFindingsTable,
  ReleasePartsTable,
  ReleasesTable,
  SitePreviewsTable,
} from './tables/pages.ts';
import type {
  PendingChangesTable,
  PostApprovalsTable,
  PostCountsTable,
  PostRevisionsTable,
  PostTagsTable,
  PostsTable,
  PreviewLinksTable,
} from './tables/posts.ts';
import type { ErasuresTable, RetentionTable } from './tables/privacy.ts';
import type { ContactTrailPostsTable, ContactTrailsTable, SubscriberTrailsTable } from './tables/trails.ts';
import type {
  BackupsTable,
  ContentVersionTable,
  PicturesTable,
  RateLimitsTable,
  SchemaVersionTable,
  SettingsTable,
  WorkPicturesTable,
} from './tables/site.ts';
import type {
  ApiKeysTable,
  AuditTable,
  IdempotencyKeysTable,
  KnownNetworksTable,
  PasskeyChallengesTable,
  PasskeysTable,
  PasswordResetsTable,
  RecoveryCodesTable,
  SecondFactorsTable,
  SessionsTable,
  StaffInvitationsTable,
  StaffTable,
} from './tables/staff.ts';
import type { EventsTable, WebhookDeliveriesTable, WebhooksTable } from './tables/webhooks.ts';

/** Every table. The columns are in `tables/`, one file per subject. */
export interface Database {
  posts: PostsTable;
  post_tags: PostTagsTable;
  post_approvals: PostApprovalsTable;
  post_revisions: PostRevisionsTable;
  preview_links: PreviewLinksTable;
  pending_changes: PendingChangesTable;
  copy_documents: CopyDocumentsTable;
  copy_revisions: CopyRevisionsTable;
  copy_drafts: CopyDraftsTable;
  site_previews: SitePreviewsTable;
  releases: ReleasesTable;
  release_parts: ReleasePartsTable;
  added_pages: AddedPagesTable;
  brand_files: BrandFilesTable;
  site_checks: SiteChecksTable;
  site_findings: SiteFindingsTable;
  export_schedule: ExportScheduleTable;
  imports: ImportsTable;
  import_items: ImportItemsTable;
  import_notes: ImportNotesTable;
  import_targets: ImportTargetsTable;
  redirects: RedirectsTable;
  former_post_ids: FormerPostIdsTable;
  post_counts: PostCountsTable;
  subscribers: SubscribersTable;
  confirmation_links: ConfirmationLinksTable;
  suppressions: SuppressionsTable;
  topics: TopicsTable;
  subscriber_topics: SubscriberTopicsTable;
  issues: IssuesTable;
  issue_revisions: IssueRevisionsTable;
  issue_messages: IssueMessagesTable;
  sending_limits: SendingLimitsTable;
  sending_waits: SendingWaitsTable;
  secret_keys: SecretKeysTable;
  form_wordings: FormWordingsTable;
  contacts: ContactsTable;
  contact_notes: ContactNotesTable;
  contact_trails: ContactTrailsTable;
  contact_trail_posts: ContactTrailPostsTable;
  subscriber_trails: SubscriberTrailsTable;
  contact_views: ContactViewsTable;
  contact_messages: ContactMessagesTable;
  contact_reply_drafts: ContactReplyDraftsTable;
  contact_attachments: ContactAttachmentsTable;
  contact_attachment_parts: ContactAttachmentPartsTable;
  conversation_settings: ConversationSettingsTable;
  contact_work: ContactWorkTable;
  saved_replies: SavedRepliesTable;
  mails: MailsTable;
  mail_accounts: MailAccountsTable;
  own_data_links: OwnDataLinksTable;
  call_rules: CallRulesTable;
  call_hours: CallHoursTable;
  call_kinds: CallKindsTable;
  call_kind_people: CallKindPeopleTable;
  busy_times: BusyTimesTable;
  bookings: BookingsTable;
  booking_cells: BookingCellsTable;
  mailbox_reader: MailboxReaderTable;
  mailbox_handled: MailboxHandledTable;
  bounce_reports: BounceReportsTable;
  staff: StaffTable;
  staff_invitations: StaffInvitationsTable;
  sessions: SessionsTable;
  api_keys: ApiKeysTable;
  idempotency_keys: IdempotencyKeysTable;
  known_networks: KnownNetworksTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  password_resets: PasswordResetsTable;
  settings: SettingsTable;
  page_view_days: PageViewDaysTable;
  page_view_months: PageViewMonthsTable;
  page_views: PageViewsTable;
  other_views: OtherViewsTable;
  funnel_days: FunnelDaysTable;
  report_readers: ReportReadersTable;
  missed_paths: MissedPathsTable;
  issue_visits: IssueVisitsTable;
  issue_results: IssueResultsTable;
  leaving_reasons: LeavingReasonsTable;
  monthly_digests: MonthlyDigestsTable;
  page_visitors: PageVisitorsTable;
  visitor_salts: VisitorSaltsTable;
  rate_limits: RateLimitsTable;
  pictures: PicturesTable;
  work_pictures: WorkPicturesTable;
  authors: AuthorsTable;
  pending_profiles: PendingProfilesTable;
  content_version: ContentVersionTable;
  schema_version: SchemaVersionTable;
  backups: BackupsTable;
  audit: AuditTable;
  retention: RetentionTable;
  erasures: ErasuresTable;
  webhooks: WebhooksTable;
  events: EventsTable;
  webhook_deliveries: WebhookDeliveriesTable;
}

/** The handle every repository takes first. */
export type Db = Kysely<Database>;
/** A handle inside a transaction, required by every function that writes more than once. */
export type Trx = Transaction<Database>;
