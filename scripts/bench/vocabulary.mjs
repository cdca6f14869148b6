/**
 * What the posts of the bench say, and what is searched for. Words are as frequent as in any language: the most common
 * ones stand in every post, three hundred in more than one of five, most in less than one of forty (the law of Zipf, as
 * Mandelbrot corrected it). So nearly every search has more matches where there are more posts.
 */
import { randomNumbers, wordAt } from '../../apps/api/src/testing/fill/random-prose.ts';

const WORD_COUNT = 6_000;
const MANDELBROT = 2.7;
/** Words so common that every post has them: what a search can find most of. */
const IN_EVERY_POST = 10;
/** What titles are made of and people search for: neither the hundred most common words nor the rare three quarters. */
const FIRST_TELLING = 100;
const LAST_TELLING = 1_500;
const TITLE_WORDS = 6;
const BODY_WORDS = 500;
/** Searches are made from the posts that are there at every size. */
const SEARCHED_POSTS = 30;
const TELLING = new Set(Array.from({ length: LAST_TELLING - FIRST_TELLING }, (_, at) => wordAt(FIRST_TELLING + at)));
/** Each draw falls on a word in proportion to how common it is. */
const SUMS = sumUp();

/** The words that every post has. */
const WORDS_OF_ALL = Array.from({ length: IN_EVERY_POST }, (_, rank) => wordAt(rank));

const SEARCHED = Array.from({ length: SEARCHED_POSTS }, (_, at) => {
  const { title, body } = wordsOfPost(at);
  return { title, telling: body.filter((word) => TELLING.has(word)) };
});

/**
 * The words of a post, the same for the same number.
 * @param {number} at
 * @returns {{ title: string[], body: string[] }}
 */
export function wordsOfPost(at) {
  const random = randomNumbers(at * 7_919 + 1);
  const title = drawWords(random, TITLE_WORDS, FIRST_TELLING, LAST_TELLING);
  const body = drawWords(random, BODY_WORDS - IN_EVERY_POST - TITLE_WORDS, 0, WORD_COUNT);
  return { title: title.map(wordAt), body: [...WORDS_OF_ALL, ...[...title, ...body].map(wordAt)] };
}

/**
 * What people search for: two telling words of a text, every other time one of them of its title; the same for the same
 * number, and hardly ever the same for another. Every search finds something at every size of the bench.
 * @param {number} count
 */
export function ordinarySearch(count) {
  const random = randomNumbers(count * 104_729 + 7);
  random(); // the first draws of neighbouring seeds lie close together
  const { title, telling } = SEARCHED[Math.floor(random() * SEARCHED_POSTS)] ?? { title: [], telling: [] };
  /** @param {string[]} words */
  const pick = (words) => words[Math.floor(random() * words.length)] ?? '';
  const first = pick(count % 2 === 0 ? title : telling);
  return `${first} ${pick(telling.filter((word) => word !== first))}`;
}

/**
 * Two of the words that every post has.
 * @param {number} count
 */
export function searchForAll(count) {
  return `${WORDS_OF_ALL[count % IN_EVERY_POST]} ${WORDS_OF_ALL[(count * 7 + 3) % IN_EVERY_POST]}`;
}

/**
 * @param {() => number} random
 * @param {number} count
 * @param {number} first the rank of the most common word that may be drawn
 * @param {number} end the rank behind the rarest one
 */
function drawWords(random, count, first, end) {
  const [from, to] = [SUMS[first] ?? 0, SUMS[end] ?? 0];
  return Array.from({ length: count }, () => rankOf(from + random() * (to - from)));
}

/**
 * The word on which a draw falls.
 * @param {number} drawn
 */
function rankOf(drawn) {
  let [low, high] = [0, WORD_COUNT - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((SUMS[middle + 1] ?? 0) > drawn) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** For each rank, how common all words before it are together. */
function sumUp() {
  const sums = [0];
  for (let rank = 0; rank < WORD_COUNT; rank += 1) sums.push((sums[rank] ?? 0) + 1 / (rank + 1 + MANDELBROT));
  return sums;
}
