import type { OpenPreview } from '@tideline/domain/page/site-preview';
import { trpc } from '../../../lib/calls/trpc.ts';
import { useTimeZone } from '../../../lib/calls/use-time-zone.ts';
import { QueryPanel } from '../../../staff/kit/lists/query-panel.tsx';
import { formatMoment } from '../../../staff/pages/page-state.ts';
import { UserText } from '../../../staff/user-text.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Skeleton } from '../../../ui/sections/skeleton.tsx';

/** The preview links that work, to the site and to posts, each of which can be ended. */
export function OpenLinksDialog({ onClose }: { onClose: () => void }) {
  const timeZone = useTimeZone();
  const utils = trpc.useUtils();
  const links = trpc.previews.open.useQuery(undefined, { meta: { failure: 'Failed to fetch the preview links' } });
  const end = trpc.previews.end.useMutation({
    meta: { failure: 'Failed to end the preview link' },
    onSettled: () => utils.previews.open.invalidate(),
  });
  return (
    <Dialog open title="Preview links" onClose={onClose}>
      <p className="text-muted">Whoever has one of these links sees what it shows until it ends.</p>
      <QueryPanel query={links} isFresh skeleton={<Skeleton className="mt-4 h-32 w-full" />}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="mt-4">No links are open.</p>
          ) : (
            <ul className="mt-4 border-t border-line">
              {rows.map((link) => (
                <li key={link.id} className="flex items-center gap-3 border-b border-line py-2">
                  <div className="min-w-0 flex-1">
                    <UserText text={wordsOf(link, timeZone)} className="wrap-anywhere" />
                    <p className="text-sm wrap-anywhere text-muted">
                      By <bdi>{link.createdBy}</bdi>, ends {formatMoment(link.expiresAt, timeZone)}
                    </p>
                  </div>
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={`End: ${wordsOf(link, timeZone)}`}
                    disabled={end.isPending}
                    onClick={() => end.mutate({ id: link.id })}
                  >
                    End
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </QueryPanel>
    </Dialog>
  );
}

/** What a link shows. */
function wordsOf({ kind, name, at }: OpenPreview, timeZone: string): string {
  if (at !== null) return `The site on ${formatMoment(at, timeZone)}`;
  if (kind === 'brand') return 'The draft of the brand';
  if (kind === 'release') return name === null ? 'A release that was canceled' : `The release “${name}”`;
  if (kind === 'post') return `The post “${name}”`;
  return name === null ? 'A page that was deleted' : `The draft of ${name}`;
}
