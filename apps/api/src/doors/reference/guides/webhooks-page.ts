import { EVENT_GROUPS } from '@tideline/domain/webhook/event';
import type { ReferenceDocument } from '../document.ts';
import { html, type Html, prose } from '../html.ts';
import { fieldsOf, renderFields } from '../schema-table.ts';
import { card } from './start-page.ts';
import { WEBHOOK_EXAMPLES } from './webhook-examples.ts';

/** How to receive webhooks, and the catalogue of events. */
export function renderWebhooks({ webhooks = {} }: ReferenceDocument): Html {
  return html`<section id="receive" aria-labelledby="receive-title">
      <h2 id="receive-title">From an address to the first event</h2>
      <ol>
        <li>
          Sign in, open <a href="/admin?tab=settings&amp;section=webhooks">Settings, Webhooks</a> and add the address of
          your program with the types of events that it gets. The secret is shown once: keep it as
          <code>WEBHOOK_SECRET</code>.
        </li>
        <li>
          Press “Send a test”: <code>webhook.test</code> arrives within seconds, and the log shows the answer of your
          program.
        </li>
        <li>
          On the machine of a site, <code>npm run admin -- webhooks listen http://localhost:4000/hook</code> forwards
          its events to a local address until Ctrl+C, prints the secret and a line for each, and needs no webhook in
          Settings; <code>--events=enquiry.created,booking.created</code> names the types. A server in development
          (<code>npm run dev</code>) also sends to addresses such as <code>http://localhost:4000/hook</code> itself,
          with <code>WEBHOOKS_ALLOW_LOOPBACK=1</code> in its environment; in production it refuses to start with it.
        </li>
      </ol>
    </section>
    <section id="verify" aria-labelledby="verify-title">
      <h2 id="verify-title">Verify the signature</h2>
      <p>
        ${prose('The headers are those of [Standard Webhooks](https://www.standardwebhooks.com/), for which there are libraries in most languages; the programs below need none. After `Replace secret`, events have two signatures for a day.')}
      </p>
      <div class="cards">
        ${card('Node', 'Save as receive.mjs.', WEBHOOK_EXAMPLES.Node)}
        ${card('Python', 'Save as receive.py; Python 3.9 or newer.', WEBHOOK_EXAMPLES.Python)}
        ${card('PHP', 'Save as receive.php; PHP 7.4 or newer.', WEBHOOK_EXAMPLES.PHP)}
      </div>
    </section>
    <section id="promises" aria-labelledby="promises-title">
      <h2 id="promises-title">What a receiver can rely on</h2>
      <ul>
        ${PROMISES.map((promise) => html`<li>${prose(promise)}</li>`)}
      </ul>
    </section>
    <section id="events" aria-labelledby="events-title">
      <h2 id="events-title">Events</h2>
      <p>
        ${prose('`data` has the id of the object, and the object as REST answers it at the moment at which the event is sent, without the text of posts and issues. It is null when the object is gone, such as after an erasure. The `id` of a post is its key, which stays when its address changes.')}
      </p>
      ${EVENT_GROUPS.map(({ title, events }) => {
        const [first] = events;
        const schema = first && webhooks[first.type]?.post.requestBody?.content['application/json']?.schema;
        return html`<h3>${title}</h3>
          <ul>
            ${events.map(({ type, words }) => html`<li id="${type}"><code>${type}</code> ${words}</li>`)}
          </ul>
          ${schema && renderFields(`Body of an event about ${title.toLowerCase()}`, fieldsOf(schema.properties?.['data'] ?? {}))}`;
      })}
    </section>`;
}

const PROMISES = [
  'Answer with a status from 200 to 299 within ten seconds. Redirects are not followed. `410` disables the webhook.',
  'At least once: the same event may arrive twice, with the same `webhook-id`. Keep the ids of a few days, and ignore one that you know.',
  'In order: events of one object arrive in the order in which they happened; messages and calls are in the order of their inquiry. `Resend` does not keep the order; `Send now` makes one that waits due, with those before it about the same object.',
  'Retries: after 5 seconds, 30 seconds, 2 minutes and so on, for three days. A webhook for which nothing could be delivered for that long is disabled; its creator gets an email, and `Resume` turns it back on.',
  'Paused webhooks get what has waited when they are resumed. Events are stored for 30 days.',
  'Targets are https addresses on the public internet, on port 443.',
];
