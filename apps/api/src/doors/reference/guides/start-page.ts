import { EXAMPLE_ORIGIN } from '../code-samples.ts';
import { html, type Html } from '../html.ts';
import { KEY_EXAMPLES } from './key-examples.ts';
import { READ_POSTS, SEND_CONTACT, USE_CLIENT, USE_KEY } from './start-examples.ts';

/** The typed client's package: the path of its address, and its checksum. */
export type OfferedClient = { address: string; integrity: string };

/** How to begin. @param client null if it has not been built */
export function renderStart(client: OfferedClient | null): Html {
  const useClient =
    client === null ? USE_CLIENT : `// npm install site-client@${EXAMPLE_ORIGIN}${client.address}\n\n${USE_CLIENT}`;
  return html`<h2>The first call</h2>
    <div class="cards">
      ${card('curl', 'Read the newest posts on one subject.', READ_POSTS)}
      ${card('fetch', 'Send an inquiry from a page or a program.', SEND_CONTACT)}
      ${card('Typed client', 'Every procedure with its types, for TypeScript.', useClient)}
      ${card('With a key', 'Staff create one in Settings, API keys.', USE_KEY)}
    </div>
    ${client !== null && clientNote(client)}
    <section id="key" aria-labelledby="key-title">
      <h2 id="key-title">From a key to the first article</h2>
      <ol>
        <li>
          Sign in, open <a href="/admin?tab=settings&amp;section=api-keys">Settings, API keys</a>, press “Create key”
          and choose “Publish posts”. It acts in your name. For a program that must outlast your account, an admin adds
          an integration in Settings, Integrations, and creates its key there. The key is shown once: keep it where only
          the program can read it, such as the environment variable <code>API_KEY</code>.
        </li>
        <li>
          Send it with each request as <code>Authorization: Bearer tdl_…</code>. Never put it into a page or an address.
        </li>
        <li>
          Run one of these programs. It writes a draft and publishes it. To look at the draft first, leave out the last
          call.
        </li>
      </ol>
      <div class="cards">
        ${card('Write with curl', 'For a shell; needs curl 7.82 or newer.', KEY_EXAMPLES.curl)}
        ${card('Write with Node', 'Save as write.mjs; Node 18 or newer, without packages.', KEY_EXAMPLES.Node)}
        ${card('Write with Python', 'Save as write.py; Python 3.8 or newer, without packages.', KEY_EXAMPLES.Python)}
      </div>
    </section>`;
}

function clientNote({ address, integrity }: OfferedClient): Html {
  return html`<p>
      The typed client of this site: <a href="${address}">${address.split('/').at(-1)}</a>, with a README. It calls
      <code>fetch</code>, needs no other package, and is tested in Node, Deno, Bun, workerd (Cloudflare Workers) and
      Chromium. What is at this address never changes, so that a lock file stays valid; an update of the site can
      replace the address. <a href="/api/docs/api-client.tgz">api-client.tgz</a> leads to the newest.
    </p>
    <p>
      Its checksum, as npm writes it into a lock file: <code class="checksum">${integrity}</code>.
      <a href="/api/docs/client.json">client.json</a> has the version, the address and the checksum for programs.
    </p>`;
}

/** An example with its title. */
export function card(title: string, text: string, code: string): Html {
  return html`<article class="card">
    <h3>${title}</h3>
    <p>${text}</p>
    <pre tabindex="0" aria-label="Example: ${title}"><code>${code}</code></pre>
  </article>`;
}
