import type { ConversationSettings } from '@tideline/domain/conversation/conversation-settings';
import { type SubmitEvent, useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { errorMessage } from '../../../../lib/text/error-message.ts';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { useConfirmedSave } from '../../confirmation/use-confirmed-save.tsx';
import { useSaveBar } from '../save-bar.tsx';
import { HoursFields } from './hours-fields.tsx';
import { TextField } from '../../../../ui/controls/text-field.tsx';
import { CheckboxField } from '../../../../staff/kit/fields/checkbox-field.tsx';

export type ContactsFormProps = { settings: ConversationSettings & { hasMailServer: boolean; hasMailbox: boolean } };

/** The settings of conversations, saved together. */
export function ContactsForm({ settings }: ContactsFormProps) {
  const { hasMailServer: _hasMailServer, hasMailbox, ...stored } = settings;
  const [typed, setTyped] = useState<ConversationSettings>(stored);
  const toast = useToast();
  const utils = trpc.useUtils();
  const { save, passwordDialog } = useConfirmedSave({
    failure: 'Failed to save the inquiry settings',
    send: (sent: ConversationSettings) => utils.client.conversations.settings.update.mutate(sent),
    onSaved: async () => {
      toast({ title: 'Inquiry settings saved' });
      await utils.conversations.settings.invalidate();
    },
    dialog: {
      title: 'Confirm that it is you',
      action: 'Save Settings',
      pendingAction: 'Saving...',
      children: (
        <p>
          The address for answers and the host that checks mail decide who speaks for you, so this asks for the
          password. The old address for answers gets an email about it.
        </p>
      ),
    },
  });
  const change = (changes: Partial<ConversationSettings>) => setTyped((before) => ({ ...before, ...changes }));
  const saveAll = useSaveBar('enquiries', {
    isDirty: JSON.stringify(typed) !== JSON.stringify(stored),
    save: () => save.mutateAsync(typed),
    discard: () => setTyped(stored),
  });
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void saveAll();
  }
  return (
    <>
      <form noValidate onSubmit={handleSubmit} className="grid max-w-2xl gap-5">
        <CheckboxField
          label="Acknowledge each inquiry by email"
          hint="With the text, the reference and the time of the answer; never to likely spam."
          isChecked={typed.isAcknowledging}
          onChange={(isAcknowledging) => change({ isAcknowledging })}
        />
        <CheckboxField
          label="Warn before the promised 24 hours end"
          hint="One email four hours before, to the owner of the inquiry or else to the agency, within the opening hours."
          isChecked={typed.isEscalating}
          onChange={(isEscalating) => change({ isEscalating })}
        />
        <TextField
          label="Mailbox address for answers"
          hint={
            hasMailbox
              ? 'The address of the mailbox that is read, if it takes addresses such as reply+anything@example.com. If this is empty, answers go to the contact address.'
              : 'Needs a mailbox that is read: set one up under Mail. Until then, answers go to the contact address and can be pasted.'
          }
          type="email"
          disabled={!hasMailbox}
          value={typed.replyAddress}
          onChange={(replyAddress) => change({ replyAddress })}
        />
        <TextField
          label="Host that checks mail"
          hint="Mail from staff counts as your answer when this host says that it is genuine. Open an email in your mailbox, show its source, and copy the first word after the topmost “Authentication-Results:”, such as mx.google.com. If this is empty, such mail waits for a decision, unless it came to the address for answers."
          spellCheck={false}
          disabled={!hasMailbox}
          value={typed.authHost}
          onChange={(authHost) => change({ authHost })}
        />
        <HoursFields hours={typed.openingHours} onChange={(openingHours) => change({ openingHours })} />
        {save.error ? (
          <p role="alert" className="text-danger">
            {errorMessage(save.error)}
          </p>
        ) : null}
        <button type="submit" hidden>
          Save Settings
        </button>
      </form>
      {passwordDialog}
    </>
  );
}
