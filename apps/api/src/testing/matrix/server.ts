import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type RouteOptions } from 'fastify';
import { buildApp } from '../../app.ts';
import { TOOLS } from '../../doors/mcp/tools.ts';
import { listProcedures } from '../../doors/rest/declared/list-procedures.ts';
import { restPlugin } from '../../doors/rest/plugin.ts';
import { buildContext } from '../test-caller.ts';
import { openTestSqlite } from '../test-database.ts';
import { testEnv } from '../test-env.ts';
import { openTestResponseCache } from '../test-response-cache.ts';
import { findMutations, restDoor, trpcDoor } from './doors.ts';
import type { CallAll, Entry } from './entry.ts';
import { mcpDoor, toolList } from './mcp-door.ts';

/** The whole server on an empty database, with everything that can be called. The caller closes it. */
export async function openMatrixServer() {
  const { db, close } = await openTestSqlite();
  const folder = await mkdtemp(join(tmpdir(), 'tideline-matrix-'));
  const app = await buildApp({ env: testEnv(folder), db, openPages: null });
  const doors: Record<Entry['door'], { entries: Entry[]; callAll: CallAll }> = {
    tRPC: { entries: procedureEntries(), callAll: trpcDoor(app, await findMutations(app)) },
    REST: { entries: await routeEntries(), callAll: restDoor(app) },
    MCP: { entries: toolEntries(), callAll: mcpDoor(app) },
  };
  return { db, doors, listTools: toolList(app), close: closeAll };

  async function closeAll(): Promise<void> {
    await app.close();
    await close();
    await rm(folder, { recursive: true, force: true });
  }
}

function procedureEntries(): Entry[] {
  return listProcedures().map(({ path: name, meta }) => {
    if (!meta) throw new Error(`${name} declares nothing.`);
    return { door: 'tRPC', name, needs: [meta] };
  });
}

async function routeEntries(): Promise<Entry[]> {
  const { db, close } = await openTestSqlite();
  const routes: RouteOptions[] = [];
  const app = Fastify();
  app.addHook('onRoute', (route) => void routes.push(route));
  await app.register(restPlugin, {
    prefix: '/api',
    cache: openTestResponseCache(db),
    createContext: async () => buildContext(db),
    postBodyLimitBytes: 1,
  });
  await app.close().then(close);
  return routes.flatMap(({ method, url, config }): Entry[] => {
    if (!config?.procedure || method === 'HEAD') return [];
    return [{ door: 'REST', name: `${String(method)} ${url}`, needs: [config.procedure.meta] }];
  });
}

function toolEntries(): Entry[] {
  return TOOLS.map(({ name, procedures: behind, alsoNeeds = [] }) => {
    return {
      door: 'MCP',
      name,
      needs: [...behind.map(({ meta }) => meta), ...alsoNeeds.map((access) => ({ access }))],
    };
  });
}
