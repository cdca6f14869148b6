create table "posts" ("id" text primary key, "title" text not null, "excerpt" text not null, "author" text not null, "category" text not null, "status" text not null check (status in ('draft', 'published', 'scheduled')), "publish_date" text, "sort_date" text not null, "featured_image_url" text not null, "views" integer default 0 not null, "reading_time_minutes" integer not null, "version" integer default 1 not null, "is_sample" int2 default 0 not null, "created_at" text not null, "updated_at" text not null, "deleted_at" text, "title_key" text not null, "search_title" text not null, "search_body" text not null, "content" text not null);
create index "posts_by_date_idx" on posts (sort_date desc, id, status, category, deleted_at) where deleted_at is null;
create index "posts_by_title_idx" on posts (title_key, id, status, category, deleted_at) where deleted_at is null;
create index "posts_by_views_idx" on posts (views desc, id, status, category, deleted_at) where deleted_at is null;
create index "posts_by_update_idx" on posts (updated_at desc, id, status, category, deleted_at) where deleted_at is null;
create index "posts_public_idx" on posts (sort_date desc, id, category, status, deleted_at) where status = 'published' and deleted_at is null;
create index "posts_public_category_idx" on posts (category, sort_date desc, id, status, deleted_at) where status = 'published' and deleted_at is null;
create index "posts_scheduled_idx" on posts (sort_date, id) where status = 'scheduled' and deleted_at is null;
create index "posts_trash_idx" on posts (deleted_at desc, id) where deleted_at is not null;
create table "post_tags" ("post_id" text not null references "posts" ("id") on delete cascade, "position" integer not null, "tag" text not null, "tag_key" text not null, constraint "post_tags_pk" primary key ("post_id", "position"));
create index "post_tags_tag_key_idx" on "post_tags" ("tag_key", "post_id");
create table "post_revisions" ("post_id" text not null references "posts" ("id") on delete cascade, "version" integer not null, "kind" text not null check (kind in ('save', 'autosave', 'restore')), "saved_by" text, "started_at" text not null, "saved_at" text not null, "title" text not null, "status" text not null, "word_count" integer not null, "fields" text not null, constraint "post_revisions_pk" primary key ("post_id", "version"));
create table "preview_links" ("token_hash" text primary key, "post_id" text not null references "posts" ("id") on delete cascade, "created_by" text not null, "created_at" text not null, "expires_at" text not null);
create index "preview_links_post_idx" on "preview_links" ("post_id");
create index "preview_links_expires_idx" on "preview_links" ("expires_at");
create table "subscribers" ("id" text primary key, "email" text not null, "email_key" text not null unique, "status" text not null check (status in ('active', 'unsubscribed')), "source" text, "confirmation" text not null, "confirm_by" text, "is_sample" int2 default 0 not null, "created_at" text not null, "updated_at" text not null);
create index "subscribers_created_at_idx" on subscribers (created_at desc, id);
create index "subscribers_status_idx" on subscribers (status, created_at desc, id);
create index "subscribers_status_email_idx" on subscribers (status, email_key);
create index "subscribers_source_idx" on subscribers (coalesce(source, ''), created_at desc, id, status);
create index "subscribers_source_email_idx" on subscribers (coalesce(source, ''), email_key, status);
create index "subscribers_confirm_by_idx" on subscribers (confirm_by)
      where confirm_by is not null;
create table "confirmation_links" ("token_hash" text primary key, "subscriber_id" text not null references "subscribers" ("id") on delete cascade, "expires_at" text not null);
create index "confirmation_links_subscriber_idx" on "confirmation_links" ("subscriber_id");
create table "suppressions" ("email_hash" text primary key, "created_at" text not null);
create table "contacts" ("id" text primary key, "reference" text not null unique, "first_name" text not null, "last_name" text not null, "email" text not null, "company" text not null, "package" text check (package in ('ripple', 'wave', 'tide', 'custom')), "message" text not null, "source" text not null, "status" text not null check (status in ('pending', 'contacted', 'qualified', 'won', 'lost', 'spam')), "search_text" text not null, "name_key" text not null, "first_answered_at" text, "answer_seconds" integer, "idempotency_key" text unique, "is_sample" int2 default 0 not null, "submitted_at" text not null, "updated_at" text not null);
create index "contacts_submitted_at_idx" on contacts (submitted_at desc, id);
create index "contacts_status_idx" on contacts (status, submitted_at desc, id);
create index "contacts_name_idx" on contacts (name_key, id);
create index "contacts_status_name_idx" on contacts (status, name_key, id);
create index "contacts_not_pending_idx" on contacts (submitted_at desc, id)
      where status <> 'pending';
create index "contacts_answered_idx" on contacts (first_answered_at, answer_seconds)
      where first_answered_at is not null;
create index "contacts_email_idx" on contacts (lower(email));
create index "contacts_updated_idx" on contacts (updated_at);
create table "contact_notes" ("id" text primary key, "contact_id" text not null references "contacts" ("id") on delete cascade, "author_id" text not null, "author_name" text not null, "body" text not null, "created_at" text not null);
create index "contact_notes_contact_idx" on "contact_notes" ("contact_id", "created_at", "id");
create table "staff" ("id" text primary key, "email" text not null, "email_key" text not null unique, "name" text not null, "role" text not null check (role in ('admin')), "password_hash" text not null, "created_at" text not null);
create table "sessions" ("token_hash" text primary key, "staff_id" text not null references "staff" ("id") on delete cascade, "user_agent" text not null, "network" text not null, "created_at" text not null, "last_seen_at" text not null, "confirmed_at" text not null, "expires_at" text not null);
create index "sessions_staff_id_idx" on "sessions" ("staff_id");
create index "sessions_expires_at_idx" on "sessions" ("expires_at");
create table "known_networks" ("network_hash" text primary key, "staff_id" text not null references "staff" ("id") on delete cascade, "known_until" text not null);
create index "known_networks_staff_idx" on "known_networks" ("staff_id", "known_until");
create table "second_factors" ("staff_id" text primary key references "staff" ("id") on delete cascade, "secret" text not null, "started_at" text not null, "confirmed_at" text, "last_used_step" integer not null);
create table "recovery_codes" ("staff_id" text not null references "second_factors" ("staff_id") on delete cascade, "position" integer not null, "code_hash" text not null, "used_at" text, constraint "recovery_codes_pk" primary key ("staff_id", "position"));
create table "settings" ("id" integer primary key check (id = 1), "site_title" text not null, "contact_email" text not null, "instagram_url" text not null, "linkedin_url" text not null, "time_zone" text not null, "analytics_id" text not null, "updated_at" text not null);
create table "pictures" ("id" text primary key, "file_name" text not null, "alt" text not null, "width" integer not null, "height" integer not null, "ending" text not null check (ending in ('jpg', 'png')), "bytes" integer not null, "mime_type" text not null check (mime_type in ('image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif')), "created_by" text not null, "search_text" text not null, "created_at" text not null);
create index "pictures_created_at_idx" on "pictures" ("created_at" desc, "id");
create table "page_views" ("day" text not null, "path" text not null, "source" text not null check (source in ('organic', 'direct', 'social', 'referral')), "is_sample" int2 default 0 not null, "views" integer not null, constraint "page_views_pk" primary key ("day", "path", "source", "is_sample"));
create table "other_views" ("day" text not null, "viewer" text not null check (viewer in ('bot', 'staff')), "views" integer not null, constraint "other_views_pk" primary key ("day", "viewer"));
create table "page_visitors" ("day" text not null, "path" text not null, "visitor_hash" text not null, constraint "page_visitors_pk" primary key ("day", "path", "visitor_hash"));
create table "visitor_salts" ("day" text primary key, "salt" text not null);
create table "mails" ("id" text primary key, "kind" text not null, "contact_id" text references "contacts" ("id") on delete cascade, "subscriber_id" text references "subscribers" ("id") on delete cascade, "recipient" text default '' not null, "created_at" text not null, "next_attempt_at" text, "attempts" integer default 0 not null, "claim" text, "tried_at" text, "sent_at" text, "failed_at" text, "last_error" text default '' not null);
create index "mails_due_idx" on mails (next_attempt_at) where next_attempt_at is not null;
create index "mails_failed_idx" on mails (failed_at) where failed_at is not null;
create index "mails_sent_idx" on mails (sent_at) where sent_at is not null;
create index "mails_contact_idx" on mails (contact_id) where contact_id is not null;
create index "mails_subscriber_idx" on mails (subscriber_id) where subscriber_id is not null;
create index "mails_recipient_idx" on mails (lower(recipient)) where recipient <> '';
create table "audit" ("id" text primary key, "at" text not null, "actor_id" text, "actor" text not null, "action" text not null, "object" text not null, "object_id" text not null, "network" text not null, "request_id" text not null, "detail" text not null);
create index "audit_at_idx" on "audit" ("at", "id");
create index "audit_actor_idx" on "audit" ("actor", "at", "id");
create index "audit_action_idx" on "audit" ("action", "at", "id");
create index "audit_object_idx" on "audit" ("object", "at", "id");
create index "audit_object_id_idx" on "audit" ("object_id", "at", "id");
create function guard_audit_rows() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        raise exception 'The audit log is never changed.';
      end if;
      if old.at::timestamptz > now() - '365 days'::interval then
        raise exception 'The audit log is kept for a year.';
      end if;
      return old;
    end $$;
create trigger audit_refuses_change before update or delete on audit
    for each row execute function guard_audit_rows();
create function guard_audit_truncate() returns trigger language plpgsql as $$
    begin
      -- A restore sets this in its own transaction, in which it writes the rows of the backup.
      if coalesce(current_setting('tideline.restoring', true), '') <> 'on' then
        raise exception 'The audit log is kept for a year.';
      end if;
      return null;
    end $$;
create trigger audit_refuses_truncate before truncate on audit
    for each statement execute function guard_audit_truncate();
create table "retention" ("id" integer primary key check (id = 1), "contact_months" integer not null, "session_days" integer not null, "unconfirmed_days" integer not null, "audit_months" integer not null, "updated_at" text not null);
create table "erasures" ("id" text primary key, "salt" text not null, "email_hash" text not null, "erased_at" text not null);
create table "backups" ("id" text primary key, "slot" text unique, "started_at" text not null, "file_name" text default '' not null, "bytes" bigint default 0 not null, "row_count" integer default 0 not null, "proven_at" text, "problem" text, "content_hash" text, "unchanged_at" text);
create index "backups_started_at_idx" on "backups" ("started_at");
create table "rate_limits" ("key" text primary key, "window_started_at" text not null, "count" integer not null);
create index "rate_limits_window_idx" on "rate_limits" ("window_started_at");
create table "secret_keys" ("name" text primary key, "value" text not null);
create table "schema_version" ("id" integer primary key check (id = 1), "program_version" text not null);
create text search dictionary tideline_stem (template = snowball, language = english);
create text search configuration tideline (copy = simple);
alter text search configuration tideline alter mapping for asciiword, word with tideline_stem;
alter table posts
    add column title_vector tsvector generated always as (to_tsvector('tideline'::regconfig, search_title)) stored,
    add column search_vector tsvector generated always as
      (to_tsvector('tideline'::regconfig, search_title || ' ' || search_body)) stored;
