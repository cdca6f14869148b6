import type { ProfileTexts as Texts, WaitingProfile } from '@tideline/domain/author/pending-profile';
import { useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { NoteDialog } from '../../../../staff/approval/note-dialog.tsx';
import { ProfileTexts } from '../../../../staff/approval/profile-texts.tsx';
import { DateText } from '../../../../staff/time/date-text.tsx';
import { UserText } from '../../../../staff/user-text.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';

/** A waiting profile: the public one beside the submitted one, and both decisions. */
export function WaitingProfileEntry({ profile }: { profile: WaitingProfile }) {
  const { staffId, version, former, submittedBy, submittedAt } = profile;
  const [isSendingBack, setIsSendingBack] = useState(false);
  const toast = useToast();
  const utils = trpc.useUtils();
  const onSettled = () => utils.authors.invalidate();
  const approve = trpc.authors.approvals.approve.useMutation({
    meta: { failure: 'Failed to publish the profile' },
    onSuccess: () => toast({ title: 'Published', text: 'Visitors see the approved profile.' }),
    onSettled, // also after a conflict: shows what is waiting now
  });
  const sendBack = trpc.authors.approvals.sendBack.useMutation({
    onSuccess: () => setIsSendingBack(false),
    onSettled,
  });
  return (
    <li className="border-b border-line px-1 py-4">
      <section aria-label={`Profile of ${submittedBy}`} className="grid gap-4">
        <p className="text-sm text-muted">
          Profile of <UserText text={submittedBy} className="inline!" />, submitted <DateText iso={submittedAt} />
        </p>
        {former ? (
          <div className="grid gap-4 sm:grid-cols-2">
            <Version title="Readers see" texts={former} />
            <Version title="Submitted" texts={profile} />
          </div>
        ) : (
          <>
            <p className="text-sm">No profile yet: readers see this one once it is approved.</p>
            <ProfileTexts profile={profile} isWhole />
          </>
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            size="sm"
            disabled={approve.isPending}
            onClick={() => approve.mutate({ staffId, version, formerVersion: former?.version ?? null })}
          >
            Approve and publish
          </Button>
          <Button size="sm" variant="secondary" disabled={approve.isPending} onClick={() => setIsSendingBack(true)}>
            Send back…
          </Button>
        </div>
      </section>
      {isSendingBack ? (
        <NoteDialog
          hint="The author reads it under Account, Profile."
          act={sendBack}
          onSendBack={(note) => sendBack.mutate({ staffId, version, note })}
          onClose={() => setIsSendingBack(false)}
        />
      ) : null}
    </li>
  );
}

function Version({ title, texts }: { title: string; texts: Texts }) {
  return (
    <div className="min-w-0">
      <h3 className="type-label mb-2 text-muted">{title}</h3>
      <ProfileTexts profile={texts} isWhole />
    </div>
  );
}
