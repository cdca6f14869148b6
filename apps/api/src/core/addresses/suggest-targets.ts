import { likenessTo, type MissedPath, type SuggestedMissedPath } from '@tideline/domain/address/missed-path';
import { displayTitle } from '@tideline/domain/post/post';
import { BUILT_IN_PATHS } from '@tideline/domain/site/built-in-paths';
import { postPath } from '@tideline/domain/site/site-path';
import { listHiddenPaths } from '../store/hidden-paths.ts';
import { publicPages } from '../store/public-pages.ts';
import { publicPosts } from '../store/public-posts.ts';
import type { Db } from '../store/schema.ts';

/** A page that a missed path may mean. `names`: its last path segments, present and former. */
type Candidate = { target: string; title: string; names: string[] };

/** Below this likeness, two addresses have little in common: for a redirect, and for a link that visitors need not follow. */
const LIKENESS_MIN = { suggested: 0.6, near: 0.5 };
const CANDIDATES_MAX = 2_000;
/** A shorter last segment says nothing. */
const SEGMENT_MIN_LENGTH = 4;

/** Adds to each missed path the public page with the most similar present or former address. */
export async function suggestTargets(
  db: Db,
  missed: readonly MissedPath[],
  now: string,
): Promise<SuggestedMissedPath[]> {
  if (missed.length === 0) return [];
  const candidates = await listCandidates(db, now);
  return missed.map((row) => Object.assign({ suggestion: suggestionFor(row.path, candidates) }, row));
}

/** The public pages whose present or former addresses are most similar to a path without a page, the most similar first. */
export async function findNearTargets(
  db: Db,
  path: string,
  { now, max }: { now: string; max: number },
): Promise<{ target: string; title: string }[]> {
  const wanted = lastSegment(path);
  if (wanted.length < SEGMENT_MIN_LENGTH) return [];
  const likenessToWanted = likenessTo(wanted);
  return (await listCandidates(db, now))
    .map(({ target, title, names }) => ({ target, title, score: Math.max(...names.map(likenessToWanted)) }))
    .filter(({ score }) => score >= LIKENESS_MIN.near)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, max)
    .map(({ target, title }) => ({ target, title }));
}

function suggestionFor(path: string, candidates: readonly Candidate[]): SuggestedMissedPath['suggestion'] {
  const likenessToWanted = likenessTo(lastSegment(path));
  let best: { candidate: Candidate; score: number } | null = null;
  for (const candidate of candidates) {
    const score = Math.max(...candidate.names.map(likenessToWanted));
    if (score >= LIKENESS_MIN.suggested && score > (best?.score ?? 0)) best = { candidate, score };
  }
  return best && { target: best.candidate.target, title: best.candidate.title };
}

async function listCandidates(db: Db, now: string): Promise<Candidate[]> {
  const posts = await publicPosts(db, now)
    .select(['id', 'title'])
    .orderBy('sort_date', 'desc')
    .limit(CANDIDATES_MAX)
    .execute();
  const moved = await db
    .selectFrom('redirects')
    .select(['path', 'post_id'])
    .where('post_id', 'is not', null)
    .limit(CANDIDATES_MAX)
    .execute();
  const former = Map.groupBy(moved, (row) => row.post_id ?? '');
  const hidden = await listHiddenPaths(db);
  const pages = BUILT_IN_PATHS.filter((path) => path !== '/' && !hidden.has(path));
  const added = await publicPages(db).select(['path', 'title']).execute();
  return [
    ...pages.map((path) => ({ target: path, title: path, names: [lastSegment(path)] })),
    ...added.map(({ path, title }) => ({ target: path, title, names: [lastSegment(path)] })),
    ...posts.map((post) => ({
      target: postPath(post.id),
      title: displayTitle(post),
      names: [post.id, ...(former.get(post.id) ?? []).map(({ path }) => lastSegment(path))],
    })),
  ];
}

/** Without the ending of a file. */
function lastSegment(path: string): string {
  return (path.split('/').at(-1) ?? '').replace(/\.\w{2,5}$/, '');
}
