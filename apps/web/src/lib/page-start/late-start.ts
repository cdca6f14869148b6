/** How the scripts of a built page begin: after the page is painted, so that they take no line or processor from it. */

import type { createRequestHandler } from '@tanstack/react-router/ssr/server';
import { FIRST_LOOK_CLASS } from './first-look.ts';

/** Which built files each route needs; the form TanStack Router reads. */
export type PageManifest = Awaited<
  ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]['getRouterManifest']>>
>;

/**
 * The manifest without its scripts: what the router writes into the page itself. The same object for the same manifest:
 * the router keeps by it what it has worked out.
 */
export function withoutScripts(manifest: PageManifest): PageManifest {
  const known = scriptless.get(manifest);
  if (known) return known;
  const styles = Object.entries(manifest.routes).map(
    ([id, { css }]) => [id, css === undefined ? {} : { css }] as const,
  );
  const made = { routes: Object.fromEntries(styles) };
  scriptless.set(manifest, made);
  return made;
}

const scriptless = new WeakMap<PageManifest, PageManifest>();

/** How long fonts on their way may hold the scripts up, in milliseconds. */
const FONT_PATIENCE_MS = 1000;

/**
 * Text of an inline script for the end of the body. It waits for the first frame, then for the fonts of that frame and
 * the frame that shows them. Only then it asks for the files, and runs those of every page one by one, the entry last:
 * each is a task of its own, so that none is long. In a hidden tab, where there are no frames, it begins at once. When a
 * file is lost on its way, the page becomes one without JavaScript, whose forms and menu work.
 * @throws when the manifest has no entry
 */
export function lateStart(manifest: PageManifest, routeIds: readonly string[]): string {
  const ofManifest = starts.get(manifest) ?? new Map<string, string>();
  starts.set(manifest, ofManifest);
  const key = routeIds.join(' ');
  const known = ofManifest.get(key);
  if (known !== undefined) return known;
  const start = writeStart(manifest, routeIds);
  ofManifest.set(key, start);
  return start;
}

/** The same for all pages of a route: by manifest, then by the routes. */
const starts = new WeakMap<PageManifest, Map<string, string>>();

function writeStart({ routes }: PageManifest, routeIds: readonly string[]): string {
  const shared = toAddresses(routes[ROOT_ROUTE]);
  if (shared.length === 0) throw new Error('The built pages have no entry; please build them again.');
  const others = new Set(routeIds.flatMap((id) => toAddresses(routes[id])).filter((file) => !shared.includes(file)));
  return `(function(shared,others){
function ask(file){var link=document.createElement('link');link.rel='modulepreload';link.href=file;document.head.append(link)}
function start(){shared.forEach(ask);setTimeout(function(){others.forEach(ask)});
shared.reduce(function(before,file){return before.then(function(){return import(file)}).then(function(){return new Promise(function(then){setTimeout(then)})})},Promise.resolve()).catch(function(){var classes=document.documentElement.classList;classes.replace('js','no-js');classes.remove('${FIRST_LOOK_CLASS}')})}
function frame(then){requestAnimationFrame(function(){setTimeout(then)})}
function fonts(){Promise.race([document.fonts.ready,new Promise(function(late){setTimeout(late,${FONT_PATIENCE_MS})})]).then(function(){frame(start)})}
document.hidden?start():frame(fonts)})(${JSON.stringify(shared)},${JSON.stringify([...others])})`;
}

/** The router's name for the route around all others. */
const ROOT_ROUTE = '__root__';

function toAddresses(route: PageManifest['routes'][string] | undefined): string[] {
  return (route?.preloads ?? []).map((file) => (typeof file === 'string' ? file : file.href));
}
