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
insert into schema_version values (1, '1.0.0');
insert into "posts" ("author", "category", "featured_image_url", "views", "reading_time_minutes", "version", "is_sample", "created_at", "updated_at", "deleted_at", "id", "title", "excerpt", "status", "publish_date", "sort_date", "title_key", "search_title", "search_body", "content") values ('Maya Alvarez', 'SEO', '/media/0123456789abcdef01234567-1600.webp', 42, 1, 3, 0, '2026-11-01T08:00:00.000Z', '2026-11-20T17:30:00.000Z', null, 'reading-the-tides', 'Reading the Tides', 'What “Über” growth means.', 'published', '2026-11-01T08:00:00.000Z', '2026-11-01T08:00:00.000Z', 'reading the tides', 'reading the tides', 'what uber growth means maya alvarez moon phases estuary', '## Estuary

A *calm* day — 潮 🌊.'), ('', '', '', 0, 1, 1, 0, '2026-11-01T08:00:00.000Z', '2026-11-20T17:30:00.000Z', null, 'untitled', '', '', 'draft', null, '', '', '', '', ''), ('Maya Alvarez', 'Strategy', '', 0, 1, 1, 0, '2026-11-01T08:00:00.000Z', '2026-11-20T17:30:00.000Z', null, 'next-year', 'Next Year', '', 'scheduled', '2026-12-24T09:00:00.000Z', '2026-12-24T09:00:00.000Z', 'next year', 'next year', 'maya alvarez plans', 'Plans.'), ('Maya Alvarez', 'Strategy', '', 0, 1, 1, 1, '2026-11-01T08:00:00.000Z', '2026-11-20T17:30:00.000Z', '2026-11-20T17:30:00.000Z', 'thrown-away', 'Thrown away', '', 'published', '2026-11-01T08:00:00.000Z', '2026-11-01T08:00:00.000Z', 'thrown away', 'thrown away', 'maya alvarez old tides', 'Old tides.');
insert into "post_tags" ("post_id", "position", "tag", "tag_key") values ('reading-the-tides', 0, 'Moon Phases', 'moon-phases'), ('reading-the-tides', 1, 'Estuary', 'estuary');
insert into "post_revisions" ("post_id", "version", "kind", "saved_by", "started_at", "saved_at", "title", "status", "word_count", "fields") values ('reading-the-tides', 2, 'autosave', 'Maya', '2026-11-01T08:00:00.000Z', '2026-11-20T17:30:00.000Z', 'Reading the tide', 'draft', 3, '{"title":"Reading the tide","content":"A calm day."}');
insert into "preview_links" ("token_hash", "post_id", "created_by", "created_at", "expires_at") values ('1111111111111111111111111111111111111111111111111111111111111111', 'next-year', 'Maya', '2026-11-20T17:30:00.000Z', '2026-12-24T09:00:00.000Z');
insert into "subscribers" ("is_sample", "created_at", "updated_at", "id", "email", "email_key", "status", "confirmation", "source", "confirm_by") values (0, '2026-11-01T08:00:00.000Z', '2026-11-20T17:30:00.000Z', 'subscriber-1', 'Ada@Example.com', 'ada@example.com', 'active', 'confirmed', 'blog-newsletter', null), (0, '2026-11-01T08:00:00.000Z', '2026-11-20T17:30:00.000Z', 'subscriber-2', 'bea@example.org', 'bea@example.org', 'active', 'waiting', null, '2026-12-24T09:00:00.000Z'), (1, '2026-11-01T08:00:00.000Z', '2026-11-20T17:30:00.000Z', 'subscriber-3', 'cy@example.org', 'cy@example.org', 'unsubscribed', 'confirmed', 'import', null);
insert into "confirmation_links" ("token_hash", "subscriber_id", "expires_at") values ('2222222222222222222222222222222222222222222222222222222222222222', 'subscriber-2', '2026-12-24T09:00:00.000Z');
insert into "suppressions" ("email_hash", "created_at") values ('3333333333333333333333333333333333333333333333333333333333333333', '2026-11-20T17:30:00.000Z');
insert into "secret_keys" ("name", "value") values ('subscribers', '4444444444444444444444444444444444444444444444444444444444444444');
insert into "contacts" ("last_name", "company", "package", "source", "is_sample", "id", "reference", "first_name", "email", "message", "status", "search_text", "name_key", "first_answered_at", "answer_seconds", "idempotency_key", "submitted_at", "updated_at") values ('Lovelace', 'Analytical Engines', 'wave', 'website', 0, 'contact-1', 'TL-AAAAAA1', 'Ada', 'ada@example.com', 'Hello 👋
Can you help?', 'pending', 'ada
lovelace
ada@example.com
analytical engines', 'ada lovelace', null, null, 'a-second-click', '2026-11-20T17:30:00.000Z', '2026-11-20T17:30:00.000Z'), ('Lovelace', '', null, 'website', 0, 'contact-2', 'TL-AAAAAA2', 'Zoë', 'zoe@example.org', '', 'won', 'zoë
lovelace
zoe@example.org
', 'zoe lovelace', '2026-11-20T17:30:00.000Z', 1676000, null, '2026-11-01T08:00:00.000Z', '2026-11-20T17:30:00.000Z');
insert into "mails" ("recipient", "created_at", "claim", "tried_at", "sent_at", "failed_at", "id", "kind", "contact_id", "subscriber_id", "next_attempt_at", "attempts", "last_error") values ('', '2026-11-20T17:30:00.000Z', null, null, null, null, 'enquiry contact-1', 'enquiry', 'contact-1', null, '2026-11-20T17:30:00.000Z', 0, ''), ('', '2026-11-20T17:30:00.000Z', null, '2026-11-20T17:30:00.000Z', '2026-11-20T17:30:00.000Z', null, 'confirmation subscriber-2', 'confirmation', null, 'subscriber-2', null, 1, ''), ('maya@tideline.example', '2026-11-20T17:30:00.000Z', null, '2026-11-20T17:30:00.000Z', null, '2026-11-20T17:30:00.000Z', 'test 1', 'test', null, null, null, 8, '550 no such mailbox');
insert into "contact_notes" ("id", "contact_id", "author_id", "author_name", "body", "created_at") values ('note-1', 'contact-2', 'maya', 'Maya', 'Called back.', '2026-11-20T17:30:00.000Z');
insert into "staff" ("id", "email", "email_key", "name", "role", "password_hash", "created_at") values ('maya', 'Maya@tideline.example', 'maya@tideline.example', 'Maya', 'admin', '$argon2id$v=19$m=19456,t=2,p=1$MVddjlvbHuhX0mMJfRVuRw$Yum/4IKcztd4dOUBFcAG6/RpeShDZVteAhA20nOsEN8', '2026-11-01T08:00:00.000Z'), ('kim', 'kim@tideline.example', 'kim@tideline.example', 'Kim', 'admin', '$argon2id$v=19$m=19456,t=2,p=1$MVddjlvbHuhX0mMJfRVuRw$Yum/4IKcztd4dOUBFcAG6/RpeShDZVteAhA20nOsEN8', '2026-11-20T17:30:00.000Z');
insert into "sessions" ("token_hash", "staff_id", "user_agent", "network", "created_at", "last_seen_at", "confirmed_at", "expires_at") values ('5555555555555555555555555555555555555555555555555555555555555555', 'maya', 'Firefox', '203.0.113.x', '2026-11-20T17:30:00.000Z', '2026-11-20T17:30:00.000Z', '2026-11-20T17:30:00.000Z', '2026-12-24T09:00:00.000Z');
insert into "known_networks" ("network_hash", "staff_id", "known_until") values ('6666666666666666666666666666666666666666666666666666666666666666', 'maya', '2026-12-24T09:00:00.000Z');
insert into "second_factors" ("staff_id", "secret", "started_at", "confirmed_at", "last_used_step") values ('maya', 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', '2026-11-01T08:00:00.000Z', '2026-11-20T17:30:00.000Z', 58800000);
insert into "recovery_codes" ("staff_id", "position", "code_hash", "used_at") values ('maya', 1, '$argon2id$v=19$m=19456,t=2,p=1$MVddjlvbHuhX0mMJfRVuRw$Yum/4IKcztd4dOUBFcAG6/RpeShDZVteAhA20nOsEN8', null), ('maya', 2, '$argon2id$v=19$m=19456,t=2,p=1$MVddjlvbHuhX0mMJfRVuRw$Yum/4IKcztd4dOUBFcAG6/RpeShDZVteAhA20nOsEN8', '2026-11-20T17:30:00.000Z');
insert into "settings" ("id", "site_title", "contact_email", "instagram_url", "linkedin_url", "time_zone", "analytics_id", "updated_at") values (1, 'Ebb & Flow', 'hello@tideline.example', 'https://instagram.example/tideline', '', 'Europe/Berlin', '', '2026-11-20T17:30:00.000Z');
insert into "page_views" ("day", "path", "source", "is_sample", "views") values ('2026-11-20', '/blog/reading-the-tides', 'organic', 0, 40), ('2026-11-20', '/', 'direct', 1, 2);
insert into "other_views" ("day", "viewer", "views") values ('2026-11-20', 'bot', 7);
insert into "page_visitors" ("day", "path", "visitor_hash") values ('2026-11-20', '/', '7777777777777777777777777777777777777777777777777777777777777777');
insert into "visitor_salts" ("day", "salt") values ('2026-11-20', '8888888888888888888888888888888888888888888888888888888888888888');
insert into "rate_limits" ("key", "window_started_at", "count") values ('login 203.0.113.x', '2026-11-20T17:30:00.000Z', 3);
insert into "pictures" ("id", "file_name", "alt", "width", "height", "ending", "bytes", "mime_type", "created_by", "search_text", "created_at") values ('0123456789abcdef01234567', 'Heron.JPG', 'A heron at low tide', 1600, 900, 'jpg', 123456, 'image/jpeg', 'Maya', 'heron.jpg
a heron at low tide', '2026-11-20T17:30:00.000Z');
insert into "backups" ("id", "slot", "started_at", "file_name", "bytes", "row_count", "proven_at", "problem", "content_hash", "unchanged_at") values ('backup-1', '2026-11-20', '2026-11-20T17:30:00.000Z', '2026-11-20T03-00-00-000Z.tideline-backup', 5000000000, 40, '2026-11-20T17:30:00.000Z', null, '9999999999999999999999999999999999999999999999999999999999999999', '2026-11-20T17:30:00.000Z');
insert into "audit" ("id", "at", "actor_id", "actor", "action", "object", "object_id", "network", "request_id", "detail") values ('01993f00-0000-7000-8000-000000000001', '2026-11-01T08:00:00.000Z', 'maya', 'maya@tideline.example', 'post.publish', 'post', 'reading-the-tides', '203.0.113.x', 'req-1', '{"version":3,"status":"published"}');
insert into "retention" ("id", "contact_months", "session_days", "unconfirmed_days", "audit_months", "updated_at") values (1, 24, 30, 7, 24, '2026-11-20T17:30:00.000Z');
insert into "erasures" ("id", "salt", "email_hash", "erased_at") values ('erasure-1', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', '2026-11-20T17:30:00.000Z');