create index posts_title_search_idx on posts using gin (title_vector);
create index posts_search_idx on posts using gin (search_vector);
create extension if not exists pg_trgm;
create index subscribers_search_idx on subscribers using gin (email_key gin_trgm_ops);
create index contacts_search_idx on contacts using gin (search_text gin_trgm_ops);
create table "content_version" ("id" integer primary key check (id = 1), "version" bigint not null);
insert into content_version (id, version) values (1, 1);
create table "post_counts" ("status" text not null, "category" text not null, "count" integer not null, constraint "post_counts_pk" primary key ("status", "category"));
create function raise_content_version() returns trigger language plpgsql as $$
    begin
      update content_version set version = version + 1;
      return null;
    end $$;
create trigger "posts_insert_raises_version" after insert on "posts"
        for each row  execute function raise_content_version();
create trigger "posts_update_raises_version" after update on "posts"
        for each row when (new.views = old.views or new.version <> old.version) execute function raise_content_version();
create trigger "posts_delete_raises_version" after delete on "posts"
        for each row  execute function raise_content_version();
create trigger "post_tags_insert_raises_version" after insert on "post_tags"
        for each row  execute function raise_content_version();
create trigger "post_tags_update_raises_version" after update on "post_tags"
        for each row  execute function raise_content_version();
create trigger "post_tags_delete_raises_version" after delete on "post_tags"
        for each row  execute function raise_content_version();
create trigger "settings_insert_raises_version" after insert on "settings"
        for each row  execute function raise_content_version();
create trigger "settings_update_raises_version" after update on "settings"
        for each row  execute function raise_content_version();
create trigger "settings_delete_raises_version" after delete on "settings"
        for each row  execute function raise_content_version();
create trigger "pictures_update_raises_version" after update of alt on pictures
    for each row when (new.alt <> old.alt) execute function raise_content_version();
create trigger "pictures_delete_raises_version" after delete on pictures
    for each row execute function raise_content_version();
create function count_posts() returns trigger language plpgsql as $$
    begin
      if tg_op = 'TRUNCATE' then
        delete from post_counts;
        return null;
      end if;
      if tg_op <> 'INSERT' and old.deleted_at is null then
        update post_counts set count = count - 1 where status = old.status and category = old.category;
      end if;
      if tg_op <> 'DELETE' and new.deleted_at is null then
        insert into post_counts (status, category, count) values (new.status, new.category, 1)
          on conflict (status, category) do update set count = post_counts.count + 1;
      end if;
      return null;
    end
  $$;
create trigger posts_write_counts after insert or delete or update of status, category, deleted_at on posts
    for each row execute function count_posts();
create trigger posts_write_counts_truncate after truncate on posts
    for each statement execute function count_posts();
update posts set is_sample = 0 where is_sample = 1 and version > 1;
alter table "post_tags" drop constraint "post_tags_post_id_fkey",
      add constraint "post_tags_post_id_fkey" foreign key (post_id) references posts (id) on delete cascade on update cascade;
alter table "post_revisions" drop constraint "post_revisions_post_id_fkey",
      add constraint "post_revisions_post_id_fkey" foreign key (post_id) references posts (id) on delete cascade on update cascade;
alter table "preview_links" drop constraint "preview_links_post_id_fkey",
      add constraint "preview_links_post_id_fkey" foreign key (post_id) references posts (id) on delete cascade on update cascade;
alter table posts add column key text, add column first_published_at text,
    add column is_address_automatic int2 not null default 0, add column is_noindex int2 not null default 0,
    add column meta_title text not null default '', add column meta_description text not null default '',
    add column social_image_url text not null default '', add column canonical_url text not null default '',
    add column is_featured int2 not null default 0, add column owner_id text;
update posts set key = id, first_published_at = coalesce(
  (select min(saved_at) from post_revisions where post_id = posts.id and post_revisions.status = 'published'),
  case when status = 'published' then coalesce(publish_date, updated_at) end
);
alter table posts alter column key set not null;
create unique index "posts_key_idx" on "posts" ("key");
create unique index posts_featured_idx on posts (is_featured) where is_featured = 1;
create index "posts_owner_idx" on "posts" ("owner_id");
create index posts_public_author_idx on posts (author, sort_date desc, id, status, deleted_at)
    where status = 'published' and deleted_at is null;
create table "redirects" ("id" text primary key, "path" text not null unique, "post_id" text references "posts" ("id") on delete cascade on update cascade, "target_path" text, "origin" text not null check (origin in ('draft', 'moved', 'unpublished', 'hand')), "created_at" text not null, constraint "redirects_one_target" check (post_id is null or target_path is null));
create index "redirects_post_idx" on "redirects" ("post_id");
create index "redirects_created_idx" on "redirects" ("origin", "created_at", "id");
create table "former_post_ids" ("id" text primary key, "post_key" text not null references "posts" ("key") on delete cascade on update cascade);
create index "former_post_ids_post_idx" on "former_post_ids" ("post_key");
create table "missed_paths" ("path" text primary key, "visits" integer not null, "last_seen_at" text not null, "referrer_host" text not null, "dismissed_at" text);
create table "pending_changes" ("post_id" text primary key references "posts" ("id") on delete cascade on update cascade, "version" text not null, "base_version" integer not null, "goes_live_at" text, "held_at" text, "discarded_at" text, "saved_by" text not null, "saved_at" text not null, "title" text not null, "base_fields" text not null, "fields" text not null);
create index pending_changes_due_idx on pending_changes (goes_live_at)
    where goes_live_at is not null and held_at is null and discarded_at is null;
create table "post_approvals" ("post_id" text primary key references "posts" ("id") on delete cascade on update cascade, "requested_by" text references "staff" ("id") on delete set null, "requested_at" text not null, "version" text not null, "state" text not null check (state in ('waiting', 'returned')), "note" text default '' not null, "returned_by" text references "staff" ("id") on delete set null, "returned_at" text);
create index "post_approvals_requested_idx" on "post_approvals" ("requested_by");
create index "post_approvals_returned_idx" on "post_approvals" ("returned_by");
create table "authors" ("id" text primary key, "staff_id" text references "staff" ("id") on delete set null, "name" text not null, "name_key" text not null unique, "role" text not null, "sentence" text not null, "bio" text not null, "picture_id" text references "pictures" ("id") on delete set null, "is_sample" int2 default 0 not null, "version" integer default 1 not null, "created_at" text not null, "updated_at" text not null);
create index "authors_picture_idx" on "authors" ("picture_id");
create unique index "authors_staff_idx" on "authors" ("staff_id");
create table "pending_profiles" ("staff_id" text primary key references "staff" ("id") on delete cascade, "name" text not null, "role" text not null, "sentence" text not null, "bio" text not null, "picture_id" text references "pictures" ("id") on delete set null, "version" text not null, "state" text not null check (state in ('waiting', 'returned')), "submitted_at" text not null, "note" text default '' not null, "returned_by" text references "staff" ("id") on delete set null, "returned_at" text);
create index "pending_profiles_picture_idx" on "pending_profiles" ("picture_id");
create index "pending_profiles_returned_idx" on "pending_profiles" ("returned_by");
create table "work_pictures" ("sample_id" text primary key, "picture_id" text not null references "pictures" ("id"), "updated_at" text not null);
create index "work_pictures_picture_idx" on "work_pictures" ("picture_id");
create trigger "redirects_insert_raises_version" after insert on "redirects"
        for each row execute function raise_content_version();
create trigger "redirects_update_raises_version" after update on "redirects"
        for each row execute function raise_content_version();
create trigger "redirects_delete_raises_version" after delete on "redirects"
        for each row execute function raise_content_version();
create trigger "authors_insert_raises_version" after insert on "authors"
        for each row execute function raise_content_version();
create trigger "authors_update_raises_version" after update on "authors"
        for each row execute function raise_content_version();
create trigger "authors_delete_raises_version" after delete on "authors"
        for each row execute function raise_content_version();
create trigger "work_pictures_insert_raises_version" after insert on "work_pictures"
        for each row execute function raise_content_version();
create trigger "work_pictures_update_raises_version" after update on "work_pictures"
        for each row execute function raise_content_version();
create trigger "work_pictures_delete_raises_version" after delete on "work_pictures"
        for each row execute function raise_content_version();
create trigger "retention_insert_raises_version" after insert on "retention"
        for each row execute function raise_content_version();
create trigger "retention_update_raises_version" after update on "retention"
        for each row execute function raise_content_version();
create trigger "retention_delete_raises_version" after delete on "retention"
        for each row execute function raise_content_version();
alter table "staff" add column "new_role" text default 'analyst' not null check (new_role in ('admin', 'editor', 'author', 'sales', 'analyst'));
update staff set new_role = role;
alter table "staff" drop column "role";
alter table "staff" rename column "new_role" to "role";
alter table "staff" add column "first_steps_hidden_at" text;
create table "staff_invitations" ("id" text primary key, "email" text not null, "email_key" text not null unique, "name" text not null, "role" text not null, "token_hash" text unique, "created_at" text not null, "expires_at" text not null);
create table "passkeys" ("id" text primary key, "staff_id" text not null references "staff" ("id") on delete cascade, "credential_id" text not null unique, "public_key" text not null, "counter" bigint not null, "transports" text not null, "name" text not null, "created_at" text not null, "last_used_at" text, "suspected_at" text);
create index "passkeys_staff_id_idx" on "passkeys" ("staff_id");
create table "passkey_challenges" ("challenge_hash" text primary key, "staff_id" text references "staff" ("id") on delete cascade, "purpose" text not null, "expires_at" text not null);
create index "passkey_challenges_expires_at_idx" on "passkey_challenges" ("expires_at");
create table "password_resets" ("token_hash" text primary key, "staff_id" text not null references "staff" ("id") on delete cascade, "expires_at" text not null);
create index "password_resets_staff_id_idx" on "password_resets" ("staff_id");
create table "topics" ("id" text primary key, "name" text not null, "description" text default '' not null, "position" integer not null, "created_at" text not null);
create table "subscriber_topics" ("subscriber_id" text not null references "subscribers" ("id") on delete cascade, "topic_id" text not null references "topics" ("id") on delete cascade, constraint "subscriber_topics_pk" primary key ("subscriber_id", "topic_id"));
create index "subscriber_topics_topic_idx" on "subscriber_topics" ("topic_id");
alter table "subscribers" add column "frequency" text default 'every' not null;
alter table "subscribers" add column "consent_at" text;
alter table "subscribers" add column "consent_text" text default '' not null;
alter table "subscribers" add column "soft_bounces" integer default 0 not null;
create table "issues" ("id" text primary key, "slug" text unique, "subject" text default '' not null, "preview_text" text default '' not null, "sender_name" text default '' not null, "reply_to" text default '' not null, "layout" text not null check (layout in ('letter', 'digest')), "audience" text not null, "archive" text not null check (archive in ('public', 'noindex')), "state" text not null check (state in ('draft', 'scheduled', 'sending', 'paused', 'sent', 'stopped')), "version" integer not null, "post_key" text, "scheduled_at" text, "starts_at" text, "started_at" text, "finished_at" text, "canary_accepted_at" text, "canary_error" text default '' not null, "pause_reason" text default '' not null, "created_at" text not null, "updated_at" text not null, "content" text default '' not null);
create index "issues_updated_at_idx" on "issues" ("updated_at", "id");
create index "issues_state_idx" on "issues" ("state", "updated_at", "id");
create index issues_started_at_idx on issues (started_at desc, id) where started_at is not null;
create table "issue_revisions" ("issue_id" text not null references "issues" ("id") on delete cascade, "version" integer not null, "kind" text not null check (kind in ('save', 'autosave', 'restore')), "saved_by" text, "started_at" text not null, "saved_at" text not null, "subject" text not null, "word_count" integer not null, "fields" text not null, constraint "issue_revisions_pk" primary key ("issue_id", "version"));
create table "issue_messages" ("id" text primary key, "issue_id" text not null references "issues" ("id") on delete cascade, "subscriber_id" text references "subscribers" ("id") on delete set null, "domain" text not null, "state" text not null check (state in ('waiting', 'accepted', 'refused', 'stopped')), "attempts" integer default 0 not null, "next_attempt_at" text, "claim" text, "tried_at" text, "accepted_at" text, "last_error" text default '' not null, "smtp_code" integer, "bounced_at" text, "bounce_reason" text default '' not null, "complained_at" text, "unsubscribed_at" text, constraint "issue_messages_reader_uq" unique ("issue_id", "subscriber_id"));
create index "issue_messages_subscriber_idx" on "issue_messages" ("subscriber_id");
create index "issue_messages_state_idx" on "issue_messages" ("issue_id", "state");
create index issue_messages_due_idx on issue_messages (issue_id, next_attempt_at)
    where state = 'waiting';
