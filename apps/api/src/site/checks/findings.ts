import type { Finding } from '@tideline/domain/text/text-check';

/** A finding about something broken or missing for readers. */
export function mistake(about: Finding['about'], text: string): Finding {
  return { about, weight: 'mistake', text };
}

/** Something that could be better. */
export function hint(about: Finding['about'], text: string): Finding {
  return { about, weight: 'hint', text };
}

/** The mistakes first. */
export function inOrder<Found extends Pick<Finding, 'weight'>>(findings: readonly Found[]): Found[] {
  return findings.toSorted((a, b) => Number(b.weight === 'mistake') - Number(a.weight === 'mistake'));
}
