/**
 * Records the trail of this visit, what led to it and what is read in it, in the tab's session storage. It leaves the
 * browser only with a form that the visitor sends (`readTrail`). Loaded when the first page is idle.
 */
import { CASE_STUDY_IDS, caseStudyPath, openCaseStudyPath } from '@tideline/domain/site/site-path';
import { CAMPAIGN_PARAMETERS, type CampaignPart, TRAIL_LIMITS } from '@tideline/domain/trail/trail';
import { asksForPrivacy } from '../session/asks-for-privacy.ts';
import { findToken } from '../session/session.ts';
import { readJson, writeItem } from '../session/web-storage.ts';
import { type KeptTrail, TRAIL_KEY } from './kept-trail.ts';

/** A package counts as viewed once half of its card has been in view for this long. */
const PACKAGE_VIEW_MS = 2_000;
/** How often the reading position in a post is measured while scrolling. */
const SCROLL_MS = 250;
const TITLE_MAX_LENGTH = 100;

/** Starts with the current page; `onNavigated` reports each later one, once it is shown. */
export function collectTrail(onNavigated: (note: () => void) => unknown): void {
  if (asksForPrivacy() || findToken() !== null) return;
  const trail = (readJson('sessionStorage', TRAIL_KEY) as KeptTrail | null) ?? newTrail();
  const save = () => writeItem('sessionStorage', TRAIL_KEY, JSON.stringify(trail));
  const packages = watchPackages(trail, save);
  let path: string | null = null;

  function note(): void {
    const { pathname, search } = location;
    if (pathname !== path) trail.pages = Math.min(trail.pages + 1, TRAIL_LIMITS.pages);
    path = pathname;
    trail.lastPath = pathname.slice(0, TRAIL_LIMITS.path);
    notePost(trail, pathname);
    const caseStudy = CASE_STUDY_IDS.find(
      (id) => pathname === caseStudyPath(id) || pathname + search === openCaseStudyPath(id),
    );
    if (caseStudy && !trail.caseStudies.includes(caseStudy)) trail.caseStudies.push(caseStudy);
    packages();
    noteReading();
  }
  function noteReading(): void {
    const post = trail.posts.find(({ id }) => path === `/blog/${id}`);
    if (post) post.percent = Math.max(post.percent, readPercent());
    save();
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  function noteScroll(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      noteReading();
    }, SCROLL_MS);
  }
  addEventListener('scroll', noteScroll, { passive: true });
  addEventListener('pagehide', noteReading);
  onNavigated(note);
  note();
}

/** Uses the address that was loaded, before later navigations and with the parameters that were removed since. */
function newTrail(): KeptTrail {
  const [entry] = performance.getEntriesByType('navigation');
  const url = new URL(entry?.name ?? location.href, location.href);
  const parts = Object.entries(CAMPAIGN_PARAMETERS).map(([part, parameter]) => {
    return [part, (url.searchParams.get(parameter) ?? '').slice(0, TRAIL_LIMITS.campaignPart)] as const;
  });
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer) : null;
  return {
    entryPath: url.pathname.slice(0, TRAIL_LIMITS.path),
    referrer: referrer && referrer.host !== location.host ? `${referrer.protocol}//${referrer.host}` : '',
    campaign: parts.some(([, text]) => text !== '')
      ? (Object.fromEntries(parts) as Record<CampaignPart, string>)
      : null,
    startedAt: new Date(performance.timeOrigin).toISOString(),
    pages: 0,
    lastPath: url.pathname,
    posts: [],
    lastPost: null,
    packages: [],
    caseStudies: [],
  };
}

function notePost(trail: KeptTrail, pathname: string): void {
  const id = /^\/blog\/([a-z0-9-]+)$/.exec(pathname)?.[1];
  if (id === undefined || document.querySelector('main article') === null) return;
  if (!trail.posts.some((post) => post.id === id)) {
    if (trail.posts.length >= TRAIL_LIMITS.posts) return;
    const title = document.querySelector('main h1')?.textContent ?? '';
    trail.posts.push({ id, title: title.slice(0, TITLE_MAX_LENGTH), percent: 0 });
  }
  trail.lastPost = id;
}

/** Percentage of the open post's text above the lower edge of the viewport. */
function readPercent(): number {
  const parts = [...document.querySelectorAll('main article .prose')].map((part) => part.getBoundingClientRect());
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) return 0;
  const percent = (100 * (innerHeight - first.top)) / Math.max(1, last.bottom - first.top);
  return Math.round(Math.min(100, Math.max(0, percent)));
}

/** Returns the function that starts to observe the packages of a page. */
function watchPackages(trail: KeptTrail, save: () => void): () => void {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) {
        clearTimeout(timers.get(target));
        if (isIntersecting)
          timers.set(
            target,
            setTimeout(() => noteView(target), PACKAGE_VIEW_MS),
          );
      }
    },
    { threshold: 0.5 },
  );
  function noteView(card: Element): void {
    const id = card.getAttribute('data-package');
    if (!id || trail.packages.includes(id) || trail.packages.length >= TRAIL_LIMITS.packages) return;
    trail.packages.push(id);
    save();
  }
  return () => {
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
    observer.disconnect();
    for (const card of document.querySelectorAll('[data-package]')) observer.observe(card);
  };
}
