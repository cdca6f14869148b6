import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_KEY_SCOPES } from '@tideline/domain/staff/api-key-scopes';
import { CAPABILITIES, capabilitiesOf } from '@tideline/domain/staff/capability';
import { STAFF_ROLES } from '@tideline/domain/staff/staff';
import { insertIntegration } from '../../accounts/integrations/integrations.repository.ts';
import { insertStaff } from '../../accounts/auth/account/accounts.repository.ts';
import { type Caller, keyOf, narrowKeys, session } from '../../testing/matrix/callers.ts';
import type { Entry } from '../../testing/matrix/entry.ts';
import { openMatrixServer } from '../../testing/matrix/server.ts';
import { oddCallers, strangers } from '../../testing/matrix/strangers.ts';
import { type Access, needsSession } from './authorize.ts';

/**
 * Who may call what: every procedure, REST path and tool is called by everybody. What must come of it follows from what the
 * procedure declares, and the page docs/security.md says the same once more.
 */
const DOORS = ['tRPC', 'REST', 'MCP'] as const;

let server: Awaited<ReturnType<typeof openMatrixServer>>;
beforeAll(async () => {
  server = await openMatrixServer();
  for (const role of STAFF_ROLES) {
    const account = { id: role, email: `${role}@example.com`, name: role, role, passwordHash: '' };
    await insertStaff(server.db, account, new Date().toISOString());
  }
  const integration = { name: 'Sync', capabilities: [...API_KEY_SCOPES] };
  await server.db
    .transaction()
    .execute((trx) => insertIntegration(trx, 'integration', integration, new Date().toISOString()));
});
afterAll(() => server.close());

/** The calls that came out otherwise than they must, in a line each. */
async function wrongCalls(caller: Caller, entries: readonly Entry[]): Promise<string[]> {
  const [first] = entries;
  if (!first) throw new Error('There is nothing to call.');
  const { open, expected, who } = caller;
  const outcomes = await server.doors[first.door].callAll(entries, open, expected);
  return entries.flatMap((entry, at) => {
    const isRight = outcomes[at] === expected(entry);
    return isRight ? [] : [`${entry.door} ${entry.name} by ${who}: ${outcomes[at]}, not: ${expected(entry)}`];
  });
}

/** The tools that a caller sees and may not use, or may use and does not see. */
async function wronglyListed({ open, expected, who }: Caller): Promise<string[]> {
  const listed = new Set(await server.listTools(await open()));
  const wrong = server.doors.MCP.entries.filter((tool) => listed.has(tool.name) !== (expected(tool) === 'allowed'));
  return wrong.map(({ name }) => `MCP tools/list by ${who}: ${listed.has(name) ? 'shows' : 'hides'} ${name}`);
}

/** Entries that need the same. */
function groupByNeeds(entries: readonly Entry[]): Entry[][] {
  return [...Map.groupBy(entries, ({ needs }) => needs.map(({ access }) => access).join()).values()];
}

test.each(DOORS)(
  'a stranger gets over %s what is for everybody, and nothing with a token that is not valid',
  async (door) => {
    const wrong: string[] = [];
    for (const caller of await strangers(server.db, 'admin')) {
      wrong.push(...(await wrongCalls(caller, server.doors[door].entries)));
      if (door === 'MCP') wrong.push(...(await wronglyListed(caller)));
    }
    expect(wrong).toEqual([]);
  },
);

function isPublic({ needs }: Entry): boolean {
  return needs.every(({ access }) => access === 'public');
}

// Before it is known what is called, so a few entries stand for all.
test.each(DOORS)('no other header identifies anybody over %s', async (door) => {
  const { entries } = server.doors[door];
  const few = [entries.findLast(isPublic), entries.findLast((entry) => !isPublic(entry))].filter(
    (entry) => entry !== undefined,
  );
  const wrong: string[] = [];
  for (const caller of oddCallers) wrong.push(...(await wrongCalls(caller, few)));
  expect(wrong).toEqual([]);
});

describe.each([...STAFF_ROLES, 'integration'] as const)('%s', (role) => {
  test.each(DOORS)('may call over %s exactly what the role and the key allow', async (door) => {
    const { db, doors } = server;
    const { entries } = doors[door];
    const wrong = role === 'integration' ? [] : await wrongCalls(session(db, role), entries);
    wrong.push(...(await wrongCalls(await keyOf(db, role, 'every scope', CAPABILITIES), entries)));
    for (const group of groupByNeeds(entries)) {
      for (const key of await narrowKeys(db, role, { needs: group.flatMap(({ needs }) => needs) })) {
        wrong.push(...(await wrongCalls(key, group)));
        if (door === 'MCP') wrong.push(...(await wronglyListed(key)));
      }
    }
    expect(wrong).toEqual([]);
  });
});

const whoMay = (access: Access): string => {
  if (access === 'public') return 'everybody';
  if (access === 'own-account') return 'all staff';
  return STAFF_ROLES.filter((role) => capabilitiesOf(role).has(access)).join(', ');
};

test('docs/security.md has each procedure, what it needs and the roles that have it', () => {
  const { entries } = server.doors.tRPC;
  const needing = Map.groupBy(entries, ({ needs }) => needs[0]?.access ?? 'public');
  const rows = (['public', 'own-account', ...CAPABILITIES] as const).map((access) => {
    const names = (needing.get(access) ?? []).map(({ name }) => `\`${name}\``);
    return `| ${access} | ${whoMay(access)} | ${names.toSorted().join(', ')} |`;
  });
  const page = readFileSync(new URL('../../../../../docs/security.md', import.meta.url), 'utf8');
  const table = page.slice(page.indexOf('| access '), page.indexOf('### Keys, transport'));
  const lines = table.split('\n').filter((line) => line.startsWith('| '));
  expect(lines.slice(2).map((line) => line.replaceAll(/ +/g, ' '))).toEqual(rows);
  expect(new Set(needing.keys())).toEqual(new Set(['public', 'own-account', ...CAPABILITIES]));
});

test('a key can have every right that is of use without a password, and no other', () => {
  const useful = server.doors.tRPC.entries.flatMap(({ needs }) => needs.filter((need) => !needsSession(need)));
  const rights = CAPABILITIES.filter((capability) => useful.some(({ access }) => access === capability));
  expect(API_KEY_SCOPES.toSorted()).toEqual(rights.toSorted());
});
