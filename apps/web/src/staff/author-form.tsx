import { AUTHOR_LIMITS, authorKey } from '@tideline/domain/author/author';
import type { AuthorTexts } from '@tideline/domain/author/author.schema';
import type { ProfileTexts } from '@tideline/domain/author/pending-profile';
import { parsePictureUrl } from '@tideline/domain/picture/picture-address';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useMay } from '../lib/calls/use-may.ts';
import { useFocusInvalid } from '../lib/forms/use-focus-invalid.ts';
import { errorMessage, fieldError } from '../lib/text/error-message.ts';
import { Button } from '../ui/controls/button.tsx';
import { Portrait } from '../ui/drawing/portrait.tsx';
import { DialogFoot } from '../ui/overlays/dialog-foot.tsx';
import { PictureDialog } from './pictures/picture-dialog.tsx';
import { TextField } from '../ui/controls/text-field.tsx';
import { TextareaField } from './kit/fields/textarea-field.tsx';

export type AuthorFormProps = {
  /** Null for a new author. */
  author: ProfileTexts | null;
  /** Published name of the author, if it differs from that of `author`; null for none. */
  publicName?: string | null;
  /** Initial name of a new author, if known. */
  startName?: string;
  /** Hint for the name, unless the author is being renamed. */
  nameHint: string;
  /** Label of the main button. */
  action?: string;
  isPending: boolean;
  /** Error of the last attempt, or null. */
  error: unknown;
  onSave: (author: AuthorTexts) => void;
  onClose: () => void;
  /** Further fields. */
  children?: ReactNode;
};

/** The fields of an author's profile, in a dialog. */
export function AuthorForm(props: AuthorFormProps) {
  const { author, startName = '', nameHint, action = 'Save', isPending, error, onSave, onClose, children } = props;
  const { publicName = author?.name ?? null } = props;
  const [texts, setTexts] = useState({
    name: author?.name ?? startName,
    role: author?.role ?? '',
    sentence: author?.sentence ?? '',
    bio: author?.bio ?? '',
  });
  const [pictureUrl, setPictureUrl] = useState(author?.pictureUrl ?? null);
  const [isChoosing, setIsChoosing] = useState(false);
  const may = useMay();
  const form = useFocusInvalid(error);
  const nameError = fieldError(error, 'name');
  const isRenamed = publicName !== null && authorKey(texts.name) !== authorKey(publicName);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSave({ ...texts, pictureId: parsePictureUrl(pictureUrl ?? '')?.id ?? null });
  }
  const propsOf = (field: keyof typeof texts) => ({
    dir: 'auto' as const,
    maxLength: AUTHOR_LIMITS[field],
    value: texts[field],
    onChange: (text: string) => setTexts({ ...texts, [field]: text }),
  });

  return (
    <>
      <form ref={form} onSubmit={handleSubmit} className="grid gap-5">
        <TextField
          label="Name"
          required
          hint={isRenamed ? keptName(publicName) : nameHint}
          error={nameError ?? null}
          {...propsOf('name')}
          autoComplete="off"
        />
        <TextField label="Role" {...propsOf('role')} autoComplete="off" />
        <TextField
          label="One sentence"
          hint="Something true about how this person works."
          {...propsOf('sentence')}
          autoComplete="off"
        />
        <TextareaField label="Biography" hint="Shown on the author’s page." {...propsOf('bio')} rows={3} />
        {children}
        <div className="flex flex-wrap items-center gap-3">
          {author || pictureUrl ? (
            <Portrait name={author?.name ?? ''} pictureUrl={pictureUrl} sizes="4rem" className="h-20 w-16 flex-none" />
          ) : null}
          {may('media.upload') ? (
            <Button size="sm" variant="secondary" onClick={() => setIsChoosing(true)}>
              Choose a picture
            </Button>
          ) : (
            <p className="min-w-0 flex-1 basis-48 text-sm text-muted">Editors and admins can choose another picture.</p>
          )}
          {pictureUrl ? (
            <Button size="sm" variant="quiet" onClick={() => setPictureUrl(null)}>
              Show the drawing
            </Button>
          ) : null}
        </div>
        <DialogFoot
          action={action}
          pendingAction="Saving..."
          isPending={isPending}
          error={error && nameError === undefined ? errorMessage(error) : null}
          onClose={onClose}
        />
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
    </>
  );
}

/** Posts store the name of their author, so they do not follow a renamed profile. */
function keptName(name: string): string {
  return `Posts by ${name} keep that name, and show this profile only once their author is changed, too.`;
}
