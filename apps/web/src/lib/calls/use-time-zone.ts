import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import { trpc } from './trpc.ts';

/** The agency's time zone, in which every date is shown and entered. */
export function useTimeZone(): string {
  return trpc.settings.site.useQuery().data?.timeZone ?? DEFAULT_SETTINGS.timeZone;
}
