import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { stopOnSignals } from './shutdown.ts';

test('a signal ends the work in the background at once, then the requests, then the rest, and further ones nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] }); // the limit for what hangs
  const known = process.listeners('SIGTERM');
  const steps: string[] = [];
  const app = Fastify();
  app.addHook('onClose', async () => {
    steps.push('close');
  });
  const exited = new Promise((resolve) => {
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      resolve(code);
      return undefined as never;
    });
  });
  stopOnSignals(app, {
    begin: () => steps.push('begin'),
    release: async () => void steps.push('release'),
  });
  const listeners = process.listeners('SIGTERM').filter((listener) => !known.includes(listener));
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      const [added] = process.listeners(signal).slice(-1);
      if (added) process.off(signal, added);
    }
  });

  expect(listeners).toHaveLength(1);
  for (let time = 1; time <= 2; time += 1) listeners[0]?.('SIGTERM');
  expect(steps).toEqual(['begin']);
  expect(await exited).toBe(0);
  expect(steps).toEqual(['begin', 'close', 'release']);
});
