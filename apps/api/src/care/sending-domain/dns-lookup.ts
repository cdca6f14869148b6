import type { Resolver } from 'node:dns/promises';

/** The name server gave no usable answer. */
export const NO_ANSWER = Symbol('no answer');

/** Answers meaning that the record does not exist. */
const NOTHING_THERE = new Set(['ENOTFOUND', 'ENODATA']);

/** The TXT records of a name; empty without any. */
export function findTexts(resolver: Resolver, name: string): Promise<string[] | typeof NO_ANSWER> {
  return settle(resolver.resolveTxt(name).then((records) => records.map((parts) => parts.join(''))));
}

/** The mail servers of a domain in order; empty without any, or if the domain declares that it receives no mail. */
export function findMailServers(resolver: Resolver, domain: string): Promise<string[] | typeof NO_ANSWER> {
  return settle(
    resolver.resolveMx(domain).then((records) =>
      records
        .filter(({ exchange }) => exchange !== '')
        .toSorted((a, b) => a.priority - b.priority)
        .map(({ exchange }) => exchange),
    ),
  );
}

async function settle(answer: Promise<string[]>): Promise<string[] | typeof NO_ANSWER> {
  try {
    return await answer;
  } catch (error) {
    return NOTHING_THERE.has((error as { code?: string }).code ?? '') ? [] : NO_ANSWER;
  }
}
