/** Puts load on a server with wrk, and measures the server's CPU time per response. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Failure } from '../../scripts/processes.mjs';
import type { Server } from './servers.ts';
import { atLeast, median, type Row, toText, withoutTarget } from './table.ts';

const SCRIPT = fileURLToPath(new URL('requests.lua', import.meta.url));
const SECONDS = 2;
const ROUNDS = 9;
/** Each run of writes has its own visitors, since the rate limits per IP address are real. */
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
 * Puts load on the site and its bare counterparts in turns, and compares their CPU time per response within each round, so that
 * a machine that is slow for a while affects both. The median of the rounds counts.
 * @param target minimum ratio of the CPU time of `counterpart` to that of the site
 * @param further other counterparts by name, without a target
 */
export async function compare(
  what: string,
  target: number,
  site: Side,
  counterpart: Side,
  further: Record<string, Side> = {},
): Promise<Row[]> {
  const sides = [site, counterpart, ...Object.values(further)];
  const loads: Load[][] = sides.map(() => []);
  // The first round warms up and does not count.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [at, { server, path, options }] of sides.entries()) {
      const measured = await load(server, path, options);
      if (round > 0) loads[at]?.push(measured);
    }
  }
  const [ours = [], theirs = [], ...others] = loads;
  const names = Object.keys(further);
  return [
    atLeast(what, target, ratioOf(theirs, ours), `${describe(medianOf(ours))}; bare ${describe(medianOf(theirs))}`),
    ...others.map((other, at) =>
      withoutTarget(`– beside ${names[at]}`, ratioOf(other, ours), describe(medianOf(other))),
    ),
  ];
}

/** The CPU time of a counterpart divided by that of the site, in the median round. */
function ratioOf(counterpart: readonly Load[], site: readonly Load[]): number {
  return median(counterpart.map(({ cpuMs }, round) => cpuMs / (site[round]?.cpuMs ?? Number.NaN)));
}

export function describe({ cpuMs, perSecond }: Load): string {
  return `${toText(cpuMs)} ms CPU, ${toText(perSecond)}/s`;
}

function medianOf(loads: readonly Load[]): Load {
  return { perSecond: median(loads.map((it) => it.perSecond)), cpuMs: median(loads.map((it) => it.cpuMs)) };
}
