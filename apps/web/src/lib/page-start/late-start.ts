/** Built pages load their scripts after the first paint (docs/decisions/029). */
import type { PageManifest } from '@tideline/page-contract';

/** The manifest for the router: with style sheets, without scripts. */
export function withoutScripts({ routes }: PageManifest): PageManifest {
  return { routes: Object.fromEntries(Object.entries(routes).map(([id, { css }]) => [id, css ? { css } : {}])) };
}

/**
 * An inline script for the end of the body. It waits for the first frame, then loads the page's scripts and runs the
 * entry. A hidden tab has no frames, so there it starts at once. If a file cannot be loaded, the page falls back to its
 * state without JavaScript, in which forms and menu work.
 * @param matches the routes of the page
 * @throws when the manifest has no entry
 */
export function startScript({ routes }: PageManifest, matches: readonly { routeId: string }[]): string {
  const [entry] = routes[ROOT_ROUTE]?.scripts ?? [];
  if (!entry) throw new Error('The built pages have no entry; please build them again.');
  const ids = [ROOT_ROUTE, ...matches.map(({ routeId }) => routeId)];
  const files = new Set(ids.flatMap((id) => routes[id]?.preloads ?? []));
  return `(function(entry,files){
function start(){
files.forEach(function(file){var link=document.createElement('link');link.rel='modulepreload';link.href=file;document.head.append(link)});
import(entry).catch(function(){document.documentElement.classList.replace('js','no-js')})}
document.hidden?start():requestAnimationFrame(function(){setTimeout(start)})})(${JSON.stringify(entry.attrs['src'])},${JSON.stringify([...files])})`;
}

/** The router's id of the root route. */
const ROOT_ROUTE = '__root__';
