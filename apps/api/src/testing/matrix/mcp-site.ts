import { Client, type ClientOptions, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { onTestFinished } from 'vitest';
import type { ApiKeyScope } from '@tideline/domain/staff/api-key-scopes';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import { MCP_PATH } from '../../doors/mcp/plugin.ts';
import { openTestApp } from '../test-app.ts';
import { callAsStaff, TEST_STAFF } from '../test-caller.ts';

/** The scopes of a program that writes drafts. */
export const WRITER: ApiKeyScope[] = ['posts.read-drafts', 'posts.edit', 'media.read', 'media.upload'];

/** A site that listens, and ways to its MCP server. */
export async function openMcpSite() {
  const lines: string[] = [];
  const { app, db } = await openTestApp({ logLevel: 'debug', logTo: { write: (line) => lines.push(line) } });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  await insertStaff(db, { ...TEST_STAFF, passwordHash: '' }, new Date().toISOString());
  const staff = callAsStaff(db);
  const keyWith = async (scopes: ApiKeyScope[], name = 'Agent') =>
    staff.auth.apiKeys.create({ name, scopes, networks: [], expiresInDays: null });
  const connect = async (key: string, options: ClientOptions = { versionNegotiation: { mode: 'auto' } }) => {
    const client = new Client({ name: 'test', version: '1.0.0' }, options);
    const requestInit = { headers: { authorization: `Bearer ${key}` } };
    await client.connect(new StreamableHTTPClientTransport(new URL(origin + MCP_PATH), { requestInit }));
    onTestFinished(() => client.close());
    return client;
  };
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(origin + MCP_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { app, db, staff, origin, lines, keyWith, connect, post };
}

/** Calls a tool. The library refuses structured content that does not fit the tool's schema. */
export async function callTool(client: Client, name: string, args: object = {}) {
  await client.listTools();
  const answer = await client.callTool({ name, arguments: { ...args } });
  const texts = answer.content.map((part) => (part.type === 'text' ? part.text : ''));
  const last = texts.at(-1) ?? '';
  const { structuredContent } = answer;
  return { isError: answer.isError ?? false, texts, last, structuredContent, data: () => JSON.parse(last) };
}
