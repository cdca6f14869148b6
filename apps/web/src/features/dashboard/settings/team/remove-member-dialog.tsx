import type { TeamMember } from '@tideline/domain/team/team';
import { type SubmitEvent, useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { errorMessage, needsPassword } from '../../../../lib/text/error-message.ts';
import { quantity } from '../../../../lib/text/quantity.ts';
import { Field } from '../../../../ui/controls/field.tsx';
import { Select } from '../../../../ui/controls/select.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { DialogFoot } from '../../../../ui/overlays/dialog-foot.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { PasswordStep } from './password-step.tsx';

export type RemoveMemberDialogProps = {
  member: TeamMember;
  /** Who could take over. */
  others: readonly TeamMember[];
  /** The account that removes the colleague; it takes over unless another one is chosen. */
  ownId: string | undefined;
  onClose: () => void;
};

/** Removes a colleague, and hands over what they look after. */
export function RemoveMemberDialog({ member, others, ownId, onClose }: RemoveMemberDialogProps) {
  const [toId, setToId] = useState((others.find(({ id }) => id === ownId) ?? others[0])?.id ?? '');
  const name = member.name || member.email;
  const toast = useToast();
  const utils = trpc.useUtils();
  const remove = trpc.team.remove.useMutation({
    onSuccess: async () => {
      toast({ title: 'Colleague removed', text: name });
      await utils.invalidate(); // first: the focus must not return to a button that is about to disappear
      onClose();
    },
  });
  const act = () => remove.mutate({ id: member.id, toId: toId === '' ? null : toId });
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    act();
  }
  return (
    <Dialog open size="md" title={`Remove ${name}?`} onClose={onClose}>
      <form onSubmit={handleSubmit} className="grid gap-5">
        <p className="wrap-anywhere">
          <bdi>{name}</bdi> can no longer sign in; sessions and API keys end at once. What they wrote stays.
        </p>
        {member.keys.length > 0 ? (
          <div>
            <p>{quantity(member.keys.length, ['API key ends', 'API keys end'])}, and programs that use them stop:</p>
            <ul className="mt-2 list-disc pl-5 wrap-anywhere">
              {member.keys.map((key, at) => (
                <li key={`${at} ${key}`}>
                  <bdi>{key}</bdi>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        <Field
          label="Hand over to"
          hint={`${quantity(member.drafts, ['draft', 'drafts'])} and ${quantity(member.enquiries, ['open enquiry', 'open enquiries'])}, with next steps, drafts of replies, calls and their hours.`}
        >
          {(control) => (
            <Select {...control} value={toId} onChange={(event) => setToId(event.target.value)}>
              {others.map((other) => (
                <option key={other.id} value={other.id}>
                  {other.name || other.email}
                </option>
              ))}
              <option value="">Nobody: drafts and enquiries have no owner then</option>
            </Select>
          )}
        </Field>
        <DialogFoot
          action="Remove"
          pendingAction="Removing..."
          variant="danger"
          isPending={remove.isPending}
          error={remove.error && !needsPassword(remove.error) ? errorMessage(remove.error) : null}
          onClose={onClose}
        />
      </form>
      <PasswordStep act={remove} action="Remove" onRetry={act} />
    </Dialog>
  );
}
