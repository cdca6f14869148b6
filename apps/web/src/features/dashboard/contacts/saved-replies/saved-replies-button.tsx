import type { Contact } from '@tideline/domain/contact/contact';
import { BookOpenText } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../../staff/kit/buttons/icon-button.tsx';
import { SavedReplies } from './saved-replies.tsx';

export type SavedRepliesButtonProps = {
  contact: Contact;
  /** The text of the reply so far. */
  text: string;
  onChange: (text: string) => void;
};

/** Opens the saved replies; the chosen one follows what is typed. */
export function SavedRepliesButton({ contact, text, onChange }: SavedRepliesButtonProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <>
      <IconButton label="Saved replies" onClick={() => setIsChoosing(true)}>
        <BookOpenText aria-hidden="true" className="icon" />
      </IconButton>
      {isChoosing ? (
        <SavedReplies
          contact={contact}
          text={text}
          onInsert={(inserted) => {
            onChange(text.trim() === '' ? inserted : `${text.trimEnd()}\n\n${inserted}`);
            setIsChoosing(false);
          }}
          onClose={() => setIsChoosing(false)}
        />
      ) : null}
    </>
  );
}
