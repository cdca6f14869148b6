import { useMediaQuery } from '../../../staff/use-media-query.ts';

/** Below 640 px, rows of lists have two lines. */
export function useIsPhone(): boolean {
  return useMediaQuery('(width < 40rem)');
}
