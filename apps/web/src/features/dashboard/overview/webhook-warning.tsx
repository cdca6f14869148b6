import { Link } from '@tanstack/react-router';
import { trpc } from '../../../lib/calls/trpc.ts';

/** Warns that a webhook was disabled after failing; renders nothing without one. */
export function WebhookWarning() {
  const { data } = trpc.webhooks.list.useQuery();
  const disabled = data?.filter(({ state }) => state === 'disabled') ?? [];
  if (disabled.length === 0) return null;
  return (
    <section
      aria-labelledby="webhook-warning"
      className="grid gap-1 border-l-4 border-danger bg-surface px-4 py-3 [overflow-wrap:anywhere]"
    >
      <h2 id="webhook-warning" className="font-[640] text-danger">
        {disabled.length === 1 ? 'A webhook was disabled' : `${disabled.length} webhooks were disabled`}
      </h2>
      {disabled.map(({ id, name, disabledReason }) => (
        <p key={id} className="text-sm">
          <bdi>{name}</bdi>: {disabledReason}
        </p>
      ))}
      <p className="text-sm text-muted">
        {disabled.length === 1 ? 'It gets' : 'They get'} no events until somebody resumes{' '}
        {disabled.length === 1 ? 'it' : 'them'}:{' '}
        <Link to="/admin" search={{ tab: 'settings' }} hash="webhooks-heading" preload={false} className="underline">
          Webhooks in Settings
        </Link>
      </p>
    </section>
  );
}
