import { expect, test } from 'vitest';
import { callTool, openMcpSite, WRITER } from '../../testing/matrix/mcp-site.ts';

const LATEST = '2026-07-28';
/** What each message of the latest version has beside its own parameters. */
const ENVELOPE = {
  'io.modelcontextprotocol/protocolVersion': LATEST,
  'io.modelcontextprotocol/clientInfo': { name: 'raw', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

type Message = {
  result: { content: { text: string }[]; tools: object[]; resources: object[]; prompts: object[] };
  error: { message: string };
};

async function read(answer: Response): Promise<Message> {
  return (await answer.json()) as Message;
}

test.each([
  ['auto', { mode: 'auto' }, LATEST],
  ['the latest version', { mode: { pin: LATEST } }, LATEST],
  ['an earlier version', { mode: 'legacy' }, '2025-11-25'],
] as const)('a client of the official library connects with %s', async (_what, versionNegotiation, version) => {
  const { keyWith, connect } = await openMcpSite();
  const client = await connect((await keyWith(WRITER)).key, { versionNegotiation });
  expect(client.getNegotiatedProtocolVersion()).toBe(version);
  expect(client.getServerCapabilities()).toEqual({ tools: {}, resources: {}, prompts: {} });
  expect((await callTool(client, 'draft_post', { title: 'Tides' })).structuredContent).toMatchObject({ id: 'tides' });
});

test.each(['2025-03-26', '2025-06-18', '2025-11-25'])('a client of %s gets each answer as JSON', async (version) => {
  const { keyWith, post } = await openMcpSite();
  const authorization = `Bearer ${(await keyWith(WRITER)).key}`;
  const send = async (method: string, params: object, headers = {}) => {
    const answer = await post({ jsonrpc: '2.0', id: 1, method, params }, { authorization, ...headers });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('application/json'),
    ]);
    expect(answer.headers.get('mcp-session-id')).toBeNull();
    return (await read(answer)).result;
  };
  const clientInfo = { name: 'old', version: '1' };
  const begun = await send('initialize', { protocolVersion: version, capabilities: {}, clientInfo });
  expect(begun).toMatchObject({ protocolVersion: version, serverInfo: { name: 'agency-website' } });
  const headers = { authorization, 'mcp-protocol-version': version };
  const told = await post({ jsonrpc: '2.0', method: 'notifications/initialized' }, headers);
  expect([told.status, await told.text()]).toEqual([202, '']);
  expect((await send('tools/list', {}, headers)).tools.length).toBeGreaterThan(5);
  const drafted = await send('tools/call', { name: 'draft_post', arguments: { title: 'Tides' } }, headers);
  expect(JSON.parse(drafted.content[0]?.text ?? '')).toMatchObject({ id: 'tides' });
  expect((await send('resources/list', {}, headers)).resources).toHaveLength(1);
  expect((await send('prompts/list', {}, headers)).prompts).toHaveLength(1);
});

test('a message of the latest version needs no beginning, and is answered as JSON', async () => {
  const { keyWith, post } = await openMcpSite();
  const authorization = `Bearer ${(await keyWith(WRITER)).key}`;
  const send = (method: string, params: object, headers = {}) =>
    post(
      { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: ENVELOPE } },
      { authorization, 'mcp-protocol-version': LATEST, 'mcp-method': method, ...headers },
    );
  const listed = await send('tools/list', {});
  expect([listed.status, listed.headers.get('content-type')]).toEqual([200, expect.stringContaining('json')]);
  expect((await read(listed)).result.tools.length).toBeGreaterThan(5);
  // It asks for a stream of events; an answer that never ends would hang here.
  const refused = await send('subscriptions/listen', { notifications: { toolsListChanged: true } });
  expect(await refused.json()).toMatchObject({ error: { code: -32_603, message: expect.any(String) } });
  const other = await send('tools/list', {}, { 'mcp-method': 'tools/call' });
  expect([other.status, await other.json()]).toEqual([400, expect.objectContaining({ error: expect.anything() })]);
});

test('an unknown version of the protocol is refused', async () => {
  const { keyWith, post } = await openMcpSite();
  const headers = { authorization: `Bearer ${(await keyWith(WRITER)).key}`, 'mcp-protocol-version': '1999-01-01' };
  const answer = await post({ jsonrpc: '2.0', id: 1, method: 'tools/list' }, headers);
  expect([answer.status, (await read(answer)).error.message]).toEqual([400, expect.stringContaining('1999-01-01')]);
});
