import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_KEY_SCOPES, type ApiKeyScope } from '@tideline/domain/staff/api-key-scopes';
import { type Capability, capabilitiesOf } from '@tideline/domain/staff/capability';
import { STAFF_ROLES, type StaffRole } from '@tideline/domain/staff/staff';
import { needsSession } from '../../core/rpc/authorize.ts';
import type { Db } from '../../core/store/schema.ts';
import { buildContext, TEST_STAFF } from '../../testing/test-caller.ts';
import { openTestSqlite } from '../../testing/test-database.ts';
import { answerMessage } from './answer-message.ts';
import { TOOLS } from './tools.ts';

/** What each tool needs, from the declarations of the procedures behind it. */
const NEEDS = TOOLS.map(({ name, procedures, alsoNeeds = [] }) => ({
  name,
  needs: [...procedures.map(({ meta }) => meta.access), ...alsoNeeds].filter((access) => access !== 'public'),
}));
/** Arguments that every tool refuses, once its caller is allowed. */
const REFUSED = { id: {}, postId: {}, limit: 'none', range: 'none', title: 1, subject: 1, content: 1, audience: 1 };
/** Of these, the ones that a tool knows. */
function refusedOf(name: string): object {
  const known = Object.keys(TOOLS.find((tool) => tool.name === name)?.input.shape ?? {});
  return Object.fromEntries(Object.entries(REFUSED).filter(([argument]) => known.includes(argument)));
}

type Answer = { result: { tools: { name: string }[]; isError?: boolean; content: { text: string }[] } };

let db: Db;
let closeDb: () => Promise<unknown>;

beforeAll(async () => {
  ({ db, close: closeDb } = await openTestSqlite());
});
afterAll(() => closeDb());

/** Sends messages with a key of some scopes, of an owner in a role. */
function openKey(role: StaffRole, scopes: readonly ApiKeyScope[]) {
  const ofOwner = capabilitiesOf(role);
  const staff = { ...TEST_STAFF, role };
  const context = buildContext(db, {
    staff,
    apiKey: { id: 'key', name: 'Matrix' },
    capabilities: new Set<Capability>(scopes.filter((scope) => ofOwner.has(scope))),
    actor: { staff, keyName: 'Matrix', kind: 'caller', network: 'test', requestId: 'test' },
  });
  return async (method: string, params: object): Promise<Answer['result']> => {
    const headers = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };
    const request = new Request('http://localhost/api/mcp', { method: 'POST', headers });
    const answer = await answerMessage(context, request, { jsonrpc: '2.0', id: 1, method, params });
    return ((await answer.json()) as Answer).result;
  };
}

const CELLS: [role: StaffRole, what: string, scopes: readonly ApiKeyScope[]][] = STAFF_ROLES.flatMap((role) => [
  [role, 'every scope', API_KEY_SCOPES],
  ...API_KEY_SCOPES.map((scope): (typeof CELLS)[number] => [role, scope, [scope]]),
]);

test('every tool has a name of its own', () => {
  expect(TOOLS.length).toBeGreaterThan(25);
  expect(new Set(TOOLS.map(({ name }) => name)).size).toBe(TOOLS.length);
});

describe.each(CELLS)('a key of the role %s with %s', (role, _what, scopes) => {
  const may = (needs: readonly string[]) => {
    const capabilities = capabilitiesOf(role);
    return needs.every((need) => capabilities.has(need as Capability) && scopes.includes(need as ApiKeyScope));
  };

  test('sees the tools that it can use, and calls no other', async () => {
    const send = openKey(role, scopes);
    const { tools } = await send('tools/list', {});
    const expected = NEEDS.filter(({ needs }) => may(needs)).map(({ name }) => name);
    expect(tools.map(({ name }) => name)).toEqual(expected);
    for (const { name, needs } of NEEDS.filter((tool) => !may(tool.needs))) {
      const answer = await send('tools/call', { name, arguments: refusedOf(name) });
      expect([name, answer.isError]).toEqual([name, true]);
      expect(answer.content[0]?.text).toMatch(/^This API key may not do this\. It needs the scope “([\w.-]+)”\.$/);
      expect(needs).toContain(/“(.+)”/.exec(answer.content[0]?.text ?? '')?.[1]);
    }
  });
});

test('what a tool is allowed to do is not refused by the procedures behind it for want of a scope', async () => {
  const send = openKey('admin', API_KEY_SCOPES);
  for (const { name } of TOOLS) {
    const { content } = await send('tools/call', { name, arguments: refusedOf(name) });
    expect([name, content.map(({ text }) => text).join(' ')]).toEqual([name, expect.not.stringContaining('scope')]);
  }
});

test('no tool calls what needs a person, and those that reach people need an explicit scope', () => {
  for (const { name, procedures, effect, alsoNeeds = [] } of TOOLS) {
    expect([name, procedures.some(({ meta }) => needsSession(meta))]).toEqual([name, false]);
    if (effect !== 'publishes') continue;
    const needs = [...procedures.map(({ meta }) => meta.access), ...alsoNeeds];
    expect([name, needs.includes('posts.publish') || needs.includes('issues.send')]).toEqual([name, true]);
  }
});
