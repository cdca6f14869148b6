import type { SiteImport } from '@tideline/domain/moving/site-import';

/** Whether an import can be undone. Afterwards its file is deleted. @param now in milliseconds since the epoch */
export function canBeUndone({ undoUntil }: Pick<SiteImport, 'undoUntil'>, now: number): boolean {
  return undoUntil !== null && Date.parse(undoUntil) > now;
}