create index issue_messages_accepted_idx on issue_messages (accepted_at)
    where accepted_at is not null;
create index issue_messages_domain_idx on issue_messages (domain, accepted_at)
    where accepted_at is not null;
create index issue_messages_claim_idx on issue_messages (claim) where claim is not null;
create index issue_messages_bounced_idx on issue_messages (issue_id)
    where bounced_at is not null;
create table "sending_limits" ("id" integer primary key check (id = 1), "per_hour" integer not null, "per_day" integer not null, "per_domain_hour" integer not null, "per_connection" integer not null, "connections" integer not null, "updated_at" text not null);
create table "sending_waits" ("name" text primary key, "failures" integer not null, "wait_until" text not null, "reason" text not null);
create table "monthly_digests" ("month" text primary key, "until" text not null);
create table "leaving_reasons" ("id" text primary key, "reason" text not null, "comment" text default '' not null, "left_at" text not null);
create index "leaving_reasons_left_at_idx" on "leaving_reasons" ("left_at");
update subscribers set is_sample = 0 where is_sample = 1
    and id in (select object_id from audit where action = 'subscriber.change');
alter table "settings" add column "mails_per_hour" integer default 300 not null;
alter table "mails" add column "digest_id" text;
alter table "mails" add column "issue_id" text;
alter table "mails" add column "contact_message_id" text;
alter table "mails" add column "booking_id" text;
create index mails_digest_idx on mails (digest_id) where digest_id is not null;
create index mails_message_idx on mails (contact_message_id) where contact_message_id is not null;
alter table "subscribers" add column "delivery" text default 'ok' not null check (delivery in ('ok', 'bounced', 'complained'));
alter table "suppressions" add column "reason" text default 'unsubscribed' not null check (reason in ('unsubscribed', 'bounced', 'complained'));
create table "mailbox_reader" ("id" integer primary key check (id = 1), "account" text not null, "uid_validity" text not null, "last_uid" integer not null, "holder" text not null, "held_until" text not null, "last_read_at" text, "last_error" text default '' not null, "failed_at" text, "skipped_at" text, "skipped_reason" text default '' not null, "tried_uid" integer default 0 not null, "tries" integer default 0 not null);
create table "mailbox_handled" ("message_hash" text primary key, "handled_at" text not null);
create index "mailbox_handled_handled_at_idx" on "mailbox_handled" ("handled_at");
create table "bounce_reports" ("id" text primary key, "received_at" text not null, "kind" text check (kind in ('hard', 'soft', 'complaint')), "recipient" text not null, "reason" text not null);
create index "bounce_reports_received_at_idx" on "bounce_reports" ("received_at");
create table "own_data_links" ("token_hash" text primary key, "email_key" text not null, "act" text not null, "expires_at" text not null);
create index "own_data_links_email_key_idx" on "own_data_links" ("email_key");
update contacts set is_sample = 0 where is_sample = 1 and (
    id in (select contact_id from contact_notes)
    or id in (select object_id from audit where action = 'contact.status')
  );
alter table "contacts" add column "topic" text default '' not null;
alter table "contacts" add column "value" integer;
alter table "contacts" add column "lost_reason" text default '' not null;
alter table "contacts" add column "merged_into" text references "contacts" ("id") on delete cascade;
create index contacts_merged_into_idx on contacts (merged_into) where merged_into is not null;
alter table "settings" add column "currency" text default 'USD' not null;
create table "contact_views" ("id" text primary key, "staff_id" text not null references "staff" ("id") on delete cascade, "name" text not null, "q" text not null, "status" text, "sort" text, "is_shared" int2 not null check (is_shared in (0, 1)), "created_at" text not null);
create index "contact_views_staff_idx" on "contact_views" ("staff_id");
create table "contact_work" ("contact_id" text primary key references "contacts" ("id") on delete cascade, "owner_id" text, "next_step" text not null, "next_step_on" text, "warned_at" text);
create index "contact_work_next_step_idx" on "contact_work" ("next_step_on");
create table "saved_replies" ("id" text primary key, "name" text not null, "body" text not null, "updated_at" text not null);
create table "contact_messages" ("id" text primary key, "contact_id" text not null references "contacts" ("id") on delete cascade, "direction" text not null check (direction in ('in', 'out', 'note-in')), "kind" text not null check (kind in ('reply', 'acknowledgement', 'mail', 'pasted', 'automatic')), "from_name" text not null, "from_address" text not null, "to_address" text not null, "reply_to" text not null, "subject" text not null, "body" text not null, "quoted_body" text not null, "message_id" text not null, "in_reply_to" text not null, "state" text not null check (state in ('waiting', 'sent', 'failed', 'received')), "error" text not null, "idempotency_key" text unique, "staff_id" text, "staff_name" text not null, "created_at" text not null, "send_at" text, "sent_at" text, "is_unverified" int2 default 0 not null check (is_unverified in (0, 1)));
create index "contact_messages_contact_idx" on "contact_messages" ("contact_id", "created_at", "id");
create index contact_messages_message_id_idx on contact_messages (message_id) where message_id <> '';
create table "contact_reply_drafts" ("contact_id" text not null references "contacts" ("id") on delete cascade, "staff_id" text not null references "staff" ("id") on delete cascade, "body" text not null, "updated_at" text not null, constraint "contact_reply_drafts_pk" primary key ("contact_id", "staff_id"));
create index "contact_reply_drafts_staff_idx" on "contact_reply_drafts" ("staff_id");
create table contact_attachments (
    id text primary key,
    message_id text references contact_messages (id) on delete cascade,
    draft_contact_id text,
    draft_staff_id text,
    position integer not null,
    file_name text not null,
    bytes integer not null,
    is_stored int2 not null check (is_stored in (0, 1)),
    foreign key (draft_contact_id, draft_staff_id)
      references contact_reply_drafts (contact_id, staff_id) on delete cascade on update cascade,
    check ((message_id is null) <> (draft_contact_id is null) and (draft_contact_id is null) = (draft_staff_id is null))
  );
create index contact_attachments_message_idx on contact_attachments (message_id);
create index contact_attachments_draft_idx on contact_attachments (draft_contact_id, draft_staff_id)
    where draft_contact_id is not null;
create table "contact_attachment_parts" ("attachment_id" text not null references "contact_attachments" ("id") on delete cascade, "position" integer not null, "content" text not null, constraint "contact_attachment_parts_pk" primary key ("attachment_id", "position"));
create table "conversation_settings" ("id" integer primary key check (id = 1), "is_acknowledging" int2 not null check (is_acknowledging in (0, 1)), "is_escalating" int2 not null check (is_escalating in (0, 1)), "reply_address" text not null, "opening_hours" text not null, "updated_at" text not null, "auth_host" text default '' not null);
create table "call_rules" ("id" integer primary key check (id = 1), "call_minutes" integer not null, "buffer_minutes" integer not null, "notice_hours" integer not null, "days_ahead" integer not null, "updated_at" text not null);
create table "call_hours" ("staff_id" text primary key references "staff" ("id") on delete cascade, "weekly" text not null, "days_off" text not null, "place" text default '' not null, "feed_url" text default '' not null, "feed_next_at" text, "feed_read_at" text, "feed_failed_at" text, "feed_error" text default '' not null, "updated_at" text not null);
create table "busy_times" ("staff_id" text not null references "staff" ("id") on delete cascade, "starts_at" text not null, "ends_at" text not null, constraint "busy_times_pk" primary key ("staff_id", "starts_at", "ends_at"));
create table "bookings" ("id" text primary key, "contact_id" text not null references "contacts" ("id") on delete cascade, "staff_id" text references "staff" ("id") on delete set null, "starts_at" text not null, "ends_at" text not null, "status" text not null check (status in ('booked', 'cancelled', 'held')), "place" text default '' not null, "visitor_zone" text not null, "sequence" integer default 0 not null, "reminded_at" text, "cancelled_at" text, "cancelled_by" text check (cancelled_by in ('visitor', 'staff')), "cancel_reason" text default '' not null, "idempotency_key" text unique, "created_at" text not null, "message" text default '' not null, "held_until" text);
create index "bookings_starts_at_idx" on "bookings" ("starts_at", "id");
create index "bookings_contact_idx" on "bookings" ("contact_id", "starts_at");
create index "bookings_staff_idx" on "bookings" ("staff_id");
create index bookings_held_idx on bookings (held_until) where held_until is not null;
create table "booking_cells" ("staff_id" text not null references "staff" ("id") on delete cascade, "starts_at" text not null, "booking_id" text not null references "bookings" ("id") on delete cascade, constraint "booking_cells_pk" primary key ("staff_id", "starts_at"));
create index "booking_cells_booking_idx" on "booking_cells" ("booking_id");
create trigger "call_hours_insert_raises_version" after insert on call_hours
        for each row execute function raise_content_version();
create trigger "call_hours_update_raises_version" after update of weekly on call_hours
        for each row execute function raise_content_version();
create trigger "call_hours_delete_raises_version" after delete on call_hours
        for each row execute function raise_content_version();
