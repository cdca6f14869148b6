import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkSubjects, readSubjects } from './check-commits.mjs';

/** A repository with one empty commit for each subject. @param {string[]} subjects */
function createRepository(...subjects) {
  const folder = mkdtempSync(join(tmpdir(), 'tideline-commits-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  git('init', '--quiet');
  for (const subject of subjects) git('commit', '--quiet', '--allow-empty', '--message', subject);
  return { folder, git };
}

test('a subject has a type, may have a scope, and has at most 72 characters', () => {
  const good = [
    'fix(api/posts): refuse a second post at the same address',
    'docs: update the map',
    'feat(web)!: new URLs',
  ];
  expect(checkSubjects(good)).toEqual([]);
  expect(checkSubjects(['Update files', 'fix : a', `fix: ${'a'.repeat(68)}`])).toHaveLength(3);
});

test('only commits after the base are read', () => {
  const { folder, git } = createRepository('Old ways', 'fix: one', 'Two');
  expect(readSubjects(folder, git('rev-parse', 'HEAD~2'))).toEqual(['Two', 'fix: one']);
});

test('no commit is read if the base is missing: in a shallow clone, or without a history', () => {
  const { folder, git } = createRepository('Old ways', 'Two');
  const base = git('rev-parse', 'HEAD~1');
  const clone = `${folder}-clone`;
  onTestFinished(() => rmSync(clone, { recursive: true }));
  git('clone', '--quiet', '--depth=1', `file://${folder}`, clone);
  expect(readSubjects(clone, base)).toEqual([]);
  rmSync(join(clone, '.git'), { recursive: true });
  expect(readSubjects(clone, base)).toEqual([]);
});
