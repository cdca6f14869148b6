/** Numbers from 0 to just under 1, determined by the seed. */
export type Random = () => number;

const WORD_COUNT = 6_000;

/** Source: the linear congruential generator of "Numerical Recipes", 32 bits. */
export function randomNumbers(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** Made-up words: a few as common as `the`, most of them rare, as in any language. */
export function buildProse(random: Random, words: number): string {
  return Array.from({ length: words }, () => WORDS[Math.floor(random() ** 3 * WORD_COUNT)]).join(' ');
}

/** A word, the most common first. */
export function wordAt(rank: number): string {
  return WORDS[rank] ?? '';
}

const WORDS = buildWords();

function buildWords(): string[] {
  const random = randomNumbers(7);
  const pick = (letters: string) => letters.charAt(Math.floor(random() * letters.length));
  const words = new Set<string>();
  while (words.size < WORD_COUNT) {
    const syllables = 2 + Math.floor(random() * 3);
    words.add(Array.from({ length: syllables }, () => pick('bcdfglmnprstvk') + pick('aeiou')).join(''));
  }
  return [...words];
}
