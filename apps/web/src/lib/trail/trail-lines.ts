import { trailNote } from '@tideline/copy/trail';
import type { KeptTrail } from './kept-trail.ts';

/** The trail that a form sends, as pairs of label and text; pairs without a text are left out. */
export function trailLines(trail: KeptTrail, issue: string | undefined): [label: string, text: string][] {
  const { campaign, posts, packages, caseStudies } = trail;
  const site = trail.referrer.replace(/^\w+:\/\/(?:www\.)?/, '');
  const lines: [string, string][] = [
    site === '' ? [trailNote.direct, ' '] : [trailNote.source, site],
    [trailNote.campaign, campaign ? Object.values(campaign).filter(Boolean).join(', ') : ''],
    [trailNote.issue, issue ?? ''],
    [trailNote.since, new Date(trail.startedAt).toLocaleTimeString('en-US', { timeStyle: 'short' })],
    [trailNote.first, trail.entryPath],
    [trailNote.last, trail.lastPath],
    [trailNote.pages, String(trail.pages)],
    ...posts.map(({ title, id, percent }): [string, string] => [trailNote.read, `${title || id} (${percent}%)`]),
    [trailNote.packages, packages.map((name) => name.toUpperCase()).join(', ')],
    [trailNote.caseStudies, caseStudies.join(', ')],
  ];
  return lines.filter(([, text]) => text !== '');
}
