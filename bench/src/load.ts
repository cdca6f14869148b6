/** Load on a server with wrk, and the server's CPU time for each response. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Failure } from '../../scripts/processes.mjs';
import type { Server } from './servers.ts';
import { atLeast, median, type Row, toText } from './table.ts';

const SCRIPT = fileURLToPath(new URL('requests.lua', import.meta.url));
const SECONDS = 3;
const ROUNDS = 3;
/** Each run of writes has its own visitors, since the limits for one address are real. */
const VISITORS_OF_A_RUN = 200_000;

export type LoadOptions = {
  connections?: number;
  headers?: Record<string, string>;
  /** Requests that differ from each other; see requests.lua. */
  vary?: { kind: 'enquire' | 'subscribe' } | { kind: 'paths'; file: string };
};

export type Load = { perSecond: number; cpuMs: number };

let runs = 0;

/** Sends requests for a few seconds. */
export async function load(server: Server, path: string, options: LoadOptions = {}): Promise<Load> {
  const { connections = 16, headers = {}, vary } = options;
  const args = ['--threads=1', `--connections=${connections}`, `--duration=${SECONDS}s`, '--timeout=30s'];
  for (const [name, value] of Object.entries(headers)) args.push('--header', `${name}: ${value}`);
  if (vary) args.push('--script', SCRIPT);
  args.push(server.origin + path);
  runs += 1;
  if (vary) args.push('--', vary.kind, vary.kind === 'paths' ? vary.file : String(runs * VISITORS_OF_A_RUN));
  const before = server.cpuMs();
  const { stdout } = await promisify(execFile)('wrk', args);
  const cpuMs = server.cpuMs() - before;
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  if (!(requests > 0) || /Non-2xx|Socket errors/.test(stdout))
    throw new Failure(`${path} failed under load:\n${stdout}`);
  return { perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]), cpuMs: cpuMs / requests };
}

type Side = { server: Server; path: string; options?: LoadOptions };

/**
 * Puts load on the site and on its bare counterpart by turns, and compares their medians.
 * @param by CPU time for each response, or responses per second where both wait for the disk
 */
export async function compare(
  what: string,
  target: number,
  [site, bare]: readonly [Side, Side],
  by: 'cpuMs' | 'perSecond' = 'cpuMs',
): Promise<Row> {
  const rounds: [Load, Load][] = [];
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    rounds.push([await load(site.server, site.path, site.options), await load(bare.server, bare.path, bare.options)]);
  }
  const [ours, theirs] = ([0, 1] as const).map((side) => medianOf(rounds.slice(1).map((round) => round[side])));
  if (!ours || !theirs) throw new Failure(`${what} was not measured.`);
  const ratio = by === 'cpuMs' ? theirs.cpuMs / ours.cpuMs : ours.perSecond / theirs.perSecond;
  return atLeast(what, target, ratio, `${describe(ours)}; bare ${describe(theirs)}`);
}

export function describe({ cpuMs, perSecond }: Load): string {
  return `${toText(cpuMs)} ms CPU, ${toText(perSecond)}/s`;
}

function medianOf(loads: readonly Load[]): Load {
  return { perSecond: median(loads.map((it) => it.perSecond)), cpuMs: median(loads.map((it) => it.cpuMs)) };
}
