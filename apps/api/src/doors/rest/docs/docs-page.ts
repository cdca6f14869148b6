import { NEWEST_CLIENT } from './client-package.ts';
import { EXAMPLE_ORIGIN, KEY_EXAMPLES } from './key-guide.ts';
import { MCP_EXAMPLES } from './mcp-guide.ts';
import { installClient, READ_POSTS, SEND_CONTACT, USE_CLIENT, USE_KEY } from './start-examples.ts';
import { type ReferenceDocument, renderReference } from './reference.ts';

const LOGO =
  '<svg viewBox="0 0 40 24" width="40" height="24" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" aria-hidden="true"><path d="M2 8c6-7 12-7 18 0s12 7 18 0M2 17c6-7 12-7 18 0s12 7 18 0"/></svg>';

/**
 * The page at `/api/docs`: a guide and the reference.
 * @param client the path of the typed client's package below `/api/docs`; null if it has not been built
 */
export function renderDocsPage(document: ReferenceDocument, client: string | null): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="Read posts, sign up subscribers and send inquiries over HTTP and JSON.">
<title>Tideline API</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="preload" href="/api/docs/title.woff2" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="/api/docs/text.woff2" as="font" type="font/woff2" crossorigin>
<script src="/api/docs/theme.js"></script>
<link rel="stylesheet" href="/api/docs/page.css">
<script src="/api/docs/page.js" defer></script>
</head>
<body>
<a class="skip" href="#reference">Skip to the reference</a>
<header class="top">
<a class="brand" href="/">${LOGO}<span>Tideline</span></a>
<nav aria-label="Documentation"><a href="#start">Getting started</a><a href="#key">From key to article</a><a href="#mcp">MCP</a><a href="#reference">Reference</a><a href="/api/openapi.json">OpenAPI</a></nav>
</header>
<main>
<h1>The Tideline API</h1>
<p class="lead">The procedures of the site as plain HTTP and JSON. Reading published posts, signing up for the newsletter and sending an inquiry need no account.</p>
<section id="start" aria-labelledby="start-title">
<h2 id="start-title">Getting started</h2>
<div class="cards">
${card('curl', 'Read the newest posts on one subject.', READ_POSTS)}
${card('fetch', 'Send an inquiry from a page or a program.', SEND_CONTACT)}
${card('Typed client', 'Every procedure with its types, for TypeScript.', client === null ? USE_CLIENT : `${installClient(client)}\n\n${USE_CLIENT}`)}
${card('With a key', 'Staff create one in Settings, API keys.', USE_KEY)}
</div>
${client === null ? '' : clientNote(client)}<ul class="notes">
<li>A list answers with at most 100 items. <code>X-Total-Count</code> counts all of them, <code>Link</code> leads to the next page.</li>
<li>A failure is JSON: <code>{"error": "one sentence", "issues": [{"path": "email", "message": "…"}]}</code>.</li>
<li>Status 429 and 503 come with <code>Retry-After</code>, in seconds. A token that is not valid is answered with 401.</li>
</ul>
</section>
<section id="key" aria-labelledby="key-title">
<h2 id="key-title">From a key to the first article</h2>
<ol class="notes">
<li>Sign in, open <a href="/admin?tab=settings#api-keys-heading">Settings, API keys</a>, press “Create key” and choose “Publish posts”. The key is shown once: keep it where only the program can read it, such as the environment variable <code>TIDELINE_KEY</code>.</li>
<li>Send it with each request as <code>Authorization: Bearer tdl_…</code>. Never put it into a page or an address.</li>
<li>Run one of these programs. It writes a draft and publishes it. To look at the draft first, leave out the last call.</li>
</ol>
<div class="cards">
${card('Write with curl', 'For a shell; needs curl 7.82 or newer.', KEY_EXAMPLES.curl)}
${card('Write with Node', 'Save as write.mjs; Node 18 or newer, without packages.', KEY_EXAMPLES.Node)}
${card('Write with Python', 'Save as write.py; Python 3.8 or newer, without packages.', KEY_EXAMPLES.Python)}
</div>
<ul class="notes">
<li>401: the key is mistyped, revoked or expired, or comes from another network; the sentence in <code>error</code> says which.</li>
<li>403: the key does not have the right that the sentence names, or the call is for a person with a password.</li>
<li>Send a new <code>Idempotency-Key</code>, such as a UUID, with each write: after a lost answer, the same request with the same key is safe to repeat. It runs once; for a day, its answer is repeated with <code>Idempotency-Replayed: true</code>. 422 means another request had the key, 409 that the first one still runs or its outcome is not known.</li>
<li>409 with <code>expectedVersion</code>, or 412 with <code>If-Match</code> and the <code>ETag</code> of a post, inquiry or call: somebody has changed it since you read it. Read it again.</li>
<li>New inquiries: call <code>/api/contacts?since=2026-11-23T00:00:00Z</code> once, and from then on the address in <code>Link</code>, which every answer has. Store it when the inquiries of the answer are handled: none is missed and none comes twice.</li>
<li>A key may make 1,200 calls a minute. <code>RateLimit</code> of every answer, also of a refusal, says how many are left (<code>r</code>) and for how many seconds (<code>t</code>). Above that, 429 with <code>Retry-After</code>.</li>
</ul>
</section>
<section id="mcp" aria-labelledby="mcp-title">
<h2 id="mcp-title">Tools for models (MCP)</h2>
<p class="lead">The site is a server of the Model Context Protocol at <code>/api/mcp</code>: a program that writes text can read figures, search, draft posts and issues, attach pictures and check posts and issues.</p>
<ol class="notes">
<li>Create a key for the program alone. “Write drafts” is a safe choice: nothing that it writes is public before a person publishes it.</li>
<li>Add the server to the program, as streamable HTTP with the key in the header <code>Authorization</code>.</li>
</ol>
<div class="cards">
${card('Settings of a program', 'The file is often called mcp.json; TIDELINE_KEY comes from the environment.', MCP_EXAMPLES.settings)}
${card('Tools with curl', 'One message and its answer in a request; there are no sessions.', MCP_EXAMPLES.curl)}
${card('Tools with Node', 'npm install @modelcontextprotocol/sdk, then save as tools.mjs.', MCP_EXAMPLES.Node)}
</div>
<ul class="notes">
<li>The list has the tools that the key can use. Publishing posts needs the right <code>posts.publish</code>, sending issues <code>issues.send</code>.</li>
<li>Visitors write inquiries, and could write to a model. Do not give the rights to read inquiries and to publish to the same key.</li>
<li>A refusal is an answer with <code>isError</code> and a sentence. Calls count towards the limit of the key, and the audit log names it.</li>
<li>Public pages are Markdown with <code>.md</code> after their address; <a href="/llms.txt">/llms.txt</a> lists them. That needs no key.</li>
</ul>
</section>
<section id="reference" aria-labelledby="reference-title" tabindex="-1">
<h2 id="reference-title">Reference</h2>
${renderReference(document)}
</section>
</main>
</body>
</html>
`;
}

function clientNote(path: string): string {
  return `<p>The typed client of this site: <a href="/api/docs${path}">${path.slice(1)}</a>, with a README. It calls <code>fetch</code>, needs three packages, which are installed with it (<code>@trpc/client</code>, <code>@trpc/server</code>, <code>superjson</code>), and is tested in Node, Deno, Bun, workerd (Cloudflare Workers) and Chromium. What is at this address never changes, so that a lock file stays valid; an update of the site can replace the address. <a href="/api/docs${NEWEST_CLIENT}">${NEWEST_CLIENT.slice(1)}</a> leads to the newest.</p>\n`;
}

/** Sets the theme before the first paint: the one chosen on the site, else the system's. */
export const THEME_SCRIPT = `let theme = null;
try { theme = localStorage.getItem('theme'); } catch {}
const isDark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.classList.toggle('dark-mode', isDark);
`;

/** Inserts this site's address into the examples. */
export const PAGE_SCRIPT = `for (const code of document.querySelectorAll('.card code')) {
  code.textContent = code.textContent.replaceAll('${EXAMPLE_ORIGIN}', location.origin);
}
`;

function card(title: string, text: string, code: string): string {
  const escaped = code.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<article class="card"><h3>${title}</h3><p>${text}</p><pre tabindex="0" aria-label="Example: ${title}"><code>${escaped}</code></pre></article>`;
}
