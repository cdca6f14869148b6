import { STAFF_ROLE_LABELS } from '@tideline/domain/staff/capability';
import { useSessionOwner } from '../../lib/calls/use-session-owner.ts';
import { EmptyState } from '../../ui/sections/empty-state.tsx';

/** Shown instead of a screen that the role forbids. */
export function NotForRole() {
  const role = useSessionOwner()?.role ?? 'admin';
  const { label, words } = STAFF_ROLE_LABELS[role];
  return (
    <EmptyState
      title="This page is not part of your role"
      text={`Your role is ${label}: ${words.charAt(0).toLowerCase()}${words.slice(1)}. An admin can change it in Settings, Team.`}
    />
  );
}
