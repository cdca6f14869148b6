import { html, type Html } from '../html.ts';
import { MCP_EXAMPLES } from './mcp-examples.ts';
import { card } from './start-page.ts';

/** A tool as the page shows it. */
type ShownTool = { name: string; description: string; effect: string };

/** How programs that write text use the site, and the tools. */
export function renderMcp(tools: readonly ShownTool[]): Html {
  return html`<h2>Connect a program</h2>
    <ol>
      <li>
        Create a key for the program alone. “Write drafts” is a safe choice: nothing that it writes is public before a
        person publishes it.
      </li>
      <li>Add the server to the program, as streamable HTTP with the key in the header <code>Authorization</code>.</li>
    </ol>
    <div class="cards">
      ${card('Settings of a program', 'The file is often called mcp.json; API_KEY comes from the environment.', MCP_EXAMPLES.settings)}
      ${card('Tools with curl', 'One message and its answer in a request; there are no sessions.', MCP_EXAMPLES.curl)}
      ${card('Tools with Node', 'npm install @modelcontextprotocol/client, then save as tools.mjs.', MCP_EXAMPLES.Node)}
    </div>
    <section id="mcp-rules" aria-labelledby="mcp-rules-title">
      <h2 id="mcp-rules-title">Rules</h2>
      <ul>
        <li>
          The list has the tools that the key can use. Publishing posts needs the right <code>posts.publish</code>,
          sending issues <code>issues.send</code>.
        </li>
        <li>
          Visitors write inquiries, and could write to a model. Do not give the rights to read inquiries and to publish
          to the same key.
        </li>
        <li>
          A tool with an <code>outputSchema</code> answers <code>structuredContent</code> beside the text. A list is
          <code>items</code>, <code>nextCursor</code> and <code>total</code>.
        </li>
        <li>
          The newest posts and inquiries are resources, <code>site://posts/{id}</code> and
          <code>site://enquiries/{id}</code>; a key sees those that it may read.
        </li>
        <li>The prompt <code>draft_post</code> asks for a draft about a topic in the voice of the site.</li>
        <li>Clients of the protocol from 2025-03-26 to 2026-07-28 can connect.</li>
        <li>
          A refusal is an answer with <code>isError</code> and a sentence. Calls count towards the limit of the key, and
          the audit log names it.
        </li>
        <li>
          Public pages are Markdown with <code>.md</code> after their address; <a href="/llms.txt">/llms.txt</a> lists
          them. That needs no key.
        </li>
      </ul>
    </section>
    <section id="tools" aria-labelledby="tools-title">
      <h2 id="tools-title">Tools</h2>
      <div class="table">
        <table>
          <caption>
            Tools by what they do
          </caption>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Effect</th>
              <th scope="col">Description</th>
            </tr>
          </thead>
          <tbody>
            ${tools.map(
              ({ name, effect, description }) =>
                html`<tr>
                  <th scope="row"><code>${name}</code></th>
                  <td>${effect}</td>
                  <td>${description}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </section>`;
}
