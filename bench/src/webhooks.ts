/** A thousand events a second to a webhook, while visitors read: what reaches the receiver, and what visitors notice. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSite } from '@tideline/api/testing/server/site-folder';
import { openFolder } from './servers.ts';
import { atLeastNumber, atMost, median, quantile, type Row } from './table.ts';
import { visit } from './visitors.ts';

const ROUNDS = 4;
const ROUND_MS = 10_000;
const EVENTS_PER_SECOND = 1000;
/** The rounds begin and end with events on their way. */
const EXPECTED_SHARE = 0.9;

export async function measureWebhooks(): Promise<Row[]> {
  const folder = openFolder();
  await createSite(folder);
  const receiver = start(['bench/src/far/event-receiver.ts']);
  const receiverUrl = await printedBy(receiver);
  const server = start(['apps/api/src/testing/webhooks/events-server.ts', folder, receiverUrl]);
  const site = { origin: await printedBy(server) };
  try {
    await visit(site, ROUND_MS / 2); // warms up
    const [sending, quiet]: [number[], number[]] = [[], []];
    const rates: number[] = [];
    // By turns, so that a busy moment of the machine affects both.
    for (let round = 0; round < ROUNDS; round += 1) {
      server.send(true);
      const [before, startMs] = [await countReceived(), performance.now()];
      sending.push(...(await visit(site, ROUND_MS)));
      rates.push(((await countReceived()) - before) / ((performance.now() - startMs) / 1000));
      server.send(false);
      await untilQuiet();
      quiet.push(...(await visit(site, ROUND_MS)));
    }
    const [during, without] = [quantile(sending, 0.99), quantile(quiet, 0.99)];
    const details = `p50 ${quantile(sending, 0.5).toFixed(1)}, p99 ${during.toFixed(1)} ms; without ${quantile(quiet, 0.5).toFixed(1)}, ${without.toFixed(1)} ms`;
    return [
      atLeastNumber('events a second to a webhook', EVENTS_PER_SECOND * EXPECTED_SHARE, median(rates), '/s', ''),
      atMost("visitors' p99 while events are sent", 1.5, during / without, '×', details),
    ];
  } finally {
    server.kill();
    receiver.kill();
  }

  async function countReceived(): Promise<number> {
    return Number(await (await fetch(receiverUrl)).text());
  }

  async function untilQuiet(): Promise<void> {
    for (let last = -1, now = await countReceived(); last !== now;) {
      last = now;
      await sleep(2000);
      now = await countReceived();
    }
  }
}

function start(args: string[]): ChildProcess {
  return spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
}

async function printedBy({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The process has no output.');
  const [printed] = (await once(stdout, 'data')) as [Buffer];
  return String(printed).trim();
}
