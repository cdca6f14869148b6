/** Sends two hundred events a second to a webhook while visitors read: the events that arrive, and the delay for visitors. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fillDatabase } from '@tideline/api/testing/fill/fill-database';
import { createSite, openSiteDatabase } from '@tideline/api/testing/server/site-folder';
import { openFolder, readCpuMs, separate, unpin } from './servers.ts';
import { atLeastNumber, atMost, median, quantile, type Row } from './table.ts';
import { visit } from './visitors.ts';

const ROUNDS = 4;
const ROUND_MS = 10_000;
/** Time from the first event until events arrive at a steady rate. */
const START_MS = 2000;
/** Target for deliveries; the recorder records 5 % more. */
const EVENTS_PER_SECOND = 200;
const SITE = { posts: 100, subscribers: 100, contacts: 1000, days: 30 };

export async function measureWebhooks(): Promise<Row[]> {
  const folder = openFolder();
  await createSite(folder);
  const db = openSiteDatabase(folder);
  await fillDatabase(db, SITE, new Date().toISOString());
  await db.destroy();
  const receiver = start(['bench/src/far/event-receiver.ts']);
  const receiverUrl = await printedBy(receiver);
  const server = start(['apps/api/src/testing/webhooks/events-server.ts', folder, receiverUrl]);
  const pid = server.pid ?? 0;
  let recorder: ChildProcess | null = null;
  try {
    const site = { origin: await printedBy(server) };
    recorder = start(['apps/api/src/testing/webhooks/record-events.ts', folder]);
    await printedBy(recorder);
    await separate(pid, [receiver.pid ?? 0, recorder.pid ?? 0]);
    const [sending, quiet]: [number[], number[]] = [[], []];
    const rates: number[] = [];
    let [events, sendingCpuMs, quietCpuMs] = [0, 0, 0];
    // In turns, so that a busy moment of the machine affects both sides. The first round warms up and does not count.
    for (let round = 0; round <= ROUNDS; round += 1) {
      recorder.send(true);
      await sleep(START_MS);
      const [before, startMs, startCpuMs] = [await countReceived(), performance.now(), readCpuMs(pid)];
      const timesSending = await visit(site, ROUND_MS);
      const count = (await countReceived()) - before;
      const rate = count / ((performance.now() - startMs) / 1000);
      const cpuMs = readCpuMs(pid) - startCpuMs;
      recorder.send(false);
      await untilQuiet();
      const quietStartMs = readCpuMs(pid);
      const timesQuiet = await visit(site, ROUND_MS);
      if (round === 0) continue;
      sending.push(...timesSending);
      quiet.push(...timesQuiet);
      rates.push(rate);
      events += count;
      sendingCpuMs += cpuMs;
      quietCpuMs += readCpuMs(pid) - quietStartMs;
    }
    const [during, without] = [quantile(sending, 0.99), quantile(quiet, 0.99)];
    const details = `p50 ${quantile(sending, 0.5).toFixed(1)}, p99 ${during.toFixed(1)} ms; without ${quantile(quiet, 0.5).toFixed(1)}, ${without.toFixed(1)} ms`;
    return [
      atLeastNumber(
        'events a second to a webhook',
        EVENTS_PER_SECOND,
        median(rates),
        '/s',
        `${((sendingCpuMs - quietCpuMs) / events).toFixed(2)} ms CPU each, on one core, with visitors`,
      ),
      atMost("visitors' p99 while events are sent", 1.5, during / without, '×', details),
    ];
  } finally {
    await unpin();
    recorder?.kill();
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
