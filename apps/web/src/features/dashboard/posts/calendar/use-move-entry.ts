import { timeInZone } from '@tideline/domain/time/publish-date';
import { useMutation } from '@tanstack/react-query';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { formatDay } from './calendar-days.ts';
import type { CalendarEntry } from './calendar-entry.ts';

/** The target of an entry: a day in the agency's zone. The time of day stays. */
export type Move = { entry: CalendarEntry; day: string };

/** Moves a scheduled post, update or issue to another day, with Undo. */
export function useMoveEntry(timeZone: string) {
  const toast = useToast();
  const utils = trpc.useUtils();
  const failure = { failure: 'Failed to move it to another day' };
  const undo = useMutation({ meta: failure, mutationFn: sendDate, onSettled: refresh });
  const move = useMutation({
    meta: failure,
    mutationFn: ({ entry, day }: Move) => sendDate({ entry, date: `${day}T${timeInZone(entry.at, timeZone)}` }),
    onSuccess: (moved, { entry, day }) => {
      toast({
        title: `Moved to ${formatDay(day)}`,
        text: `“${entry.title}”`,
        actions: [{ label: 'Undo', onSelect: () => undo.mutate({ entry: moved, date: entry.at }) }],
      });
    },
    onSettled: refresh,
  });

  function refresh() {
    return Promise.all([utils.posts.invalidate(), utils.issues.invalidate()]);
  }

  /** @returns the entry in its new version, for Undo */
  async function sendDate({ entry, date }: { entry: CalendarEntry; date: string }): Promise<CalendarEntry> {
    const { posts, issues } = utils.client;
    if (entry.issue) {
      const { id, version } = entry.issue;
      return { ...entry, issue: await issues.schedule.mutate({ id, version, at: date }) };
    }
    if (entry.pending) {
      const { postId: id, version: expectedVersion, baseVersion: liveVersion } = entry.pending;
      const kept = await posts.pending.keep.mutate({ id, changes: {}, expectedVersion, liveVersion, goesLiveAt: date });
      return { ...entry, pending: kept };
    }
    if (!entry.post) throw new Error(`${entry.title} moves in its inquiry.`);
    const { id, version } = entry.post;
    const post = await posts.update.mutate({ id, changes: { publishDate: date }, expectedVersion: version });
    return { ...entry, post: { ...entry.post, version: post.version } };
  }
  return (entry: CalendarEntry, day: string) => move.mutate({ entry, day });
}
