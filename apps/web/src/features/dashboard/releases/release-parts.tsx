import { Link } from '@tanstack/react-router';
import type { ReleasePart, ReleasePartKind } from '@tideline/domain/release/release';
import { X } from 'lucide-react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { IconButton } from '../../../staff/kit/buttons/icon-button.tsx';
import { UserText } from '../../../staff/user-text.tsx';

export type ReleasePartsProps = {
  parts: readonly ReleasePart[];
  /** Whether parts can be taken out. */
  isOpen: boolean;
};

const KINDS: Record<ReleasePartKind, string> = { page: 'Page', post: 'Post', brand: 'Colors, fonts and logo' };

/** The parts of a release, and what prevents their publication. */
export function ReleaseParts({ parts, isOpen }: ReleasePartsProps) {
  const utils = trpc.useUtils();
  const remove = trpc.releases.removePart.useMutation({
    meta: { failure: 'Failed to change the release' },
    onSuccess: () => utils.releases.invalidate(),
  });
  if (parts.length === 0) return <p className="mt-2 text-sm text-muted">Nothing in it yet.</p>;
  return (
    <ul className="mt-2 grid gap-1">
      {parts.map((part) => (
        <li key={part.id} className="flex items-start gap-2">
          <div className="min-w-0 flex-1 py-1.5">
            <PartLink part={part} /> <span className="text-sm text-muted">{KINDS[part.kind]}</span>
            {part.problem === null ? null : <p className="text-sm text-danger">{part.problem}</p>}
          </div>
          {isOpen ? (
            <IconButton
              label={`Take out ${part.name}`}
              isDisabled={remove.isPending}
              onClick={() => remove.mutate({ id: part.id })}
            >
              <X aria-hidden="true" className="icon" />
            </IconButton>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function PartLink({ part: { kind, objectId, name } }: { part: ReleasePart }) {
  const text = <UserText text={name} className="inline!" />;
  if (kind === 'brand') {
    return (
      <Link to="/admin" search={{ tab: 'settings', section: 'brand' }} preload={false} className="link">
        {text}
      </Link>
    );
  }
  return kind === 'page' ? (
    <Link to="/admin/pages/{-$documentId}" params={{ documentId: objectId }} preload={false} className="link">
      {text}
    </Link>
  ) : (
    <Link to="/admin/blog" search={{ edit: objectId }} preload={false} className="link">
      {text}
    </Link>
  );
}
