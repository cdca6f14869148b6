import { useQuery } from '@tanstack/react-query';
import { trpc } from '../../../lib/calls/trpc.ts';
import { LoadFailure } from '../../../staff/kit/lists/load-failure.tsx';
import { Skeleton } from '../../../ui/sections/skeleton.tsx';
import type { PanelProps } from '../dashboard.tsx';

/** Loads the analytics panel, which brings the chart library, when the tab is first opened. */
export function AnalyticsTab(props: PanelProps<'analytics'>) {
  const { client } = trpc.useUtils();
  const panel = useQuery({
    queryKey: ['analytics-panel'],
    queryFn: () => import('./analytics-panel.tsx'),
    structuralSharing: false,
  });
  async function retry() {
    if ((await panel.refetch()).isSuccess) return;
    await client.settings.site.query();
    // The server answers, so a deployment has removed the file. The new version's page names the new file.
    location.reload();
  }
  if (panel.data) return <panel.data.AnalyticsPanel {...props} />;
  if (panel.isPending) return <Skeleton className="h-72 w-full" />;
  const refetch = () => retry().catch(() => undefined);
  return <LoadFailure message="Failed to load this tab" query={{ error: panel.error, refetch }} />;
}