create table "api_keys" ("id" text primary key, "staff_id" text not null references "staff" ("id") on delete cascade, "key_hash" text not null unique, "hint" text not null, "name" text not null, "scopes" text not null, "networks" text not null, "created_at" text not null, "expires_at" text, "last_used_at" text);
create index "api_keys_staff_id_idx" on "api_keys" ("staff_id");
create index "api_keys_expires_at_idx" on "api_keys" ("expires_at");
alter table "audit" add column "key_name" text default '' not null;
create table "idempotency_keys" ("staff_id" text not null references "staff" ("id") on delete cascade, "api_key_id" text not null, "key_hash" text not null, "fingerprint" text not null, "started_at" text not null, "finished_at" text, "answer" text, constraint "idempotency_keys_pk" primary key ("staff_id", "api_key_id", "key_hash"));
create index "idempotency_keys_started_at_idx" on "idempotency_keys" ("started_at");
create table "webhooks" ("id" text primary key, "name" text not null, "url" text not null, "events" text not null, "state" text not null check (state in ('active', 'paused', 'disabled')), "secret" text not null, "old_secret" text, "old_secret_until" text, "staff_id" text references "staff" ("id") on delete set null, "failing_since" text, "disabled_at" text, "disabled_reason" text default '' not null, "created_at" text not null);
create index "webhooks_staff_idx" on "webhooks" ("staff_id");
create table "events" ("id" text primary key, "type" text not null, "object_id" text not null, "order_key" text not null, "sequence" integer not null, "data" text not null, "created_at" text not null);
create index "events_order_idx" on "events" ("order_key", "sequence");
create index "events_created_at_idx" on "events" ("created_at");
create table "webhook_deliveries" ("id" text primary key, "webhook_id" text not null references "webhooks" ("id") on delete cascade, "event_id" text not null references "events" ("id") on delete cascade, "order_key" text not null, "sequence" integer not null, "state" text not null check (state in ('waiting', 'delivered', 'failed')), "attempts" integer default 0 not null, "next_attempt_at" text, "claim" text, "tried_at" text, "delivered_at" text, "status_code" integer, "answer" text default '' not null, "duration_ms" integer);
create index "webhook_deliveries_due_idx" on "webhook_deliveries" ("webhook_id", "next_attempt_at") where "next_attempt_at" is not null;
create index "webhook_deliveries_order_idx" on "webhook_deliveries" ("webhook_id", "order_key", "sequence") where "next_attempt_at" is not null;
create index "webhook_deliveries_log_idx" on "webhook_deliveries" ("webhook_id", "id");
create index "webhook_deliveries_state_idx" on "webhook_deliveries" ("webhook_id", "state", "delivered_at");
create index "webhook_deliveries_event_idx" on "webhook_deliveries" ("event_id");
create table "contact_trails" ("contact_id" text primary key references "contacts" ("id") on delete cascade, "entry_path" text not null, "entry_source" text not null check (entry_source in ('organic', 'direct', 'social', 'referral')), "entry_host" text default '' not null, "last_path" text not null, "campaign_source" text default '' not null, "campaign_medium" text default '' not null, "campaign_name" text default '' not null, "campaign_term" text default '' not null, "campaign_content" text default '' not null, "issue_id" text, "started_at" text not null, "pages" integer not null, "details" text not null);
create table "subscriber_trails" ("subscriber_id" text primary key references "subscribers" ("id") on delete cascade, "entry_path" text not null, "entry_source" text not null check (entry_source in ('organic', 'direct', 'social', 'referral')), "entry_host" text default '' not null, "last_path" text not null, "campaign_source" text default '' not null, "campaign_medium" text default '' not null, "campaign_name" text default '' not null, "campaign_term" text default '' not null, "campaign_content" text default '' not null, "issue_id" text, "started_at" text not null, "pages" integer not null, "details" text not null);
alter table "contact_trails" add column "submitted_at" text default '' not null;
alter table "subscriber_trails" add column "posts" text default '[]' not null;
create table "contact_trail_posts" ("contact_id" text not null references "contacts" ("id") on delete cascade, "post_key" text not null, "position" integer not null, "read_percent" integer not null, "is_first" int2 not null, "is_last" int2 not null, constraint "contact_trail_posts_pk" primary key ("contact_id", "post_key"));
alter table "contact_trail_posts" add column "submitted_at" text default '' not null;
create index "contact_trail_posts_post_idx" on "contact_trail_posts" ("post_key", "contact_id");
create index "contact_trails_results_idx" on "contact_trails" ("submitted_at", "contact_id", "entry_source", "campaign_source", "campaign_medium", "campaign_name");
create index "contact_trail_posts_results_idx" on "contact_trail_posts" ("submitted_at", "contact_id", "post_key");
create index "contacts_results_idx" on "contacts" ("submitted_at", "status", "source", "merged_into", "value", "answer_seconds", "id");
create table "issue_visits" ("issue_id" text not null references "issues" ("id") on delete cascade, "day" text not null, "path" text not null, "visits" integer not null, constraint "issue_visits_pk" primary key ("issue_id", "day", "path"));
create table "issue_results" ("issue_id" text not null references "issues" ("id") on delete cascade, "kind" text not null check (kind in ('sign-up', 'enquiry')), "count" integer not null, constraint "issue_results_pk" primary key ("issue_id", "kind"));
create table "funnel_days" ("day" text not null, "step" text not null, "is_sample" int2 default 0 not null, "count" integer not null check (count >= 0), constraint "funnel_days_pk" primary key ("day", "step", "is_sample"));
create table "report_readers" ("id" text primary key, "staff_id" text references "staff" ("id") on delete cascade);
create trigger "issues_insert_raises_version" after insert on issues
        for each row when (new.started_at is not null) execute function raise_content_version();
create trigger "issues_update_raises_version" after update of slug, subject, preview_text, content, archive, state, started_at on issues
        for each row when (old.started_at is not null or new.started_at is not null) execute function raise_content_version();
create trigger "issues_delete_raises_version" after delete on issues
        for each row when (old.started_at is not null) execute function raise_content_version();
create table "page_view_months" ("month" text not null, "path" text not null, "source" text not null, "views" integer not null, constraint "page_view_months_pk" primary key ("month", "path", "source"));
insert into page_view_months (month, path, source, views)
    select substr(day, 1, 7), path, source, sum(views) from page_views group by 1, 2, 3;
create table "page_view_days" ("day" text not null, "page" text not null, "source" text not null, "views" integer not null, constraint "page_view_days_pk" primary key ("day", "page", "source"));
insert into page_view_days (day, page, source, views)
    select day, case
    when "path" = '/' then 'Home'
    when "path" = '/services' then 'Services'
    when "path" = '/about' then 'About'
    when "path" = '/#contact' then 'Contact'
    when "path" = '/blog' or substr("path", 1, 6) = '/blog/' then 'Blog'
    else 'Other' end, source, sum(views) from page_views group by 1, 2, 3;
create function add_month_views() returns trigger language plpgsql as $$
    begin
      insert into page_view_months (month, path, source, views)
        select substr(day, 1, 7), path, source, sum(views) from added group by 1, 2, 3 order by 1, 2, 3
        on conflict (month, path, source) do update set views = page_view_months.views + excluded.views;
      return null;
    end $$;
create function subtract_month_views() returns trigger language plpgsql as $$
    begin
      update page_view_months set views = page_view_months.views - gone.views
        from (select substr(day, 1, 7) as month, path, source, sum(views) as views from removed group by 1, 2, 3) as gone
        where page_view_months.month = gone.month and page_view_months.path = gone.path
          and page_view_months.source = gone.source;
      delete from page_view_months using (select distinct substr(day, 1, 7) as month, path, source from removed) as gone
        where page_view_months.month = gone.month and page_view_months.path = gone.path
          and page_view_months.source = gone.source and page_view_months.views = 0;
      return null;
    end $$;
create function empty_month_views() returns trigger language plpgsql as $$
    begin
      delete from page_view_months;
      return null;
    end $$;
create trigger page_view_months_insert after insert on page_views referencing new table as added
    for each statement execute function add_month_views();
create trigger page_view_months_update_1 after update on page_views referencing new table as added
    for each statement execute function add_month_views();
create trigger page_view_months_update_2 after update on page_views referencing old table as removed
    for each statement execute function subtract_month_views();
create trigger page_view_months_delete after delete on page_views referencing old table as removed
    for each statement execute function subtract_month_views();
create trigger page_view_months_truncate after truncate on page_views
    for each statement execute function empty_month_views();
create function sum_day_views() returns trigger language plpgsql as $$
    begin
      if tg_op = 'TRUNCATE' then
        delete from page_view_days;
        return null;
      end if;
      if tg_op <> 'INSERT' then
        update page_view_days set views = page_view_days.views - gone.views
          from (select day, case
    when "path" = '/' then 'Home'
    when "path" = '/services' then 'Services'
    when "path" = '/about' then 'About'
    when "path" = '/#contact' then 'Contact'
    when "path" = '/blog' or substr("path", 1, 6) = '/blog/' then 'Blog'
    else 'Other' end as page, source, sum(views) as views from removed group by 1, 2, 3) as gone
          where page_view_days.day = gone.day and page_view_days.page = gone.page
            and page_view_days.source = gone.source;
      end if;
      if tg_op <> 'DELETE' then
        insert into page_view_days (day, page, source, views)
          select day, case
    when "path" = '/' then 'Home'
    when "path" = '/services' then 'Services'
    when "path" = '/about' then 'About'
    when "path" = '/#contact' then 'Contact'
    when "path" = '/blog' or substr("path", 1, 6) = '/blog/' then 'Blog'
    else 'Other' end, source, sum(views) from added group by 1, 2, 3 order by 1, 2, 3
          on conflict (day, page, source) do update set views = page_view_days.views + excluded.views;
      end if;
      return null;
    end $$;
create trigger "page_view_sums_of_days_insert" after insert on page_views referencing new table as added
      for each statement execute function sum_day_views();
create trigger "page_view_sums_of_days_update" after update on page_views referencing old table as removed new table as added
      for each statement execute function sum_day_views();
create trigger "page_view_sums_of_days_delete" after delete on page_views referencing old table as removed
      for each statement execute function sum_day_views();
create trigger "page_view_sums_of_days_truncate" after truncate on page_views 
      for each statement execute function sum_day_views();
create index "page_views_day_idx" on "page_views" ("day", "path", "source", "views");
create index "page_views_path_idx" on "page_views" ("path", "day", "source", "views");
create table new_mails (
    id text not null constraint "mails_pk" primary key,
    kind text not null,
    recipient text not null default '',
    digest_id text,
    created_at text not null,
    next_attempt_at text,
    attempts integer not null default 0,
    claim text,
    tried_at text,
    sent_at text,
    failed_at text,
    last_error text not null default '',
    about_kind text, about_id text, check ((about_kind is null) = (about_id is null))
  );
insert into new_mails (id, kind, recipient, digest_id, created_at, next_attempt_at, attempts, claim, tried_at, sent_at,
  failed_at, last_error, about_kind, about_id) select id, kind, recipient, digest_id, created_at, next_attempt_at, attempts, claim, tried_at, sent_at,
  failed_at, last_error, case
        when booking_id is not null then 'call'
        when contact_message_id is not null then 'message'
        when contact_id is not null then 'enquiry'
        when subscriber_id is not null then 'subscriber'
        when issue_id is not null then 'issue'
      end,
      coalesce(booking_id, contact_message_id, contact_id, subscriber_id, issue_id) from mails;
