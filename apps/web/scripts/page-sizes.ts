/** What each page loads, computed from the built files, and whether that is within the budget. */
import type { SizeBudget } from '../size-budget.ts';

/** One built file, as far as its size and its place matter. */
export type BuiltFile = {
  /** As it is sent: brotli. */
  bytes: number;
  /** Files that must be there before it can run. */
  imports: readonly string[];
  css: readonly string[];
  /** The sources in it, with forward slashes. */
  modules: readonly string[];
  /** `/_site/blog/$postId`: the route whose component it holds; null for any other file. */
  route: string | null;
  isEntry: boolean;
};

/** What a page loads before anybody touches it. */
export type PageSize = { path: string; jsBytes: number; cssBytes: number; files: string[] };

/** The route around all public pages; its files come with each of them. */
const LAYOUT = '/_site';
/** The route around the staff area. */
const STAFF_LAYOUT = '/admin';

/**
 * Every public page with all it loads: the entry, the layout, the route, and what these import.
 * @param files by name; style sheets among them, with their bytes alone
 */
export function measurePages(files: ReadonlyMap<string, BuiltFile>): PageSize[] {
  return measureBelow(LAYOUT, files);
}

/** Every page of the staff area in the same way; the dashboard with its first tab, as long as that is not split off. */
export function measureStaffPages(files: ReadonlyMap<string, BuiltFile>): PageSize[] {
  return measureBelow(STAFF_LAYOUT, files);
}

function measureBelow(layout: string, files: ReadonlyMap<string, BuiltFile>): PageSize[] {
  const frame = [...files].filter(([, file]) => file.isEntry || file.route === layout).map(([name]) => name);
  const pages = new Map<string, PageSize>();
  for (const [name, { route }] of files) {
    if (!route?.startsWith(`${layout}/`)) continue;
    const page = measure(pathOf(route), [...frame, name], files);
    // A route's not-found part is a file of its own; what counts is the larger of the two.
    if (page.jsBytes > (pages.get(page.path)?.jsBytes ?? 0)) pages.set(page.path, page);
  }
  return [...pages.values()].toSorted((one, other) => one.path.localeCompare(other.path));
}

/** A sentence for each page of the staff area that loads too much. */
export function findStaffExcess(pages: readonly PageSize[], { staffJsBytes }: SizeBudget): string[] {
  return pages
    .filter(({ jsBytes }) => jsBytes > staffJsBytes)
    .map(({ path, jsBytes }) => `${path} loads ${toKb(jsBytes)} kB of JavaScript, more than ${toKb(staffJsBytes)}.`);
}

/** A sentence for each limit that is broken; none when the pages are within the budget. */
export function findExcess(
  pages: readonly PageSize[],
  files: ReadonlyMap<string, BuiltFile>,
  budget: SizeBudget,
): string[] {
  const problems = pages.flatMap(({ path, jsBytes, cssBytes }) => {
    const jsLimit = budget.jsBytes[path] ?? budget.defaultJsBytes;
    return [
      ...(jsBytes > jsLimit ? [`${path} loads ${toKb(jsBytes)} kB of JavaScript, more than ${toKb(jsLimit)}.`] : []),
      ...(cssBytes > budget.cssBytes
        ? [`${path} loads ${toKb(cssBytes)} kB of CSS, more than ${toKb(budget.cssBytes)}.`]
        : []),
    ];
  });
  const publicFiles = new Set(pages.flatMap((page) => page.files));
  const modules = [...publicFiles].flatMap((name) => files.get(name)?.modules ?? []);
  for (const { source, instead } of budget.forbidden) {
    // One is enough: a library brings dozens.
    const module = modules.find((name) => source.test(name));
    if (module) problems.push(`${module.replace(/.*\/node_modules\//, '')} is on a public page; ${instead}.`);
  }
  return problems;
}

/** The table that the build prints. */
export function toTable(pages: readonly PageSize[]): string {
  const rows = pages.map(({ path, jsBytes, cssBytes, files }) => [
    path,
    toKb(jsBytes),
    toKb(cssBytes),
    `${files.length}`,
  ]);
  const table = [['page', 'JS kB br', 'CSS kB br', 'JS files'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))))
    .map((row) => row.join('  '))
    .join('\n');
}

function measure(path: string, roots: readonly string[], files: ReadonlyMap<string, BuiltFile>): PageSize {
  const scripts = new Set<string>();
  const sheets = new Set<string>();
  function visit(name: string) {
    const file = files.get(name);
    if (!file || scripts.has(name)) return;
    scripts.add(name);
    for (const sheet of file.css) sheets.add(sheet);
    file.imports.forEach(visit);
  }
  roots.forEach(visit);
  function total(names: Set<string>) {
    return [...names].reduce((sum, name) => sum + (files.get(name)?.bytes ?? 0), 0);
  }
  return { path, jsBytes: total(scripts), cssBytes: total(sheets), files: [...scripts] };
}

/** @example pathOf('/_site/blog/') // => '/blog' */
function pathOf(route: string): string {
  return (route.startsWith(LAYOUT) ? route.slice(LAYOUT.length) : route).replace(/(?<=.)\/$/, '');
}

function toKb(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
