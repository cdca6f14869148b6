import { trpc } from '../../../../lib/calls/trpc.ts';
import { quantity } from '../../../../lib/text/quantity.ts';
import { SavedRepliesManager } from '../../contacts/saved-replies/saved-replies-manager.tsx';
import { SettingsSection } from '../settings-section.tsx';

/** The texts that staff start a reply from. */
export function SavedRepliesCard() {
  const { data } = trpc.conversations.savedReplies.list.useQuery();
  return (
    <SettingsSection section="saved-replies" state={data ? stateOf(data.length) : null}>
      <SavedRepliesManager />
    </SettingsSection>
  );
}

function stateOf(count: number): string {
  return count === 0
    ? 'No reply is saved yet.'
    : `${quantity(count, ['reply is', 'replies are'])} saved for all staff.`;
}
