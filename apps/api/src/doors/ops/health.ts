import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { DAMAGED_DATABASE } from '@tideline/domain/site/backup';
import { findLatestBackup } from '../../care/backup/backups.repository.ts';
import type { Db } from '../../core/store/schema.ts';
import { findFreeBytes, MIN_FREE_BYTES, type FreeBytesOf } from '../../core/host/free-disk.ts';
import { logFailure } from '../../core/logging/log-failure.ts';
import { openLogThrottle } from '../../core/logging/log-throttle.ts';
import { findOutage, type Outage } from '../../core/host/outage.ts';
import { countAttempt } from '../../core/limits/rate-limit.ts';

type HealthOptions = {
  db: Db;
  /** Folders written to; their disks need free space. */
  folders: readonly string[];
  /** The clock, as ISO 8601 in UTC. */
  now: () => string;
  minFreeBytes?: number;
  freeBytesOf?: FreeBytesOf;
};

/** A successful check is cached for this time, because the endpoint is public. */
const TRIAL_MS = 1000;
const UNLIMITED = { limit: Number.MAX_SAFE_INTEGER, windowSeconds: 3600 };

const REASONS: Record<Outage['kind'], string> = {
  'database unreachable': 'The database does not answer.',
  'database busy': 'The database is locked by another program.',
  'database read-only': 'The database cannot be written.',
  'database damaged': 'The database is damaged: restore a backup.',
  'disk full': 'The disk is full.',
};

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve requests, which requires an available and undamaged database,
 * free disk space, and no shutdown in progress.
 */
export const healthPlugin = fp(registerHealth, { name: 'health', encapsulate: true });

async function registerHealth(
  app: FastifyInstance,
  { db, folders, now, minFreeBytes = MIN_FREE_BYTES, freeBytesOf = findFreeBytes }: HealthOptions,
): Promise<void> {
  const isFirstInAWhile = openLogThrottle();
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });

  let trial: Promise<unknown> | null = null;
  /** Why the database is not writable; null if it is. */
  function tryDatabase(): Promise<unknown> {
    trial ??= countAttempt(db, 'readiness', UNLIMITED, now()).then(
      () => {
        setTimeout(() => (trial = null), TRIAL_MS).unref();
        return null;
      },
      (error: unknown) => {
        trial = null;
        return error;
      },
    );
    return trial;
  }

  /** Scheduled backups read the whole database; a damaged page makes them fail. */
  async function isKnownDamaged(): Promise<boolean> {
    const latest = await findLatestBackup(db, now());
    return latest?.problem?.startsWith(DAMAGED_DATABASE) ?? false;
  }

  app.get('/healthz', async (_request, reply) => {
    return reply.header('Cache-Control', 'no-store').send({ status: 'ok' });
  });

  app.get('/readyz', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (isStopping) return reply.code(503).send({ error: 'The server is stopping.' });
    const failure = await tryDatabase();
    if (failure !== null) {
      logFailure(request.log, failure, 'not ready');
      const outage = findOutage(failure);
      return reply.code(503).send({ error: outage ? REASONS[outage.kind] : REASONS['database unreachable'] });
    }
    if (await isKnownDamaged()) return reply.code(503).send({ error: REASONS['database damaged'] });
    const free = await Promise.all(folders.map(freeBytesOf));
    const folder = folders.find((_folder, index) => (free[index] ?? 0) < minFreeBytes);
    if (folder !== undefined) {
      if (isFirstInAWhile('disk')) request.log.error({ folder }, 'the disk is nearly full');
      return reply.code(503).send({ error: 'The disk is nearly full.' });
    }
    return reply.send({ status: 'ok' });
  });
}
