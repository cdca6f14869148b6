import { POST_LIMITS } from '@tideline/domain/post/post-limits';
import { Images } from 'lucide-react';
import { useState } from 'react';
import { PictureDialog } from '../../../staff/pictures/picture-dialog.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';

export type SocialPictureFieldProps = { value: string; onValue: (value: string) => void };

/** The picture shown with a shared link: an address, or one of the library. */
export function SocialPictureField({ value, onValue }: SocialPictureFieldProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <div className="grid gap-3">
      <TextField
        label="Social picture"
        hint="Leave it empty for the drawn card. Networks show 1200 by 630 pixels."
        type="url"
        maxLength={POST_LIMITS.socialImageUrl}
        value={value}
        onChange={onValue}
      />
      <Button size="sm" variant="secondary" className="justify-self-start" onClick={() => setIsChoosing(true)}>
        <Images aria-hidden="true" className="icon" />
        Pick a social picture
      </Button>
      {isChoosing ? (
        <PictureDialog
          purpose="featured"
          onUse={({ url }) => {
            onValue(url);
            setIsChoosing(false);
          }}
          onClose={() => setIsChoosing(false)}
        />
      ) : null}
    </div>
  );
}
