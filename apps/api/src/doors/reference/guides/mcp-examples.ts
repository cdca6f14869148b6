import { EXAMPLE_ORIGIN } from '../code-samples.ts';

/** How programs that write text use the MCP server. mcp-examples.test.ts runs each example. */

const SETTINGS = `{
  "mcpServers": {
    "site": {
      "type": "http",
      "url": "${EXAMPLE_ORIGIN}/api/mcp",
      "headers": { "Authorization": "Bearer \${API_KEY}" }
    }
  }
}`;

const CURL = `export API_KEY='tdl_…'

# The tools that the key can use
curl --fail-with-body --silent '${EXAMPLE_ORIGIN}/api/mcp' \\
  --header "Authorization: Bearer $API_KEY" \\
  --header 'Accept: application/json, text/event-stream' \\
  --json '{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}'

# One of them, with its input
curl --fail-with-body --silent '${EXAMPLE_ORIGIN}/api/mcp' \\
  --header "Authorization: Bearer $API_KEY" \\
  --header 'Accept: application/json, text/event-stream' \\
  --json '{"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params":
    {"name": "draft_post", "arguments": {"title": "Drafted with curl", "content": "Hello, **reader**."}}}'`;

const NODE = `import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

const client = new Client({ name: 'my-program', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });
await client.connect(
  new StreamableHTTPClientTransport(new URL('${EXAMPLE_ORIGIN}/api/mcp'), {
    requestInit: { headers: { Authorization: \`Bearer \${process.env.API_KEY}\` } },
  }),
);
const { tools } = await client.listTools();
console.log(tools.map(({ name }) => name).join(', '));

const { structuredContent } = await client.callTool({
  name: 'draft_post',
  arguments: { title: 'Drafted with Node', content: 'Hello, **reader**.' },
});
console.log(structuredContent.id);
await client.close();`;

/** The examples of the guide. */
export const MCP_EXAMPLES = { settings: SETTINGS, curl: CURL, Node: NODE } as const;
