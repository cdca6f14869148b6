/** Checks that files and folders are small and have meaningful names. */
import { posix } from 'node:path';
import { isTest } from './sources/read-sources.mjs';

/** Tests may be longer, and there may be any number of them. */
const MAX_LINES = 249;
const MAX_TEST_LINES = 500;
/** A panel of the staff area is made of the parts of staff/kit. */
const PANEL = /^apps\/web\/src\/features\/dashboard\/.*-(?:panel|card)\.tsx$/;
const MAX_PANEL_LINES = 120;
/** Limit of the 90th percentile of file lengths in a workspace, in lines. */
const MAX_P90_LINES = 110;
const MAX_FILES = 20;
/** In a longer table of modules, some rooms should be merged. */
const TABLE = 'scripts/modules.mjs';
const MAX_TABLE_LINES = 200;
/** REST and MCP translate and decide nothing: a new path is a declaration beside its procedure, not code here. */
const DOORS = /^apps\/api\/src\/doors\/(?:rest|mcp)\//;
const MAX_DOORS_LINES = 3000;
/** Copy, sample data and migrations may have any length. The table of modules has its own limit. */
const DATA =
  /^packages\/copy\/src\/|^apps\/api\/src\/(?:care\/sample|core\/store\/migrations)\/|^scripts\/modules\.mjs$/;
/** Names that say nothing about a file. */
const EMPTY_NAMES = /(?:^|[-./_])(utils?|helpers?|common|misc)(?=[-./_])/;

/**
 * @param {Map<string, string>} files each source's text by its path
 * @returns {string[]} a sentence for each violation
 */
export function checkSizes(files) {
  const sources = [...files].filter(([file]) => !DATA.test(file));
  const table = [...files].filter(([file]) => file === TABLE);
  return [
    ...[...files.keys()].flatMap(checkName),
    ...[...sources, ...table].flatMap(checkLength),
    ...checkGroups(sources),
    ...checkDoors(sources),
  ];
}

/** @param {string} file */
function checkName(file) {
  const problems = [];
  if (/\/index\.\w+$/.test(file) && !file.startsWith('apps/web/src/routes/')) {
    problems.push(`${file} is called index; name it for its one job and import that file by its name.`);
  }
  const [, empty] = EMPTY_NAMES.exec(file) ?? [];
  if (empty) problems.push(`${file} is called "${empty}", which says nothing; name it for its one job.`);
  return problems;
}

/** @param {[file: string, text: string]} source */
function checkLength([file, text]) {
  const code = PANEL.test(file) ? MAX_PANEL_LINES : MAX_LINES;
  const limit = file === TABLE ? MAX_TABLE_LINES : isTest(file) ? MAX_TEST_LINES : code;
  const lines = countLines(text);
  return lines > limit ? [`${file} has ${lines} lines, more than ${limit}; move a part of it to its own file.`] : [];
}

/** @param {[file: string, text: string][]} sources */
function checkGroups(sources) {
  const code = sources.filter(([file]) => !isTest(file));
  const folders = groupBy(code, (file) => posix.dirname(file));
  const workspaces = groupBy(code, (file) => /^(?:(?:apps|packages)\/)?[^/]+/.exec(file)?.[0] ?? '');
  return [
    ...[...folders]
      .filter(([, lengths]) => lengths.length > MAX_FILES)
      .map(([folder, { length }]) => `${folder} has ${length} source files, more than ${MAX_FILES}; divide it.`),
    ...[...workspaces].flatMap(([workspace, lengths]) => {
      lengths.sort((a, b) => a - b);
      const p90 = lengths[Math.floor(lengths.length * 0.9) - 1] ?? 0;
      if (p90 <= MAX_P90_LINES) return [];
      return [`${workspace}: one file in ten has ${p90} lines or more, not ${MAX_P90_LINES}; divide the longest.`];
    }),
  ];
}

/** @param {[file: string, text: string][]} sources */
function checkDoors(sources) {
  const code = sources.filter(([file]) => DOORS.test(file) && !isTest(file));
  const lines = code.reduce((sum, [, text]) => sum + countLines(text), 0);
  return lines > MAX_DOORS_LINES
    ? [`doors/rest and doors/mcp have ${lines} lines, more than ${MAX_DOORS_LINES}; declare beside the procedures.`]
    : [];
}

/**
 * @param {[file: string, text: string][]} sources
 * @param {(file: string) => string} groupOf
 * @returns {Map<string, number[]>} the lengths of each group's files, in lines
 */
function groupBy(sources, groupOf) {
  /** @type {Map<string, number[]>} */
  const groups = new Map();
  for (const [file, text] of sources) {
    const group = groupOf(file);
    groups.set(group, [...(groups.get(group) ?? []), countLines(text)]);
  }
  return groups;
}

/** @param {string} text */
function countLines(text) {
  return text.trimEnd().split('\n').length;
}
