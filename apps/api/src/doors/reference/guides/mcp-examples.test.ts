/** @module-tag long */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, onTestFinished, test } from 'vitest';
import { API_KEY_PRESETS } from '@tideline/domain/staff/api-key-scopes';
import { insertStaff } from '../../../accounts/auth/account/accounts.repository.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import { callAsStaff, TEST_STAFF } from '../../../testing/test-caller.ts';
import { TOOLS } from '../../mcp/tools.ts';
import { EXAMPLE_ORIGIN } from '../code-samples.ts';
import { MCP_EXAMPLES } from './mcp-examples.ts';
import { renderMcp } from './mcp-page.ts';

const run = promisify(execFile);
/** Where Node finds the library. */
const CWD = join(import.meta.dirname, '../../../..');

async function openSite() {
  const { app, db } = await openTestApp();
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  await insertStaff(db, { ...TEST_STAFF, passwordHash: '' }, new Date().toISOString());
  const staff = callAsStaff(db);
  const scopes = [...(API_KEY_PRESETS['Write drafts'] ?? [])];
  const { key } = await staff.auth.apiKeys.create({ name: 'Guide', scopes, networks: [], expiresInDays: null });
  const page = renderMcp(TOOLS).text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  return { staff, page, key, example: (text: string) => text.replaceAll(EXAMPLE_ORIGIN, origin) };
}

test.each([
  ['curl', (text: string) => ['bash', ['-euc', text.replace(/^export .*/, '')]] as const],
  ['Node', (text: string) => [process.execPath, ['--input-type=module', '--eval', text]] as const],
] as const)('the guide lists the tools and drafts a post with %s', async (name, toCommand) => {
  const { staff, page, key, example } = await openSite();
  expect(page).toContain(MCP_EXAMPLES[name]);
  const [command, args] = toCommand(example(MCP_EXAMPLES[name]));
  const env = { PATH: process.env['PATH'], API_KEY: key };
  const { stdout } = await run(command, [...args], { cwd: CWD, env });
  expect(stdout).toContain('attach_picture');
  const id = `drafted-with-${name.toLowerCase()}`;
  expect(stdout).toContain(id);
  expect(await staff.posts.byId({ id })).toMatchObject({ status: 'draft', content: 'Hello, **reader**.' });
});

test('a program connects with the settings of the guide', async () => {
  const { page, key, example } = await openSite();
  expect(page).toContain(MCP_EXAMPLES.settings);
  const { site } = JSON.parse(example(MCP_EXAMPLES.settings)).mcpServers;
  const headers = { Authorization: site.headers.Authorization.replace('${API_KEY}', key) };
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL(site.url), { requestInit: { headers } }));
  onTestFinished(() => client.close());
  expect((await client.listTools()).tools.length).toBeGreaterThan(5);
});
