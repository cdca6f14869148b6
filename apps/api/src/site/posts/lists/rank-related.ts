import type { PostTeaser } from '@tideline/domain/post/post';
import { plainWords } from '@tideline/domain/text/plain-words';

/** The article that is read, or one that could be read next. */
type Subject = Pick<PostTeaser, 'title' | 'excerpt' | 'category'> & {
  /** The keys of its tags. */
  tags: readonly string[];
};

/** Shorter words say little about a subject. */
const WORD_MIN_LENGTH = 3;
/** Words that texts about anything have. */
const STOP_WORDS = new Set(
  `about after all also and any are because been before being between both but can could did does each even every few for
  from get had has have her here his how into its just less like make many more most much must not now off one only other
  our out over own per really same she should some such than that the their them then there these they this those through
  too two under until use very was way were what when where which while who why will with without would you your`.split(
    /\s+/,
  ),
);

/**
 * Sorts articles by how close their subjects are to that of `subject`: by tags of both, then by words of both in title and
 * excerpt, then those of the same category first; otherwise their order stays. Tags and words of few articles count more.
 */
export function rankRelated<Candidate extends Subject>(subject: Subject, candidates: readonly Candidate[]) {
  const category = ({ category: its }: Subject) => Number(its === subject.category);
  const scores = [closeness(subject, candidates, tagsOf), closeness(subject, candidates, wordsOf)];
  const ranked = candidates.map((candidate, at) => {
    const ranks = [...scores.map((score) => score[at] ?? 0), category(candidate)];
    return { candidate, ranks };
  });
  return ranked.toSorted((a, b) => firstDifference(b.ranks, a.ranks)).map(({ candidate }) => candidate);
}

/** How much each candidate has in common with the subject. */
function closeness(subject: Subject, candidates: readonly Subject[], termsOf: (of: Subject) => Set<string>): number[] {
  const wanted = termsOf(subject);
  if (wanted.size === 0) return [];
  const shared = candidates.map((candidate) => [...termsOf(candidate)].filter((term) => wanted.has(term)));
  const counts = new Map<string, number>();
  for (const term of shared.flat()) counts.set(term, (counts.get(term) ?? 0) + 1);
  const weight = (term: string) => Math.log(1 + candidates.length / (counts.get(term) ?? 1));
  // Sorted, since a sum of fractions depends on their order.
  return shared.map((terms) => sumOf(terms.map(weight).toSorted((a, b) => a - b)));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function tagsOf({ tags }: Subject): Set<string> {
  return new Set(tags);
}

function wordsOf({ title, excerpt }: Subject): Set<string> {
  const words = plainWords(`${title} ${excerpt}`).split(' ');
  return new Set(words.filter((word) => word.length >= WORD_MIN_LENGTH && !STOP_WORDS.has(word)));
}

function firstDifference(one: readonly number[], other: readonly number[]): number {
  return one.map((value, at) => value - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
