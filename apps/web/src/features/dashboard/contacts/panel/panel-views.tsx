import { useLocation } from '@tanstack/react-router';
import { ViewLink } from '../../../../staff/kit/views/view-link.tsx';
import { ViewSwitch } from '../../../../staff/kit/views/view-switch.tsx';

/** The fragment of an address that opens an enquiry at its details. */
export const DETAILS_HASH = 'details';

const VIEWS = [
  { label: 'Conversation', hash: '' },
  { label: 'Details', hash: DETAILS_HASH },
] as const;

/** The two views of an open enquiry. */
export function PanelViews() {
  const isDetails = useLocation({ select: ({ hash }) => hash === DETAILS_HASH });
  return (
    <ViewSwitch label="View of the inquiry">
      {VIEWS.map(({ label, hash }) => (
        <ViewLink
          key={label}
          to="."
          search
          hash={hash}
          replace
          resetScroll={false}
          preload={false}
          isCurrent={isDetails === (hash === DETAILS_HASH)}
        >
          {label}
        </ViewLink>
      ))}
    </ViewSwitch>
  );
}
