import type { TeamMember } from '@tideline/domain/team/team';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { quantity } from '../../../../lib/text/quantity.ts';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { FormDialog } from '../../../../staff/kit/dialogs/form-dialog.tsx';
import { useForm } from '../../../../staff/kit/dialogs/use-form.ts';
import { SelectField } from '../../../../staff/kit/fields/select-field.tsx';
import { REASON } from './password-reason.ts';

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
  const heir = (others.find(({ id }) => id === ownId) ?? others[0])?.id ?? '';
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
  const form = useForm({ toId: heir }, remove);
  return (
    <FormDialog
      size="md"
      title={`Remove ${name}?`}
      form={form}
      action="Remove"
      pendingAction="Removing..."
      variant="danger"
      passwordReason={REASON}
      onSubmit={() => remove.mutate({ id: member.id, toId: form.values.toId || null })}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        <bdi>{name}</bdi> can no longer sign in, and their sessions and API keys end right away. What they wrote stays.
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
      <SelectField
        label="Hand over to"
        hint={`${quantity(member.drafts, ['draft', 'drafts'])} and ${quantity(member.enquiries, ['open inquiry', 'open inquiries'])}, with next steps, drafts of replies, calls and their hours.`}
        options={[
          ...others.map((other) => ({ value: other.id, label: other.name || other.email })),
          { value: '', label: 'Nobody: drafts and inquiries have no owner then' },
        ]}
        {...form.field('toId')}
      />
    </FormDialog>
  );
}
