import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Fewer guesses than a thousand million, and an attacker with the stolen hash is through within a day. */
const GUESSES_LOG10_MIN = 9;
/** What stands behind this cannot make a password weaker; looking at it would take long. */
const LOOKED_AT_MAX = 100;
/** Words that everybody would try here. */
const HOUSE_WORDS = ['tideline', 'marketing', 'agency', 'ripple', 'wave', 'tide', 'admin', 'staff'];

let estimator: Promise<ZxcvbnFactory> | undefined;

/**
 * What is wrong with a password that is easy to guess, as a sentence; null for one that will do. Looks at the passwords
 * that people use most, keyboard runs, repetitions and dates, and at `context`: the words of the agency and of the
 * account. Nothing leaves the server.
 */
export async function weakPassword(password: string, context: readonly string[]): Promise<string | null> {
  estimator ??= loadEstimator();
  const ownWords = [...HOUSE_WORDS, ...context.flatMap(wordsOf)];
  const { guessesLog10, sequence } = (await estimator).check(password.slice(0, LOOKED_AT_MAX), ownWords);
  if (guessesLog10 >= GUESSES_LOG10_MIN) return null;
  return sequence.some((part) => part['dictionaryName'] === 'userInputs')
    ? 'Password is built from a word that anybody would try here. Choose several unrelated words instead.'
    : 'Password is easy to guess. Choose several unrelated words instead.';
}

/** `maya.alvarez@example.com` counts as a whole, and each of its words. */
function wordsOf(text: string): string[] {
  return [text, ...text.split(/[^\p{Letter}\p{Number}]+/u)].filter((word) => word.length >= 3);
}

/** Loaded when the first password is chosen: most starts of the server never need the lists. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { dictionary, adjacencyGraphs: graphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Factory({ dictionary, graphs });
}
