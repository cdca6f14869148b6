import { AUTHOR_LIMITS, authorKey, type PublicAuthor } from '@tideline/domain/author/author';
import { parsePictureUrl } from '@tideline/domain/picture/picture-address';
import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { errorMessage } from '../../../../lib/text/error-message.ts';
import { PictureDialog } from '../../../../staff/pictures/picture-dialog.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { Field } from '../../../../ui/controls/field.tsx';
import { Input } from '../../../../ui/controls/input.tsx';
import { Textarea } from '../../../../ui/controls/textarea.tsx';
import { Portrait } from '../../../../ui/drawing/portrait.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { DialogFoot } from '../../../../ui/overlays/dialog-foot.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';

export type AuthorDialogProps = {
  /** Null adds a new one. */
  author: PublicAuthor | null;
  onClose: () => void;
};

/** Adds an author, or changes one. */
export function AuthorDialog({ author, onClose }: AuthorDialogProps) {
  const [texts, setTexts] = useState({
    name: author?.name ?? '',
    role: author?.role ?? '',
    sentence: author?.sentence ?? '',
    bio: author?.bio ?? '',
  });
  const [pictureUrl, setPictureUrl] = useState(author?.pictureUrl ?? null);
  const [isChoosing, setIsChoosing] = useState(false);
  const toast = useToast();
  const utils = trpc.useUtils();
  async function handleSaved() {
    toast({ title: 'Author saved', text: texts.name.trim() });
    onClose();
    await utils.authors.invalidate();
  }
  const add = trpc.authors.add.useMutation({ onSuccess: handleSaved });
  const update = trpc.authors.update.useMutation({ onSuccess: handleSaved });
  const { isPending, error } = author ? update : add;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = { ...texts, pictureId: parsePictureUrl(pictureUrl ?? '')?.id ?? null };
    if (author) update.mutate({ id: author.id, changes: fields, expectedVersion: author.version });
    else add.mutate(fields);
  }
  const propsOf = (field: keyof typeof texts) => ({
    dir: 'auto' as const,
    maxLength: AUTHOR_LIMITS[field],
    value: texts[field],
    onChange: ({ target }: { target: { value: string } }) => setTexts({ ...texts, [field]: target.value }),
  });

  return (
    <Dialog open title={author ? 'Edit Author' : 'Add Author'} onClose={onClose}>
      <form onSubmit={handleSubmit} className="grid gap-5">
        <Field label="Name" required hint={renameHint(author, texts.name)} error={error ? errorMessage(error) : null}>
          {(control) => <Input {...control} {...propsOf('name')} autoComplete="off" />}
        </Field>
        <Field label="Role">{(control) => <Input {...control} {...propsOf('role')} autoComplete="off" />}</Field>
        <Field label="One sentence" hint="Something true about how this person works.">
          {(control) => <Input {...control} {...propsOf('sentence')} autoComplete="off" />}
        </Field>
        <Field label="Biography" hint="Shown on the author’s page.">
          {(control) => <Textarea {...control} {...propsOf('bio')} rows={3} />}
        </Field>
        <div className="flex flex-wrap items-center gap-3">
          {author || pictureUrl ? (
            <Portrait name={author?.name ?? ''} pictureUrl={pictureUrl} sizes="4rem" className="h-20 w-16 flex-none" />
          ) : null}
          <Button size="sm" variant="secondary" onClick={() => setIsChoosing(true)}>
            Choose a picture
          </Button>
          {pictureUrl ? (
            <Button size="sm" variant="quiet" onClick={() => setPictureUrl(null)}>
              Show the drawing
            </Button>
          ) : null}
        </div>
        <DialogFoot action="Save" pendingAction="Saving..." isPending={isPending} onClose={onClose} />
      </form>
      {isChoosing ? (
        <PictureDialog
          purpose="portrait"
          onUse={({ url }) => {
            setPictureUrl(url);
            setIsChoosing(false);
          }}
          onClose={() => setIsChoosing(false)}
        />
      ) : null}
    </Dialog>
  );
}

/** Posts store the name of their author: they do not follow a renamed profile. */
function renameHint(author: PublicAuthor | null, name: string): string {
  if (!author || authorKey(name) === authorKey(author.name)) return 'As in the author field of the posts.';
  return `Posts by ${author.name} keep that name, and show this profile only once their author is changed, too.`;
}
