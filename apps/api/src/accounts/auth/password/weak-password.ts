import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Below a billion guesses, an attacker with a stolen hash finds the password within a day. */
const GUESSES_LOG10_MIN = 9;
/** Maximum number of checked characters: more cannot make a password weaker, and would take long. */
const CHECKED_MAX_LENGTH = 100;
/** Words that are easy to guess on this site. */
const SITE_WORDS = ['tideline', 'marketing', 'agency', 'ripple', 'wave', 'tide', 'admin', 'staff'];

let estimator: Promise<ZxcvbnFactory> | undefined;

/**
 * Why a password is too easy to guess, as a sentence; null for an acceptable one. Checks common passwords, keyboard runs,
 * repetitions and dates, and `context`: words of the agency and of the account. Runs offline.
 */
export async function weakPassword(password: string, context: readonly string[]): Promise<string | null> {
  estimator ??= loadEstimator();
  const ownWords = [...SITE_WORDS, ...context.flatMap(wordsOf)];
  const { guessesLog10, sequence } = (await estimator).check(password.slice(0, CHECKED_MAX_LENGTH), ownWords);
  if (guessesLog10 >= GUESSES_LOG10_MIN) return null;
  return sequence.some((part) => part['dictionaryName'] === 'userInputs')
    ? 'Password contains a word that anyone would try here. Choose several unrelated words instead.'
    : 'Password is easy to guess. Choose several unrelated words instead.';
}

/** Of `maya.alvarez@example.com`: the whole text and each of its words. */
function wordsOf(text: string): string[] {
  return [text, ...text.split(/[^\p{Letter}\p{Number}]+/u)].filter((word) => word.length >= 3);
}

/** Loaded on first use: most server processes never need the word lists. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { dictionary, adjacencyGraphs: graphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Factory({ dictionary, graphs });
}
