/** Checks that commit subjects have the form `type(scope): what it does now` and at most 72 characters. */
import { spawnSync } from 'node:child_process';
import { root } from './processes.mjs';

/** The last commit before this rule. */
const BASE = 'd95e57870219f5dc4a492e32c2afe1e621f0df97';
const MAX_LENGTH = 72;
const FORM = /^(?:feat|fix|refactor|test|docs|chore)(?:\([^()]+\))?!?: \S/;

/**
 * @param {string[]} subjects
 * @returns {string[]} a sentence for each violation
 */
export function checkSubjects(subjects) {
  return subjects.flatMap((subject) => {
    if (!FORM.test(subject)) return [`The commit "${subject}" is not named "type(scope): …"; reword it.`];
    return subject.length > MAX_LENGTH
      ? [`The commit "${subject}" has ${subject.length} characters, more than ${MAX_LENGTH}; reword it.`]
      : [];
  });
}

/**
 * The subjects of the commits that the rule applies to; none if the history is missing (an archive, a shallow clone).
 * @returns {string[]}
 */
export function readSubjects(folder = root, base = BASE) {
  const git = (/** @type {string[]} */ ...args) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  if (git('merge-base', '--is-ancestor', base, 'HEAD').status !== 0) return [];
  return git('log', '--no-merges', '--format=%s', `${base}..HEAD`).stdout.split('\n').filter(Boolean);
}
