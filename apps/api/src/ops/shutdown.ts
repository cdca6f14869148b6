import type { FastifyInstance } from 'fastify';

/** Open requests get this long to end; then their connections are cut. */
const PATIENCE_MS = 8_000;
/** Whatever still hangs then does not keep the program from ending. */
const LIMIT_MS = 9_500;

export type StopSteps = {
  /** Called at once: what goes on by itself begins nothing new, and has the time of the open requests to end, too. */
  begin?: () => void;
  /** Called when the requests have ended: waits for the rest and closes the database. */
  release: () => Promise<void>;
};

/**
 * Stops on SIGINT, SIGTERM and SIGHUP (a closed terminal): takes no new requests, lets the open ones end, then releases
 * the rest and ends the program. Further signals change nothing.
 */
export function stopOnSignals(app: FastifyInstance, steps: StopSteps): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void stop(app, steps);
    });
  }
}

async function stop(app: FastifyInstance, { begin, release }: StopSteps): Promise<void> {
  // A connection that has never sent a request is not idle for Node, and would be waited for.
  setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref();
  setTimeout(() => process.exit(1), LIMIT_MS).unref();
  try {
    begin?.();
    await app.close();
    await release();
    process.exit(0);
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}
