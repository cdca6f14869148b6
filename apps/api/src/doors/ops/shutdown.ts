import type { FastifyInstance } from 'fastify';

/** Time limit for open requests, after which their connections are closed. */
const PATIENCE_MS = 8_000;
/** Time limit for the rest of the shutdown, after which the process exits. */
const LIMIT_MS = 9_500;

export type StopSteps = {
  /** Called first: background work starts nothing new, and has as much time to finish as open requests. */
  begin?: () => void;
  /** Called after the last request: waits for background work and closes the database. */
  release: () => Promise<void>;
};

/**
 * Graceful shutdown on SIGINT, SIGTERM and SIGHUP (a closed terminal): refuses new connections, finishes open requests,
 * releases the rest and exits. Further signals are ignored.
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
  // Node does not treat a connection without any request as idle, and would wait for it.
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
