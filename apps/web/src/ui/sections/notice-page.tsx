import type { ReactNode } from 'react';
import type { LinkProps } from '@tanstack/react-router';
import { ButtonLink } from '../controls/button-link.tsx';
import { WaveLines } from '../drawing/wave-lines.tsx';

type NoticeLink = { label: string; to: string } & Pick<LinkProps, 'hash' | 'state' | 'replace'>;

export type NoticePageProps = {
  title: string;
  text: string;
  /** Links; the first is the primary one. */
  links?: readonly NoticeLink[];
  /** Content below the text. */
  children?: ReactNode;
};

/** A page with a single message. */
export function NoticePage({ title, text, links, children }: NoticePageProps) {
  return (
    <div className="frame section-y">
      <WaveLines seed={title} count={3} className="h-14 w-44 text-accent" />
      <h1 className="type-display mt-8 text-display">{title}</h1>
      <p className="mt-5 max-w-[32em] text-lead text-muted">{text}</p>
      {children !== undefined && <div className="mt-8">{children}</div>}
      {links && (
        <ul className="mt-8 flex flex-wrap gap-3">
          {links.map(({ label, ...link }, at) => (
            <li key={at}>
              <ButtonLink {...link} variant={at === 0 ? 'primary' : 'secondary'}>
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