drop table "mails";
alter table "new_mails" rename to "mails";
create index "mails_due_idx" on mails (next_attempt_at) where next_attempt_at is not null;
create index "mails_failed_idx" on mails (failed_at) where failed_at is not null;
create index "mails_sent_idx" on mails (sent_at) where sent_at is not null;
create index "mails_recipient_idx" on mails (lower(recipient)) where recipient <> '';
create index "mails_digest_idx" on mails (digest_id) where digest_id is not null;
create index mails_about_idx on mails (about_id, about_kind);
alter table "staff" add column "new_role" text default 'analyst' not null check (new_role in ('admin', 'editor', 'author', 'sales', 'analyst', 'integration'));
update staff set new_role = role;
alter table "staff" drop column "role";
alter table "staff" rename column "new_role" to "role";
alter table "staff" add column "capabilities" text;
create table "mail_accounts" ("kind" text primary key, "host" text not null, "port" integer not null, "security" text not null, "user_name" text not null, "sealed_password" text not null, "staff_id" text references "staff" ("id") on delete set null, "updated_at" text not null);
create trigger "mail_accounts_insert_raises_version" after insert on mail_accounts for each row execute function raise_content_version();
create trigger "mail_accounts_update_raises_version" after update on mail_accounts for each row execute function raise_content_version();
create trigger "mail_accounts_delete_raises_version" after delete on mail_accounts for each row execute function raise_content_version();
create table "copy_documents" ("id" text primary key, "version" integer not null, "fields" text not null, "saved_by" text not null, "saved_at" text not null);
create table "copy_revisions" ("document_id" text not null, "version" integer not null, "fields" text not null, "saved_by" text not null, "saved_at" text not null, constraint "copy_revisions_pk" primary key ("document_id", "version"));
create table "copy_drafts" ("document_id" text primary key, "version" text not null, "base_version" integer not null, "goes_live_at" text, "held_at" text, "discarded_at" text, "saved_by" text not null, "saved_at" text not null, "base_fields" text not null, "fields" text not null);
create trigger "copy_documents_insert_raises_version" after insert on copy_documents for each row execute function raise_content_version();
create trigger "copy_documents_update_raises_version" after update on copy_documents for each row execute function raise_content_version();
create trigger "copy_documents_delete_raises_version" after delete on copy_documents for each row execute function raise_content_version();
create table "brand_files" ("name" text primary key, "content" text not null, "created_at" text not null);
alter table "settings" add column "legal_name" text default '' not null;
alter table "settings" add column "place" text default 'Los Angeles' not null;
alter table "settings" add column "region" text default 'California' not null;
alter table "settings" add column "country" text default 'US' not null;
alter table "settings" add column "area" text default 'the United States' not null;
create table "added_pages" ("id" text primary key, "kind" text not null, "path" text not null, "title" text not null, "created_at" text not null, "first_published_at" text, "public_since" text, "deleted_at" text, constraint "added_pages_path_unique" unique ("path"));
create trigger "added_pages_insert_raises_version" after insert on added_pages for each row execute function raise_content_version();
create trigger "added_pages_update_raises_version" after update on added_pages for each row execute function raise_content_version();
create trigger "added_pages_delete_raises_version" after delete on added_pages for each row execute function raise_content_version();
alter table contacts drop constraint contacts_package_check;
alter table "contacts" add column "package_name" text default '' not null;
alter table "contacts" add column "answers_json" text default '[]' not null;
create table "site_previews" ("token_hash" text primary key, "kind" text not null, "subject" text not null, "created_by" text not null, "created_at" text not null, "expires_at" text not null);
create table "releases" ("id" text primary key, "name" text not null, "goes_live_at" text, "held_at" text, "published_at" text, "created_by" text not null, "created_at" text not null);
create table "release_parts" ("id" text primary key, "release_id" text not null references "releases" ("id") on delete cascade, "document_id" text, "post_id" text references "posts" ("id") on delete cascade on update cascade, "added_at" text not null);
create table "form_wordings" ("id" text primary key, "text" text not null, "first_shown_at" text not null);
alter table "contacts" add column "wording_id" text references "form_wordings" ("id");
create table "site_checks" ("night" text primary key, "started_at" text not null, "ended_at" text);
create table "site_findings" ("id" text primary key, "place_kind" text not null, "place_id" text not null, "field" text, "weight" text not null, "text" text not null, "found_at" text not null);
create table "imports" ("id" text primary key, "file_name" text not null, "file_bytes" bigint not null, "state" text not null, "system" text, "site_title" text not null, "site_address" text not null, "problem" text not null, "created_by" text not null, "created_at" text not null, "finished_at" text, "claim" text, "claimed_until" text);
create table "import_items" ("import_id" text not null references "imports" ("id") on delete cascade, "position" integer not null, "kind" text not null, "source_id" text not null, "title" text not null, "count" integer not null, "line_start" bigint not null, "line_bytes" bigint not null, "outcome" text not null, "reason" text not null, "path" text, "version_before" integer, "ledger" text, constraint "import_items_pk" primary key ("import_id", "position"));
create table "import_notes" ("import_id" text not null references "imports" ("id") on delete cascade, "position" integer not null, "kind" text not null, "what" text not null, constraint "import_notes_pk" primary key ("import_id", "position", "kind", "what"));
create table "import_targets" ("site" text not null, "kind" text not null, "source_id" text not null, "import_id" text not null, "target_id" text not null, "target_version" integer not null, "content_hash" text not null, constraint "import_targets_pk" primary key ("site", "kind", "source_id"));
create table "export_schedule" ("id" integer primary key check (id = 1), "every" text not null, "is_with_people" integer not null, "started_at" text, "made_at" text, "problem" text, "updated_at" text not null);
alter table "posts" add column "content_changed_at" text;
create table "call_kinds" ("id" text primary key, "name" text not null, "description" text default '' not null, "call_minutes" integer not null, "place" text default '' not null, "is_for_all" int2 not null check (is_for_all in (0, 1)), "is_hidden" int2 not null check (is_hidden in (0, 1)), "position" integer not null, "created_at" text not null, "updated_at" text not null, "removed_at" text);
create table "call_kind_people" ("kind_id" text not null references "call_kinds" ("id") on delete cascade, "staff_id" text not null references "staff" ("id") on delete cascade, constraint "call_kind_people_pk" primary key ("kind_id", "staff_id"));
create index "call_kind_people_staff_idx" on "call_kind_people" ("staff_id");
alter table "bookings" add column "kind_id" text references "call_kinds" ("id");
alter table "bookings" add column "kind_name" text;
alter table "posts" add column "series" text default '' not null;
create index posts_series_idx on posts (series, sort_date, id, status, deleted_at)
    where series <> '' and deleted_at is null;
