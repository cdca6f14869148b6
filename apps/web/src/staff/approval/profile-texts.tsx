import type { ProfileTexts as Texts } from '@tideline/domain/author/pending-profile';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/controls/class-names.ts';
import { Portrait } from '../../ui/drawing/portrait.tsx';

export type ProfileTextsProps = {
  profile: Texts;
  /** Shows the whole biography, not only its first lines. */
  isWhole?: boolean;
  /** Below the texts. */
  children?: ReactNode;
};

/** A profile as staff read it. */
export function ProfileTexts({ profile, isWhole = false, children }: ProfileTextsProps) {
  const { name, role, sentence, bio, pictureUrl } = profile;
  return (
    <div className="flex gap-4">
      <Portrait name={name} pictureUrl={pictureUrl} sizes="6rem" className="h-30 w-24 flex-none" />
      <div className="min-w-0 wrap-anywhere">
        <p dir="auto" className="font-[560]">
          {name}
        </p>
        <p dir="auto" className="text-sm text-muted">
          {role}
        </p>
        <p dir="auto" className="mt-1">
          {sentence}
        </p>
        <p
          dir="auto"
          className={classNames('mt-1 text-sm whitespace-pre-line text-muted', isWhole ? '' : 'line-clamp-3')}
        >
          {bio}
        </p>
        {children}
      </div>
    </div>
  );
}
