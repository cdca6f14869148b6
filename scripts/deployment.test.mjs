import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root, run } from './processes.mjs';

/** @param {string} name @returns {string[]} the lines that are neither empty nor a comment */
function linesOf(name) {
  return readFileSync(join(root, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

test('the image contains nothing that git ignores', () => {
  const ignored = new Set(linesOf('.dockerignore'));
  for (const line of linesOf('.gitignore')) expect(ignored).toContain(`**/${line.replace(/\/$/, '')}`);
  expect(ignored).toContain('.git');
});

test('the image contains every file of the repository', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const patterns = linesOf('.dockerignore').filter((line) => !line.startsWith('!'));
  const exceptions = linesOf('.dockerignore').flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));
  const lost = files.filter((file) => patterns.some((at) => matchesGlob(file, at) || matchesGlob(file, `${at}/**`)));
  expect(lost.filter((file) => !exceptions.some((at) => matchesGlob(file, at)))).toEqual([]);
});

test('other users of the machine cannot read what the service writes', () => {
  const unit = linesOf('deploy/tideline.service');
  expect(unit).toEqual(expect.arrayContaining(['UMask=0077', 'StateDirectoryMode=0700', 'CacheDirectoryMode=0700']));
});

test('other users cannot read what any program writes, however it was started', () => {
  for (const program of ['apps/api/src/main.ts', 'apps/api/src/doors/commands/run-command.ts']) {
    expect(linesOf(program).join('\n')).toMatch(/^ *process\.umask\(0o077\);/m);
  }
  for (const command of ['admin', 'backup', 'copy-database', 'restore']) {
    expect(linesOf(`apps/api/src/doors/commands/${command}.ts`).join('\n')).toMatch(/^await runCommand\(/m);
  }
});

test('a command reads the settings of the service from its file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tideline-settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const settings = readFileSync(join(root, 'deploy/tideline.env'), 'utf8');
  const file = join(folder, 'tideline.env');
  writeFileSync(file, settings.replace('/var/lib/tideline', join(folder, 'site')));
  const env = { ...process.env };
  for (const name of linesOf('deploy/tideline.env')) delete env[name.split('=')[0] ?? ''];
  const { code, output } = await run(process.execPath, ['scripts/run.mjs', 'backup', `--env-file=${file}`], {
    env,
    quiet: true,
  });
  expect(output).toContain(`There is no site in ${join(folder, 'site', 'tideline.db')}.`);
  expect(code).toBe(1);
  expect(readdirSync(folder)).toEqual(['tideline.env']);
});
