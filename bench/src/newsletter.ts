/** Sends an issue of the newsletter through a distant mail server while visitors read: speed, memory and delay. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addReaders, openIssueSite } from '@tideline/api/testing/mail/issue-site';
import { createSite, openSiteDatabase } from '@tideline/api/testing/server/site-folder';
import { megabytesOf, openFolder, separate, startSite, unpin } from './servers.ts';
import { atLeastNumber, atMost, median, quantile, type Row } from './table.ts';
import { visit } from './visitors.ts';

const LATENCY_MS = 50;
const ROUNDS = 4;
const ROUND_MS = 10_000;
/** A change of the state of an issue invalidates cached pages, since the issue has a page. */
const WARM_UP_MS = 2000;
const DOMAINS = ['gmail.example', 'outlook.example', 'agency.example', 'firm.example'];

export async function measureNewsletter(): Promise<Row[]> {
  return [...(await measure(10_000)), ...(await measure(100_000))];
}

async function measure(readers: number): Promise<Row[]> {
  const folder = openFolder();
  await createSite(folder);
  const db = openSiteDatabase(folder);
  await addReaders(db, readers, DOMAINS);
  const mailServer = await startMailServer();
  const settings = { DATA_DIR: join(folder, 'data'), SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` };
  const site = await startSite(settings).catch((error: unknown) => {
    mailServer.stop();
    throw error;
  });
  try {
    await separate(site.pid, [mailServer.pid]);
    await visit(site, ROUND_MS / 2); // warms up
    const id = await startIssue(db, mailServer.port);
    await waitForAccepted(1);
    const [sending, paused]: [number[], number[]] = [[], []];
    const rates: number[] = [];
    let [megabytes, messages, sendingCpuMs, pausedCpuMs] = [0, 0, 0, 0];
    // In turns, so that a busy moment of the machine affects both sides.
    for (let round = 0; round < ROUNDS; round += 1) {
      await visit(site, WARM_UP_MS);
      const [before, startMs, startCpuMs] = [await countAccepted(), performance.now(), site.cpuMs()];
      sending.push(...(await visit(site, ROUND_MS)));
      const count = (await countAccepted()) - before;
      rates.push(count / ((performance.now() - startMs) / 1000));
      messages += count;
      sendingCpuMs += site.cpuMs() - startCpuMs;
      megabytes = Math.max(megabytes, megabytesOf(site.pid));
      await setState(id, 'paused');
      await visit(site, WARM_UP_MS); // until the messages in progress are sent
      const pausedStartMs = site.cpuMs();
      paused.push(...(await visit(site, ROUND_MS)));
      pausedCpuMs += site.cpuMs() - pausedStartMs;
      await setState(id, 'sending');
      const last = await countAccepted();
      await waitForAccepted(last + 1);
    }
    const [during, without] = [quantile(sending, 0.99), quantile(paused, 0.99)];
    const name = `${readers.toLocaleString('en-US')} readers, ${LATENCY_MS} ms away`;
    const details = `p50 ${quantile(sending, 0.5).toFixed(1)}, p99 ${during.toFixed(1)} ms; paused ${quantile(paused, 0.5).toFixed(1)}, ${without.toFixed(1)} ms`;
    return [
      atLeastNumber(
        `messages a second, ${name}`,
        50,
        median(rates),
        '/s',
        `${((sendingCpuMs - pausedCpuMs) / messages).toFixed(1)} ms CPU each, on one core, with visitors`,
      ),
      atMost(`visitors' p99 while an issue goes out, ${name}`, 1.5, during / without, '×', details),
      atMost(`memory, ${name}`, 300, megabytes, 'MB', 'resident'),
    ];
  } finally {
    await unpin();
    await site.stop();
    mailServer.stop();
    await db.destroy();
  }

  async function countAccepted(): Promise<number> {
    const { count } = await db
      .selectFrom('issue_messages')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('accepted_at', 'is not', null)
      .executeTakeFirstOrThrow();
    return count;
  }

  async function waitForAccepted(count: number): Promise<void> {
    while ((await countAccepted()) < count) await sleep(100);
  }

  async function setState(id: string, state: 'sending' | 'paused'): Promise<void> {
    await db.updateTable('issues').set({ state }).where('id', '=', id).execute();
  }
}

type SiteDb = ReturnType<typeof openSiteDatabase>;

/** Starts to send an issue, without the minute in which it can be cancelled. @returns the id of the issue */
async function startIssue(db: SiteDb, port: number): Promise<string> {
  const server = { host: '127.0.0.1', port, isSecure: false, needsTls: false, user: null, password: '' };
  const clock = { now: () => new Date(Date.now() - 60_000).toISOString(), pass: () => undefined };
  const paragraph = 'The tide comes in twice a day, and good crews plan *around* it. ';
  return openIssueSite(db, { server }, clock).start({ content: `## High tide\n\n${paragraph.repeat(20)}` });
}

async function startMailServer(): Promise<{ port: number; pid: number; stop: () => void }> {
  const child = spawn(process.execPath, ['bench/src/far/mail-server.ts', String(LATENCY_MS)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = (await once(child.stdout, 'data')) as [Buffer];
  return { port: Number(String(printed)), pid: child.pid ?? 0, stop: () => void child.kill() };
}
