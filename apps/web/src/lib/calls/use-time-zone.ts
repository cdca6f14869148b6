import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import { trpc } from './trpc.ts';

/** The agency's time zone; all dates are shown and entered in it. */
export function useTimeZone(): string {
  return trpc.settings.site.useQuery().data?.timeZone ?? DEFAULT_SETTINGS.timeZone;
}