create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) primary key, is_locked integer not null default 0);
insert into kysely_migration_lock (id) values ('migration_lock');
insert into kysely_migration values ('20261122_0900_create_posts', '2026-11-20T00:00:00.000Z');
insert into kysely_migration values ('20261122_0910_create_people', '2026-11-20T00:00:00.000Z');
insert into kysely_migration values ('20261122_0920_create_staff', '2026-11-20T00:00:00.000Z');
insert into kysely_migration values ('20261122_0930_create_site', '2026-11-20T00:00:00.000Z');
insert into kysely_migration values ('20261122_0940_create_analytics', '2026-11-20T00:00:00.000Z');
insert into kysely_migration values ('20261122_0950_create_mail', '2026-11-20T00:00:00.000Z');
insert into kysely_migration values ('20261122_1000_create_audit', '2026-11-20T00:00:00.000Z');
insert into kysely_migration values ('20261122_1010_create_privacy', '2026-11-20T00:00:00.000Z');
insert into kysely_migration values ('20261122_1020_create_operations', '2026-11-20T00:00:00.000Z');
insert into kysely_migration values ('20261122_1030_create_search', '2026-11-20T00:00:00.000Z');
insert into kysely_migration values ('20261122_1040_create_content_triggers', '2026-11-20T00:00:00.000Z');
insert into kysely_migration values ('20261126_1000_extend_posts', '2026-11-20T00:00:00.000Z');
insert into kysely_migration values ('20261126_1010_extend_public_pages', '2026-11-20T00:00:00.000Z');
insert into kysely_migration values ('20261126_1020_extend_accounts', '2026-11-20T00:00:00.000Z');
insert into kysely_migration values ('20261126_1030_create_newsletter', '2026-11-20T00:00:00.000Z');
insert into kysely_migration values ('20261126_1040_extend_mail', '2026-11-20T00:00:00.000Z');
insert into kysely_migration values ('20261126_1050_create_conversations', '2026-11-20T00:00:00.000Z');
insert into kysely_migration values ('20261126_1060_create_bookings', '2026-11-20T00:00:00.000Z');
insert into kysely_migration values ('20261126_1070_create_keys_and_webhooks', '2026-11-20T00:00:00.000Z');
insert into kysely_migration values ('20261126_1080_create_trails_and_results', '2026-11-20T00:00:00.000Z');
insert into kysely_migration values ('20261126_1090_sum_views', '2026-11-20T00:00:00.000Z');
insert into kysely_migration values ('20261127_0100_name_what_mails_are_about', '2026-11-20T00:00:00.000Z');
insert into kysely_migration values ('20261127_0200_create_integrations', '2026-11-20T00:00:00.000Z');
insert into kysely_migration values ('20261127_0300_create_mail_accounts', '2026-11-20T00:00:00.000Z');
insert into kysely_migration values ('20261128_0100_create_copy_documents', '2026-11-20T00:00:00.000Z');
insert into kysely_migration values ('20261128_0200_create_brand_files', '2026-11-20T00:00:00.000Z');
insert into kysely_migration values ('20261128_0300_describe_agency', '2026-11-20T00:00:00.000Z');
insert into kysely_migration values ('20261128_0400_create_added_pages', '2026-11-20T00:00:00.000Z');
insert into kysely_migration values ('20261128_0500_ask_own_questions', '2026-11-20T00:00:00.000Z');
insert into kysely_migration values ('20261128_0600_create_releases', '2026-11-20T00:00:00.000Z');
insert into kysely_migration values ('20261128_0800_keep_wordings', '2026-11-20T00:00:00.000Z');
insert into kysely_migration values ('20261128_0900_create_site_findings', '2026-11-20T00:00:00.000Z');
insert into kysely_migration values ('20261129_0100_create_imports', '2026-11-20T00:00:00.000Z');
insert into kysely_migration values ('20261129_0200_create_export_schedule', '2026-11-20T00:00:00.000Z');
insert into kysely_migration values ('20261130_0100_date_content_changes', '2026-11-20T00:00:00.000Z');
insert into kysely_migration values ('20261130_0200_define_call_kinds', '2026-11-20T00:00:00.000Z');
insert into kysely_migration values ('20261130_0300_group_posts_in_series', '2026-11-20T00:00:00.000Z');
insert into schema_version values (1, '1.8.0');
insert into "posts" ("author", "category", "featured_image_url", "views", "reading_time_minutes", "version", "is_sample", "created_at", "updated_at", "deleted_at", "is_address_automatic", "first_published_at", "id", "key", "title", "excerpt", "status", "publish_date", "sort_date", "title_key", "search_title", "search_body", "content") values ('Maya Alvarez', 'SEO', '/media/0123456789abcdef01234567-1600.webp', 42, 1, 3, 0, '2026-11-01T08:00:00.000Z', '2026-11-20T17:30:00.000Z', null, 0, null, 'reading-the-tides', 'reading-the-tides', 'Reading the Tides', 'What “Über” growth means.', 'published', '2026-11-01T08:00:00.000Z', '2026-11-01T08:00:00.000Z', 'reading the tides', 'reading the tides', 'what uber growth means maya alvarez moon phases estuary', '## Estuary

A *calm* day — 潮 🌊.'), ('', '', '', 0, 1, 1, 0, '2026-11-01T08:00:00.000Z', '2026-11-20T17:30:00.000Z', null, 0, null, 'untitled', 'untitled', '', '', 'draft', null, '', '', '', '', ''), ('Maya Alvarez', 'Strategy', '', 0, 1, 1, 0, '2026-11-01T08:00:00.000Z', '2026-11-20T17:30:00.000Z', null, 0, null, 'next-year', 'next-year', 'Next Year', '', 'scheduled', '2026-12-24T09:00:00.000Z', '2026-12-24T09:00:00.000Z', 'next year', 'next year', 'maya alvarez plans', 'Plans.'), ('Maya Alvarez', 'Strategy', '', 0, 1, 1, 1, '2026-11-01T08:00:00.000Z', '2026-11-20T17:30:00.000Z', '2026-11-20T17:30:00.000Z', 0, null, 'thrown-away', 'thrown-away', 'Thrown away', '', 'published', '2026-11-01T08:00:00.000Z', '2026-11-01T08:00:00.000Z', 'thrown away', 'thrown away', 'maya alvarez old tides', 'Old tides.');
insert into "post_tags" ("post_id", "position", "tag", "tag_key") values ('reading-the-tides', 0, 'Moon Phases', 'moon-phases'), ('reading-the-tides', 1, 'Estuary', 'estuary');
insert into "post_revisions" ("post_id", "version", "kind", "saved_by", "started_at", "saved_at", "title", "status", "word_count", "fields") values ('reading-the-tides', 2, 'autosave', 'Maya', '2026-11-01T08:00:00.000Z', '2026-11-20T17:30:00.000Z', 'Reading the tide', 'draft', 3, '{"title":"Reading the tide","content":"A calm day."}');
insert into "preview_links" ("token_hash", "post_id", "created_by", "created_at", "expires_at") values ('1111111111111111111111111111111111111111111111111111111111111111', 'next-year', 'Maya', '2026-11-20T17:30:00.000Z', '2026-12-24T09:00:00.000Z');
insert into "pending_changes" ("post_id", "version", "base_version", "goes_live_at", "held_at", "discarded_at", "saved_by", "saved_at", "title", "base_fields", "fields") values ('reading-the-tides', '0b5c8d3e-5a86-4a57-9d5b-0f3c9e1d2a44', 2, '2026-12-24T09:00:00.000Z', null, null, 'Maya', '2026-11-20T17:30:00.000Z', 'Reading the tides again', '{"title":"Reading the tides"}', '{"title":"Reading the tides again"}');
insert into "redirects" ("id", "path", "post_id", "target_path", "origin", "created_at") values ('redirect-1', '/blog/tides-explained', 'reading-the-tides', null, 'moved', '2026-11-20T17:30:00.000Z');
insert into "former_post_ids" ("id", "post_key") values ('tides-explained', 'reading-the-tides');
insert into "export_schedule" ("id", "every", "is_with_people", "started_at", "made_at", "problem", "updated_at") values (1, 'monthly', 1, '2026-11-20T17:30:00.000Z', '2026-11-20T17:30:00.000Z', null, '2026-11-20T09:05:00.000Z');
insert into "imports" ("id", "file_name", "file_bytes", "state", "system", "site_title", "site_address", "problem", "created_by", "created_at", "finished_at", "claim", "claimed_until") values ('0194c5a2-0f6b-7a51-9d8a-2f1f6f1c7b13', 'old-shore.xml', 7000, 'ready', 'wordpress', 'Old Shore', 'https://old.example', '', 'Maya', '2026-11-20T17:30:00.000Z', '2026-11-20T09:05:00.000Z', null, null);
insert into "import_items" ("import_id", "position", "kind", "source_id", "title", "count", "line_start", "line_bytes", "outcome", "reason", "path", "version_before", "ledger") values ('0194c5a2-0f6b-7a51-9d8a-2f1f6f1c7b13', 0, 'post', '11', 'Ebb', 1, 0, 900, 'arrived', '', '/blog/ebb', null, '{"wordsIn":12,"wordsOut":12,"picturesIn":1,"picturesOut":1,"linksIn":2,"linksOut":2,"addressesIn":2,"addressesOut":2}');
insert into "import_notes" ("import_id", "position", "kind", "what") values ('0194c5a2-0f6b-7a51-9d8a-2f1f6f1c7b13', 0, 'kept', 'shortcode box');
insert into "import_targets" ("site", "kind", "source_id", "import_id", "target_id", "target_version", "content_hash") values ('old.example', 'post', '11', '0194c5a2-0f6b-7a51-9d8a-2f1f6f1c7b13', 'ebb', 1, '8888888888888888888888888888888888888888888888888888888888888888');
insert into "site_checks" ("night", "started_at", "ended_at") values ('2026-11-27', '2026-11-20T17:30:00.000Z', '2026-11-20T17:30:00.000Z');
insert into "site_findings" ("id", "place_kind", "place_id", "field", "weight", "text", "found_at") values ('0194c5a2-0f6b-7a51-9d8a-2f1f6f1c7b10', 'page', 'home', 'hero.requestQuote.to', 'mistake', 'There is no page at https://tides.example/ (status 404).', '2026-11-20T17:30:00.000Z');
insert into "added_pages" ("id", "kind", "path", "title", "created_at", "first_published_at", "public_since", "deleted_at") values ('page-plain-k3v9x0ab', 'plain', '/tide-tables', 'Tide tables', '2026-11-20T17:30:00.000Z', '2026-11-20T17:30:00.000Z', '2026-11-20T17:30:00.000Z', null);
insert into "copy_documents" ("id", "version", "fields", "saved_by", "saved_at") values ('home', 1, '{"hero.headline":"Low water"}', 'Maya', '2026-11-20T17:30:00.000Z');
insert into "copy_revisions" ("document_id", "version", "fields", "saved_by", "saved_at") values ('home', 1, '{"hero.headline":"Low water"}', 'Maya', '2026-11-20T17:30:00.000Z');
insert into "brand_files" ("name", "content", "created_at") values ('0123456789abcdef01234567-8x8.svg', 'PHN2Zy8+', '2026-11-20T17:30:00.000Z');
insert into "releases" ("id", "name", "goes_live_at", "held_at", "published_at", "created_by", "created_at") values ('0194c5a2-0f6b-7a51-9d8a-2f1f6f1c7b11', 'Spring tide', '2026-12-24T09:00:00.000Z', null, null, 'Maya', '2026-11-20T17:30:00.000Z');
insert into "release_parts" ("id", "release_id", "document_id", "post_id", "added_at") values ('0194c5a2-0f6b-7a51-9d8a-2f1f6f1c7b12', '0194c5a2-0f6b-7a51-9d8a-2f1f6f1c7b11', 'home', null, '2026-11-20T17:30:00.000Z');
insert into "site_previews" ("token_hash", "kind", "subject", "created_by", "created_at", "expires_at") values ('7777777777777777777777777777777777777777777777777777777777777777', 'page', 'home', 'Maya', '2026-11-20T17:30:00.000Z', '2026-12-24T09:00:00.000Z');
insert into "copy_drafts" ("document_id", "version", "base_version", "goes_live_at", "held_at", "discarded_at", "saved_by", "saved_at", "base_fields", "fields") values ('home', '5b0c8d3e-5a86-4a57-9d5b-0f3c9e1d2a45', 1, '2026-12-24T09:00:00.000Z', null, null, 'Maya', '2026-11-20T17:30:00.000Z', '{"hero.headline":"Low water"}', '{"hero.headline":"High water"}');
insert into "subscribers" ("is_sample", "created_at", "updated_at", "id", "email", "email_key", "status", "confirmation", "source", "confirm_by") values (0, '2026-11-01T08:00:00.000Z', '2026-11-20T17:30:00.000Z', 'subscriber-1', 'Ada@Example.com', 'ada@example.com', 'active', 'confirmed', 'blog-newsletter', null), (0, '2026-11-01T08:00:00.000Z', '2026-11-20T17:30:00.000Z', 'subscriber-2', 'bea@example.org', 'bea@example.org', 'active', 'waiting', null, '2026-12-24T09:00:00.000Z'), (1, '2026-11-01T08:00:00.000Z', '2026-11-20T17:30:00.000Z', 'subscriber-3', 'cy@example.org', 'cy@example.org', 'unsubscribed', 'confirmed', 'import', null);
insert into "confirmation_links" ("token_hash", "subscriber_id", "expires_at") values ('2222222222222222222222222222222222222222222222222222222222222222', 'subscriber-2', '2026-12-24T09:00:00.000Z');
insert into "suppressions" ("email_hash", "created_at") values ('3333333333333333333333333333333333333333333333333333333333333333', '2026-11-20T17:30:00.000Z');
insert into "secret_keys" ("name", "value") values ('subscribers', '4444444444444444444444444444444444444444444444444444444444444444');
insert into "form_wordings" ("id", "text", "first_shown_at") values ('0123456789abcdef0123456789abcdef', 'No spam.
[Send]', '2026-11-20T17:30:00.000Z');
insert into "contacts" ("last_name", "company", "package", "source", "is_sample", "wording_id", "id", "reference", "first_name", "email", "message", "status", "search_text", "name_key", "first_answered_at", "answer_seconds", "idempotency_key", "submitted_at", "updated_at") values ('Lovelace', 'Analytical Engines', 'wave', 'website', 0, '0123456789abcdef0123456789abcdef', 'contact-1', 'TL-AAAAAA1', 'Ada', 'ada@example.com', 'Hello 👋
Can you help?', 'pending', 'ada
lovelace
ada@example.com
analytical engines', 'ada lovelace', null, null, 'a-second-click', '2026-11-20T17:30:00.000Z', '2026-11-20T17:30:00.000Z'), ('Lovelace', '', null, 'website', 0, default, 'contact-2', 'TL-AAAAAA2', 'Zoë', 'zoe@example.org', '', 'won', 'zoë
lovelace
zoe@example.org
', 'zoe lovelace', '2026-11-20T17:30:00.000Z', 1676000, null, '2026-11-01T08:00:00.000Z', '2026-11-20T17:30:00.000Z');
insert into "mails" ("recipient", "created_at", "claim", "tried_at", "sent_at", "failed_at", "id", "kind", "about_kind", "about_id", "next_attempt_at", "attempts", "last_error") values ('', '2026-11-20T17:30:00.000Z', null, null, null, null, 'enquiry contact-1', 'enquiry', 'enquiry', 'contact-1', '2026-11-20T17:30:00.000Z', 0, ''), ('', '2026-11-20T17:30:00.000Z', null, '2026-11-20T17:30:00.000Z', '2026-11-20T17:30:00.000Z', null, 'confirmation subscriber-2', 'confirmation', 'subscriber', 'subscriber-2', null, 1, ''), ('maya@tideline.example', '2026-11-20T17:30:00.000Z', null, '2026-11-20T17:30:00.000Z', null, '2026-11-20T17:30:00.000Z', 'test 1', 'test', null, null, null, 8, '550 no such mailbox');
insert into "contact_notes" ("id", "contact_id", "author_id", "author_name", "body", "created_at") values ('note-1', 'contact-2', 'maya', 'Maya', 'Called back.', '2026-11-20T17:30:00.000Z');
insert into "contact_trails" ("entry_path", "entry_source", "entry_host", "last_path", "campaign_source", "campaign_medium", "campaign_name", "campaign_term", "campaign_content", "issue_id", "started_at", "pages", "details", "contact_id", "submitted_at") values ('/blog/reading-the-tides', 'organic', 'www.google.com', '/', 'letter', 'print', 'Spring', '', '', null, '2026-11-01T08:00:00.000Z', 3, '{"packages":["wave"],"caseStudies":["medical-spa"]}', 'contact-2', '2026-11-01T08:00:00.000Z');
insert into "contact_trail_posts" ("post_key", "read_percent", "is_first", "is_last", "contact_id", "submitted_at", "position") values ('reading-the-tides', 90, 1, 1, 'contact-2', '2026-11-01T08:00:00.000Z', 0);
insert into "subscriber_trails" ("entry_path", "entry_source", "entry_host", "last_path", "campaign_source", "campaign_medium", "campaign_name", "campaign_term", "campaign_content", "issue_id", "started_at", "pages", "details", "subscriber_id", "posts") values ('/blog/reading-the-tides', 'organic', 'www.google.com', '/', 'letter', 'print', 'Spring', '', '', null, '2026-11-01T08:00:00.000Z', 3, '{"packages":["wave"],"caseStudies":["medical-spa"]}', 'subscriber-1', '[{"post_key":"reading-the-tides","read_percent":90,"is_first":1,"is_last":1}]');
insert into "monthly_digests" ("month", "until") values ('2026-10', '2026-11-01T08:00:00.000Z');
insert into "leaving_reasons" ("id", "reason", "comment", "left_at") values ('reason-1', 'too-often', 'Once a month would do.', '2026-11-01T08:00:00.000Z');
insert into "topics" ("id", "name", "description", "position", "created_at") values ('seo', 'SEO', 'Search, and being found.', 0, '2026-11-01T08:00:00.000Z');
insert into "subscriber_topics" ("subscriber_id", "topic_id") values ('subscriber-1', 'seo');
insert into "issues" ("id", "slug", "subject", "preview_text", "content", "sender_name", "reply_to", "layout", "audience", "archive", "state", "version", "post_key", "scheduled_at", "starts_at", "started_at", "finished_at", "canary_accepted_at", "canary_error", "pause_reason", "created_at", "updated_at") values ('01993f00-0000-7000-8000-0000000000a1', 'spring-tide', 'Spring tide', 'What moved this week', 'The water *rises*.', 'Maya', 'maya@tideline.example', 'letter', '{"topics":["seo"],"sources":[],"joinedFrom":"2026-05-01","joinedTo":null}', 'public', 'sent', 2, 'reading-the-tides', null, '2026-11-01T08:00:00.000Z', '2026-11-01T08:00:00.000Z', '2026-11-20T17:30:00.000Z', '2026-11-01T08:00:00.000Z', '', '', '2026-11-01T08:00:00.000Z', '2026-11-20T17:30:00.000Z'), ('01993f00-0000-7000-8000-0000000000a2', null, '', '', '', '', '', 'digest', '{"topics":["seo"],"sources":[],"joinedFrom":"2026-05-01","joinedTo":null}', 'noindex', 'scheduled', 1, null, '2026-12-24T09:00:00.000Z', null, null, null, null, '', '', '2026-11-20T17:30:00.000Z', '2026-11-20T17:30:00.000Z');
insert into "issue_revisions" ("issue_id", "version", "kind", "saved_by", "started_at", "saved_at", "subject", "word_count", "fields") values ('01993f00-0000-7000-8000-0000000000a1', 2, 'save', 'Maya', '2026-11-01T08:00:00.000Z', '2026-11-01T08:00:00.000Z', 'Spring tide', 3, '{"subject":"Spring tide","content":"The water *rises*."}');
insert into "issue_messages" ("id", "issue_id", "subscriber_id", "domain", "state", "attempts", "next_attempt_at", "claim", "tried_at", "accepted_at", "last_error", "smtp_code", "bounced_at", "bounce_reason", "complained_at", "unsubscribed_at") values ('01993f00-0000-7000-8000-0000000000b1', '01993f00-0000-7000-8000-0000000000a1', 'subscriber-1', 'example.com', 'accepted', 1, null, null, '2026-11-01T08:00:00.000Z', '2026-11-01T08:00:00.000Z', '', 250, '2026-11-20T17:30:00.000Z', '552 mailbox full', null, null), ('01993f00-0000-7000-8000-0000000000b2', '01993f00-0000-7000-8000-0000000000a1', null, 'example.org', 'refused', 3, null, null, '2026-11-20T17:30:00.000Z', null, '550 no such user', 550, null, '', null, null);
insert into "bounce_reports" ("id", "received_at", "kind", "recipient", "reason") values ('01993f00-0000-7000-8000-0000000000c1', '2026-11-01T08:00:00.000Z', 'hard', 'ada@example.com', 'It quotes no message of ours. 5.1.1: user unknown');
insert into "mail_accounts" ("kind", "host", "port", "security", "user_name", "sealed_password", "staff_id", "updated_at") values ('smtp', 'smtp.tideline.example', 465, 'tls', 'post@tideline.example', 'c2VhbGVk', null, '2026-11-01T08:00:00.000Z');
insert into "mailbox_reader" ("id", "account", "uid_validity", "last_uid", "tried_uid", "tries", "holder", "held_until", "last_read_at", "last_error", "failed_at", "skipped_at", "skipped_reason") values (1, '7777777777777777777777777777777777777777777777777777777777777777', '1', 12, 0, 0, '', '2026-11-01T08:00:00.000Z', '2026-11-01T08:00:00.000Z', '', null, null, '');
insert into "mailbox_handled" ("message_hash", "handled_at") values ('8888888888888888888888888888888888888888888888888888888888888888', '2026-11-01T08:00:00.000Z');
insert into "issue_visits" ("issue_id", "day", "path", "visits") values ('01993f00-0000-7000-8000-0000000000a1', '2026-11-20', '/blog/reading-the-tides', 3);
insert into "issue_results" ("issue_id", "kind", "count") values ('01993f00-0000-7000-8000-0000000000a1', 'sign-up', 1);
insert into "sending_limits" ("id", "per_hour", "per_day", "per_domain_hour", "per_connection", "connections", "updated_at") values (1, 500, 0, 100, 50, 4, '2026-11-20T17:30:00.000Z');
insert into "sending_waits" ("name", "failures", "wait_until", "reason") values ('domain example.com', 6, '2026-12-24T09:00:00.000Z', '452 too many');
insert into "missed_paths" ("path", "visits", "last_seen_at", "referrer_host", "dismissed_at") values ('/blog/tydes', 3, '2026-11-20T17:30:00.000Z', 'news.example', null);
insert into "staff" ("id", "email", "email_key", "name", "role", "password_hash", "created_at", "capabilities") values ('maya', 'Maya@tideline.example', 'maya@tideline.example', 'Maya', 'admin', '$argon2id$v=19$m=19456,t=2,p=1$MVddjlvbHuhX0mMJfRVuRw$Yum/4IKcztd4dOUBFcAG6/RpeShDZVteAhA20nOsEN8', '2026-11-01T08:00:00.000Z', default), ('kim', 'kim@tideline.example', 'kim@tideline.example', 'Kim', 'admin', '$argon2id$v=19$m=19456,t=2,p=1$MVddjlvbHuhX0mMJfRVuRw$Yum/4IKcztd4dOUBFcAG6/RpeShDZVteAhA20nOsEN8', '2026-11-20T17:30:00.000Z', default), ('board-sync', '', 'integration:board sync', 'Board sync', 'integration', '', '2026-11-20T17:30:00.000Z', 'contacts.read posts.edit');
insert into "sessions" ("token_hash", "staff_id", "user_agent", "network", "created_at", "last_seen_at", "confirmed_at", "expires_at") values ('5555555555555555555555555555555555555555555555555555555555555555', 'maya', 'Firefox', '203.0.113.x', '2026-11-20T17:30:00.000Z', '2026-11-20T17:30:00.000Z', '2026-11-20T17:30:00.000Z', '2026-12-24T09:00:00.000Z');
insert into "staff_invitations" ("id", "email", "email_key", "name", "role", "token_hash", "created_at", "expires_at") values ('invitation-1', 'ida@example.com', 'ida@example.com', 'Ida', 'author', '7777777777777777777777777777777777777777777777777777777777777777', '2026-11-20T17:30:00.000Z', '2026-12-24T09:00:00.000Z');
insert into "api_keys" ("id", "staff_id", "key_hash", "hint", "name", "scopes", "networks", "created_at", "expires_at", "last_used_at") values ('key-1', 'maya', '8888888888888888888888888888888888888888888888888888888888888888', 'tdl_012345', 'Website sync', 'posts.read-drafts posts.edit', '203.0.113.0/24', '2026-11-20T17:30:00.000Z', '2026-12-24T09:00:00.000Z', null), ('key-2', 'board-sync', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'tdl_6789ab', 'Server', 'contacts.read', '', '2026-11-20T17:30:00.000Z', null, '2026-11-20T17:30:00.000Z');
insert into "idempotency_keys" ("staff_id", "api_key_id", "key_hash", "fingerprint", "started_at", "finished_at", "answer") values ('maya', 'key-1', '9999999999999999999999999999999999999999999999999999999999999999', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', '2026-11-20T17:30:00.000Z', '2026-11-20T17:30:00.000Z', 'sealed');
insert into "known_networks" ("network_hash", "staff_id", "known_until") values ('6666666666666666666666666666666666666666666666666666666666666666', 'maya', '2026-12-24T09:00:00.000Z');
insert into "second_factors" ("staff_id", "secret", "started_at", "confirmed_at", "last_used_step") values ('maya', 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', '2026-11-01T08:00:00.000Z', '2026-11-20T17:30:00.000Z', 58800000);
insert into "passkeys" ("id", "staff_id", "credential_id", "public_key", "counter", "transports", "name", "created_at", "last_used_at", "suspected_at") values ('passkey-1', 'maya', 'Y3JlZGVudGlhbA', 'cHVibGljIGtleQ', 3, 'internal hybrid', 'Laptop', '2026-11-01T08:00:00.000Z', '2026-11-20T17:30:00.000Z', null);
insert into "passkey_challenges" ("challenge_hash", "staff_id", "purpose", "expires_at") values ('8888888888888888888888888888888888888888888888888888888888888888', 'maya', 'register', '2026-12-24T09:00:00.000Z');
insert into "password_resets" ("token_hash", "staff_id", "expires_at") values ('9999999999999999999999999999999999999999999999999999999999999999', 'maya', '2026-12-24T09:00:00.000Z');
insert into "recovery_codes" ("staff_id", "position", "code_hash", "used_at") values ('maya', 1, '$argon2id$v=19$m=19456,t=2,p=1$MVddjlvbHuhX0mMJfRVuRw$Yum/4IKcztd4dOUBFcAG6/RpeShDZVteAhA20nOsEN8', null), ('maya', 2, '$argon2id$v=19$m=19456,t=2,p=1$MVddjlvbHuhX0mMJfRVuRw$Yum/4IKcztd4dOUBFcAG6/RpeShDZVteAhA20nOsEN8', '2026-11-20T17:30:00.000Z');
insert into "contact_messages" ("id", "contact_id", "direction", "kind", "from_name", "from_address", "to_address", "reply_to", "subject", "body", "quoted_body", "message_id", "in_reply_to", "state", "error", "is_unverified", "idempotency_key", "staff_id", "staff_name", "created_at", "send_at", "sent_at") values ('01993f00-0000-7000-8000-0000000000c1', 'contact-2', 'out', 'reply', 'Maya', 'hello@tideline.example', 'zoe@example.org', '', 'Your enquiry TL-AAAAAA2', 'Thank you, Zoë.
Shall we talk on Friday?', '', '<reply@tideline.example>', '', 'sent', '', 0, 'a-second-click-on-send', 'maya', 'Maya', '2026-11-01T08:00:00.000Z', '2026-11-01T08:00:00.000Z', '2026-11-01T08:00:00.000Z'), ('01993f00-0000-7000-8000-0000000000c2', 'contact-2', 'in', 'mail', 'Zoë Lovelace', 'zoe@example.org', 'hello@tideline.example', '', 'Re: Your enquiry TL-AAAAAA2', 'Friday is fine 👋', '> Shall we talk on Friday?', '<answer@example.org>', '<reply@tideline.example>', 'received', '', 0, null, null, '', '2026-11-20T17:30:00.000Z', null, null);
insert into "contact_reply_drafts" ("contact_id", "staff_id", "body", "updated_at") values ('contact-2', 'maya', 'Until Friday then', '2026-11-20T17:30:00.000Z');
insert into "contact_attachments" ("id", "message_id", "position", "file_name", "bytes", "is_stored", "draft_contact_id", "draft_staff_id") values ('attachment-1', '01993f00-0000-7000-8000-0000000000c2', 0, 'plan.pdf', 3, 1, default, default), ('attachment-2', default, 0, 'offer.pdf', 3, 1, 'contact-2', 'maya');
insert into "contact_attachment_parts" ("attachment_id", "position", "content") values ('attachment-1', 0, 'SGkK'), ('attachment-2', 0, 'SGkK');
insert into "contact_work" ("contact_id", "owner_id", "next_step", "next_step_on", "warned_at") values ('contact-2', 'maya', 'Send the offer', '2026-11-30', '2026-11-20T17:30:00.000Z');
insert into "saved_replies" ("id", "name", "body", "updated_at") values ('saved-1', 'Thanks', 'Dear {firstName}', '2026-11-20T17:30:00.000Z');
insert into "conversation_settings" ("id", "is_acknowledging", "is_escalating", "reply_address", "auth_host", "opening_hours", "updated_at") values (1, 1, 0, 'reply@tideline.example', 'mx.tideline.example', '', '2026-11-20T17:30:00.000Z');
insert into "post_approvals" ("post_id", "requested_by", "requested_at", "version", "state", "note", "returned_by", "returned_at") values ('reading-the-tides', 'maya', '2026-11-20T17:30:00.000Z', '0b5c8d3e-5a86-4a57-9d5b-0f3c9e1d2a44', 'returned', 'Shorter, please.', 'maya', '2026-11-20T17:30:00.000Z');
insert into "own_data_links" ("token_hash", "email_key", "act", "expires_at") values ('7777777777777777777777777777777777777777777777777777777777777777', 'ada@example.com', 'download', '2026-12-24T09:00:00.000Z');
insert into "call_rules" ("id", "call_minutes", "buffer_minutes", "notice_hours", "days_ahead", "updated_at") values (1, 45, 15, 24, 60, '2026-11-20T17:30:00.000Z');
insert into "call_hours" ("staff_id", "weekly", "days_off", "place", "feed_url", "feed_next_at", "feed_read_at", "feed_failed_at", "feed_error", "updated_at") values ('maya', '[[{"from":"09:00","to":"12:00"}],[],[],[],[],[],[]]', '[{"from":"2026-12-24","to":"2027-01-01"}]', 'https://meet.example/maya', 'https://calendar.example/private/maya.ics', '2026-12-24T09:00:00.000Z', '2026-11-20T17:30:00.000Z', null, '', '2026-11-20T17:30:00.000Z');
insert into "call_kinds" ("id", "name", "description", "call_minutes", "place", "is_for_all", "is_hidden", "position", "created_at", "updated_at", "removed_at") values ('site-review', 'Site review', 'Bring your address.', 30, 'https://meet.example/review', 0, 0, 0, '2026-11-01T08:00:00.000Z', '2026-11-20T17:30:00.000Z', null);
insert into "call_kind_people" ("kind_id", "staff_id") values ('site-review', 'maya');
insert into "busy_times" ("staff_id", "starts_at", "ends_at") values ('maya', '2026-11-20T17:30:00.000Z', '2026-12-24T09:00:00.000Z');
insert into "bookings" ("id", "contact_id", "staff_id", "starts_at", "ends_at", "status", "place", "message", "visitor_zone", "sequence", "held_until", "reminded_at", "cancelled_at", "cancelled_by", "cancel_reason", "idempotency_key", "created_at", "kind_id", "kind_name") values ('booking-1', 'contact-1', 'maya', '2026-12-24T09:00:00.000Z', '2026-12-24T09:30:00.000Z', 'booked', 'https://meet.example/maya', 'More patients, please.', 'Europe/Berlin', 1, null, null, null, null, '', null, '2026-11-01T08:00:00.000Z', 'site-review', 'Site review');
insert into "booking_cells" ("staff_id", "starts_at", "booking_id") values ('maya', '2026-12-24T09:00:00.000Z', 'booking-1');
insert into "webhooks" ("id", "name", "url", "events", "state", "secret", "old_secret", "old_secret_until", "staff_id", "failing_since", "disabled_at", "disabled_reason", "created_at") values ('webhook-1', 'Sales board', 'https://hooks.example/tideline', 'enquiry.created enquiry.updated', 'active', 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=', null, null, 'maya', '2026-11-20T17:30:00.000Z', null, '', '2026-11-01T08:00:00.000Z');
insert into "events" ("id", "type", "object_id", "order_key", "sequence", "data", "created_at") values ('event-1', 'enquiry.created', 'contact-1', 'enquiry contact-1', 1, '{}', '2026-11-20T17:30:00.000Z');
insert into "webhook_deliveries" ("id", "webhook_id", "event_id", "order_key", "sequence", "state", "attempts", "next_attempt_at", "claim", "tried_at", "delivered_at", "status_code", "answer", "duration_ms") values ('delivery-1', 'webhook-1', 'event-1', 'enquiry contact-1', 1, 'waiting', 1, '2026-12-24T09:00:00.000Z', null, '2026-11-20T17:30:00.000Z', null, 500, 'The board is closed.', 120);
insert into "contact_views" ("id", "staff_id", "name", "q", "status", "sort", "is_shared", "created_at") values ('view-1', 'maya', 'Clinics', 'clinic', 'qualified', 'name', 1, '2026-11-20T17:30:00.000Z');
insert into "settings" ("id", "site_title", "contact_email", "instagram_url", "linkedin_url", "time_zone", "analytics_id", "updated_at") values (1, 'Ebb & Flow', 'hello@tideline.example', 'https://instagram.example/tideline', '', 'Europe/Berlin', '', '2026-11-20T17:30:00.000Z');
insert into "page_views" ("day", "path", "source", "is_sample", "views") values ('2026-11-20', '/blog/reading-the-tides', 'organic', 0, 40), ('2026-11-20', '/', 'direct', 1, 2);
insert into "other_views" ("day", "viewer", "views") values ('2026-11-20', 'bot', 7);
insert into "report_readers" ("id", "staff_id") values ('maya', 'maya');
insert into "funnel_days" ("day", "step", "is_sample", "count") values ('2026-11-20', 'field:email', 0, 3);
insert into "page_visitors" ("day", "path", "visitor_hash") values ('2026-11-20', '/', '7777777777777777777777777777777777777777777777777777777777777777');
insert into "visitor_salts" ("day", "salt") values ('2026-11-20', '8888888888888888888888888888888888888888888888888888888888888888');
insert into "rate_limits" ("key", "window_started_at", "count") values ('login 203.0.113.x', '2026-11-20T17:30:00.000Z', 3);
insert into "pictures" ("id", "file_name", "alt", "width", "height", "ending", "bytes", "mime_type", "created_by", "search_text", "created_at") values ('0123456789abcdef01234567', 'Heron.JPG', 'A heron at low tide', 1600, 900, 'jpg', 123456, 'image/jpeg', 'Maya', 'heron.jpg
a heron at low tide', '2026-11-20T17:30:00.000Z');
insert into "work_pictures" ("sample_id", "picture_id", "updated_at") values ('spa-physician-film', '0123456789abcdef01234567', '2026-11-20T17:30:00.000Z');
insert into "authors" ("id", "name", "name_key", "role", "sentence", "bio", "picture_id", "is_sample", "version", "created_at", "updated_at") values ('author-1', 'Maya Alvarez', 'maya alvarez', 'Search', 'Reads the tide tables first.', '', '0123456789abcdef01234567', 0, 2, '2026-11-01T08:00:00.000Z', '2026-11-20T17:30:00.000Z');
insert into "pending_profiles" ("staff_id", "name", "role", "sentence", "bio", "picture_id", "version", "state", "submitted_at", "note", "returned_by", "returned_at") values ('maya', 'Maya Alvarez', 'Search', 'Reads the tide tables twice.', '', '0123456789abcdef01234567', '0b5c8d3e-5a86-4a57-9d5b-0f3c9e1d2a44', 'returned', '2026-11-01T08:00:00.000Z', 'Once is enough.', 'maya', '2026-11-20T17:30:00.000Z');
insert into "backups" ("id", "slot", "started_at", "file_name", "bytes", "row_count", "proven_at", "problem", "content_hash", "unchanged_at") values ('backup-1', '2026-11-20', '2026-11-20T17:30:00.000Z', '2026-11-20T03-00-00-000Z.tideline-backup', 5000000000, 40, '2026-11-20T17:30:00.000Z', null, '9999999999999999999999999999999999999999999999999999999999999999', '2026-11-20T17:30:00.000Z');
insert into "audit" ("id", "at", "actor_id", "actor", "action", "object", "object_id", "network", "request_id", "detail") values ('01993f00-0000-7000-8000-000000000001', '2026-11-01T08:00:00.000Z', 'maya', 'maya@tideline.example', 'post.publish', 'post', 'reading-the-tides', '203.0.113.x', 'req-1', '{"version":3,"status":"published"}');
insert into "retention" ("id", "contact_months", "session_days", "unconfirmed_days", "audit_months", "updated_at") values (1, 24, 30, 7, 24, '2026-11-20T17:30:00.000Z');
insert into "erasures" ("id", "salt", "email_hash", "erased_at") values ('erasure-1', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', '2026-11-20T17:30:00.000Z');
