import { caseStudyPath, type CaseStudyId } from '@tideline/domain/site/site-path';

/**
 * The copy without what leads to hidden pages: the items of lists that link to one, and the parts whose link does. The copy itself
 * when nothing does.
 * @param hidden paths of pages that visitors do not see
 */
export function withoutHiddenLinks<Copy>(copy: Copy, hidden: ReadonlySet<string>): Copy {
  return (hidden.size === 0 ? copy : without(copy, hidden)) as Copy;
}

function without(copy: unknown, hidden: ReadonlySet<string>): unknown {
  if (Array.isArray(copy)) {
    const kept = copy.filter((item) => !leadsTo(item, hidden)).map((item) => without(item, hidden));
    return kept.length === copy.length && kept.every((item, at) => item === copy[at]) ? copy : kept;
  }
  if (typeof copy !== 'object' || copy === null) return copy;
  const entries = Object.entries(copy).map(([key, value]): [string, unknown] => {
    if (key === 'study' && typeof value === 'string')
      return [key, hidden.has(caseStudyPath(value as CaseStudyId)) ? null : value];
    if (key === 'isShown' && value === true) return [key, !leadsTo(copy, hidden)];
    return [key, without(value, hidden)];
  });
  return entries.every(([key, value]) => value === copy[key as keyof typeof copy]) ? copy : Object.fromEntries(entries);
}

/** Whether something is a link to a hidden page, has one, or is a menu of nothing else. */
function leadsTo(item: unknown, hidden: ReadonlySet<string>): boolean {
  if (typeof item !== 'object' || item === null) return false;
  if (isLinkTo(item, hidden)) return true;
  return Object.values(item).some((value: unknown) => {
    if (Array.isArray(value)) return value.length > 0 && value.every((link) => isLinkTo(link, hidden));
    return typeof value === 'object' && value !== null && isLinkTo(value, hidden);
  });
}

function isLinkTo(item: unknown, hidden: ReadonlySet<string>): boolean {
  if (typeof item !== 'object' || item === null || !('to' in item) || typeof item.to !== 'string') return false;
  return hidden.has(item.to.split(/[?#]/, 1)[0] ?? '');
}
