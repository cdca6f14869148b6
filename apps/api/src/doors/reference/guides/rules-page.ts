import { html, type Html, prose } from '../html.ts';
import { REFUSALS } from '../openapi/refusals.ts';

/** What holds for every call. */
export function renderRules(): Html {
  return html`<section id="failures" aria-labelledby="failures-title">
      <h2 id="failures-title">Refusals and failures</h2>
      <p>
        A failure is JSON: <code>{"error": "one sentence", "issues": [{"path": "email", "message": "…"}]}</code>. The
        sentence is for people; <code>issues</code> names refused fields.
      </p>
      <dl>
        ${Object.entries(REFUSALS).map(
          ([status, meaning]) =>
            html`<dt id="status-${status}">${status}</dt>
              <dd>${prose(meaning)}.</dd>`,
        )}
      </dl>
      <p>
        A key or token that is sent must be valid, also where none is needed. The sentence of 401 says whether it is
        mistyped, revoked or expired, or comes from another network; that of 403 names the right that the key lacks.
      </p>
    </section>
    <section id="lists" aria-labelledby="lists-title">
      <h2 id="lists-title">Lists</h2>
      <p>
        A list answers with at most 100 items. <code>X-Total-Count</code> counts all of them, <code>Link</code> leads to
        the next page. <code>fields=id,name</code> limits the answer of a read to these fields.
      </p>
      <p>
        New inquiries: call <code>/api/contacts?since=2026-11-23T00:00:00Z</code> once, and from then on the address in
        <code>Link</code>, which every answer has. Store it when the inquiries of the answer are handled: none is missed
        and none comes twice.
      </p>
    </section>
    <section id="repeating" aria-labelledby="repeating-title">
      <h2 id="repeating-title">Repeating a write</h2>
      <p>
        Send a new <code>Idempotency-Key</code>, such as a UUID, with each write: after a lost answer, the same request
        with the same key is safe to repeat. It runs once; for a day, its answer is repeated with
        <code>Idempotency-Replayed: true</code>. 422 means another request had the key, 409 that the first one still
        runs or its outcome is not known.
      </p>
    </section>
    <section id="changes-of-others" aria-labelledby="changes-of-others-title">
      <h2 id="changes-of-others-title">Changes of others</h2>
      <p>
        409 with <code>expectedVersion</code>, or 412 with <code>If-Match</code> and the <code>ETag</code> of a post,
        inquiry or call: someone changed it since you read it. Read it again.
      </p>
    </section>
    <section id="limits" aria-labelledby="limits-title">
      <h2 id="limits-title">Limits</h2>
      <p>
        A key may make 1,200 calls a minute. <code>RateLimit</code> of every answer, also of a refusal, says how many
        are left (<code>r</code>) and for how many seconds (<code>t</code>). Above that, 429 with
        <code>Retry-After</code>.
      </p>
    </section>
    <section id="version" aria-labelledby="version-title">
      <h2 id="version-title">Version</h2>
      <p>
        Each answer has <code>API-Version</code>, the day of the newest change of the API. Paths and fields are added,
        not taken away. A program that needs what came with a day sends the same header with that day: a site that is
        older refuses the call with 400, instead of ignoring what it does not know.
        <a href="/api/docs/changes">Changes</a> lists them.
      </p>
    </section>
    <section id="without-path" aria-labelledby="without-path-title">
      <h2 id="without-path-title">Procedures without a path</h2>
      <p>
        The typed client calls every procedure of the site. Those about the caller’s own account and those that take a
        password are for people, others render a page or belong to a link in an email: they have no path here.
      </p>
    </section>`;
}
