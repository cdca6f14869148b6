import { postPath } from '@tideline/domain/site/site-path';
import { ADDRESS_MAX_LENGTH, toPostId } from '@tideline/domain/post/post-id';
import { useState } from 'react';
import { trpc } from '../../../lib/calls/trpc.ts';
import { Button } from '../../../ui/controls/button.tsx';
import type { DetailsProps } from '../details/details-props.ts';
import { ChangeAddressDialog } from './change-address-dialog.tsx';
import { UnpublishedChoice } from './unpublished-choice.tsx';
import { May } from '../../../staff/roles/may.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';

/** The address: free until the post is first published, then changed on purpose. */
export function AddressSection({ form, stored, onChange, onMoved }: DetailsProps) {
  const { id, key } = stored;
  const [isChanging, setIsChanging] = useState(false);
  const post = trpc.posts.byId.useQuery({ id: id ?? '', key: key ?? undefined }, { enabled: id !== null }).data;
  if (id === null || key === null || !post?.firstPublishedAt) {
    return <DraftAddress value={form.address} current={id} onValue={(address) => onChange({ address })} />;
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 text-sm wrap-anywhere">{postPath(id)}</p>
        <May use="posts.publish">
          <Button size="sm" variant="quiet" onClick={() => setIsChanging(true)}>
            Change address
          </Button>
        </May>
      </div>
      {post.status === 'published' ? null : (
        <May use="posts.publish">
          <UnpublishedChoice id={id} postKey={key} />
        </May>
      )}
      {isChanging ? (
        <ChangeAddressDialog
          id={id}
          postKey={key}
          onMoved={(moved) => {
            onMoved(moved);
            setIsChanging(false);
          }}
          onClose={() => setIsChanging(false)}
        />
      ) : null}
    </>
  );
}

type DraftAddressProps = { value: string; current: string | null; onValue: (address: string) => void };

/** Typed text becomes an address at once; the field shows the address when it is left. */
function DraftAddress({ value, current, onValue }: DraftAddressProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed !== null && toAddress(typed) === value ? typed : value;
  return (
    <TextField
      label="Address"
      hint={
        value === ''
          ? 'Follows the title until you write one, or the post is published.'
          : 'Set manually. Clear it to follow the title again.'
      }
      maxLength={ADDRESS_MAX_LENGTH}
      value={shown}
      placeholder={current ?? 'made from the title'}
      autoCapitalize="none"
      spellCheck={false}
      onChange={(text) => {
        setTyped(text);
        onValue(toAddress(text));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

function toAddress(typed: string): string {
  return /[a-z0-9]/i.test(typed) ? toPostId(typed) : '';
}
