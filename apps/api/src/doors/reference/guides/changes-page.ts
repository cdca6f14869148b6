import { API_VERSION } from '@tideline/domain/site/version';
import { html, type Html, prose } from '../html.ts';

/** The changes of the API, the newest first, by their day and the version of the site that has them. */
const CHANGES: readonly { day: string; version: string; changes: readonly string[] }[] = [
  {
    day: API_VERSION,
    version: '1.8.0',
    changes: ['The pages that are suggested for a missed address may be built-in case studies.'],
  },
  {
    day: '2026-11-29',
    version: '1.7.0',
    changes: [
      'An archive of the site has the rules, hours and kinds of calls, and brings them in.',
      'A search of posts that is repeated within a minute is answered from the cache.',
    ],
  },
  {
    day: '2026-11-29',
    version: '1.6.0',
    changes: [
      'Calls have kinds: `GET` and `POST /api/calls/kinds`, `PUT` and `DELETE /api/calls/kinds/{id}`, `PUT /api/calls/kind-order`; `GET /api/calls/times?kind=…` answers the times of one, `POST /api/bookings` takes `kind`, and bookings name theirs.',
      'Posts have a `series`; `GET /api/posts?series=…` lists its parts, `GET /api/post-series` the names.',
      '`contentChangedAt` of a post says when title, excerpt, body or picture last changed after publication.',
      'A CDN may store public answers that name `content` in `Surrogate-Key` and `Cache-Tag`, and is purged after a change.',
    ],
  },
  {
    day: '2026-11-29',
    version: '1.5.0',
    changes: [
      'Imports: `POST /api/imports` takes an export of another site, `GET /api/imports/{id}` says what it would bring, `…/start`, `…/pause` and `…/undo` work on it.',
      'Exports: `GET /api/export` answers the whole site as one file, `PUT /api/export/schedule` has it written each week or month, `GET /api/exports` lists those.',
      'A draft that is saved with a newer `liveVersion` decides only on the fields that it names (`PUT /api/pages/{id}/draft`, `/posts/{id}/pending`, `/brand/draft`).',
      'Webhooks tell of `brand.published`; the MCP server reads, drafts and publishes the brand; `GET /api/site-previews` lists the links of posts, too.',
    ],
  },
  {
    day: '2026-11-28',
    version: '1.4.0',
    changes: [
      'Pages: `GET /api/pages` and `GET /api/pages/{id}` read the texts of the site’s own pages, `…/draft` and `…/revisions` change them; `POST /api/pages` adds pages and case studies, `GET /api/case-study-order` their order. `pages.edit` and `pages.publish` are the rights.',
      'Releases publish drafts of pages, posts and the brand at one moment (`/api/releases`); previews show the site with them, or at a date (`/api/site-previews`).',
      '`GET /api/brand` reads and `PUT /api/brand` saves colors, fonts, logo and art; `…/draft` has changes that are not public. The right is `brand.change`.',
      'Questions of the form: `GET` and `PUT /api/form-questions`, `GET /api/contact/questions`, `GET /api/contact/packages`; inquiries have `answers`, `packageName` and `wording`.',
      '`GET /api/site-findings` lists what visitors would notice on pages and posts, `GET /api/pages/{id}/findings` what they would notice in a draft. Webhooks tell of pages (`page.published` and others).',
      'The header with the day of the API is called `API-Version`, resources of the MCP server begin with `site://`; the former names go on.',
    ],
  },
  {
    day: '2026-11-28',
    version: '1.3.0',
    changes: [
      '`GET /api/problems` lists what does not work on the site; `GET /api/own-posts` the caller’s posts with their views and inquiries; `GET /api/contact-board` the sums of the board; `GET /api/dead-links` the links of posts to pages that are not there; `GET /api/site-findings` what visitors would notice on pages and posts, and `GET /api/pages/{id}/findings` what they would notice in a draft.',
      '`GET /api/admin/mail/accounts` answers the mail server and the mailbox in use, and `lastAcceptedAt` of `GET /api/admin/mail` when the last message was accepted.',
      'An audience leaves out subscribers of the sample data (`sample`). `GET /api/sample-data` counts `issues`, `topics`, `savedReplies` and `missedPaths`, too.',
      '`GET /api/bookings` takes `until` again, which was refused. A qualified inquiry can have a value.',
    ],
  },
  {
    day: '2026-11-27',
    version: '1.2.0',
    changes: [
      'Nearly every procedure has a path: subscribers, topics, issues with sending and results, the picture library, trash, revisions, pending changes, redirects, missed addresses, settings, authors, team, saved replies, analytics and backups.',
      '`API-Version` of each answer is the day of the newest change of the API. A request may name the day that its program was written for: an older site refuses it with 400.',
      'Integrations: programs with accounts of their own, whose keys stay when a colleague leaves. `GET /api/integrations` lists them.',
      '`fields=id,name` limits the answer of a read to these fields.',
      'Batches of up to 100 inquiries, subscribers and tags of posts, and `PUT /api/newsletter/subscribers/{email}`, which adds or changes the subscriber with this address.',
      'OpenAPI: an example for each answer, `webhooks` with the bodies of events, `security: []` where no token is needed, `x-right` for the right that a key needs, which was among the scopes of `security` before, and `x-events` for the events that a call can record.',
    ],
  },
  {
    day: '2026-11-26',
    version: '1.1.0',
    changes: [
      'Keys of programs (`tdl_…`), `Idempotency-Key`, `If-Match`, `RateLimit`.',
      'Webhooks, conversations, calls, attachments, figures.',
      'Paths that existed in 1.0.0 answer as before.',
    ],
  },
  { day: '2026-11-21', version: '1.0.0', changes: ['Posts, subscribers, inquiries, sign-in.'] },
];

export function renderChanges(): Html {
  const sections = CHANGES.map(
    ({ day, version, changes }) =>
      html`<section id="v${version}" aria-labelledby="v${version}-title">
        <h2 id="v${version}-title">${day} (${version})</h2>
        <ul>
          ${changes.map((change) => html`<li>${prose(change)}</li>`)}
        </ul>
      </section>`,
  );
  return html`${sections}`;
}
