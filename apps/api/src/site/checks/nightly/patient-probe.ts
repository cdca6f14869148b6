import { setTimeout as wait } from 'node:timers/promises';
import type { Probe, ProbeAnswer } from '../probe-link.ts';

const PAUSE_MS = 2000;

export type PatientProbe = {
  probe: Probe;
  /** Whether some page answered, or none was asked. */
  reachesSites: () => boolean;
};

/** Asks for each page once, and once more after a pause when it did not answer: a moment's failure is no dead link. */
export function patientProbe(ask: Probe, pauseMs: number = PAUSE_MS): PatientProbe {
  const answers = new Map<string, Promise<ProbeAnswer>>();
  let [answered, failed] = [0, 0];
  async function askTwice(url: URL): Promise<ProbeAnswer> {
    let answer = await ask(url);
    if (answer.kind === 'failed') {
      await wait(pauseMs);
      answer = await ask(url);
    }
    if (answer.kind === 'failed') failed += 1;
    else answered += 1;
    return answer;
  }
  return {
    async probe(url) {
      const known = answers.get(url.href) ?? askTwice(url);
      answers.set(url.href, known);
      return known;
    },
    reachesSites: () => answered > 0 || failed === 0,
  };
}
