import { Fragment } from 'react';
import { classNames } from '../ui/controls/class-names.ts';

export type UserTextProps = { text: string; className?: string };

/**
 * User-entered text in a list: at most three lines, in its own direction, with the whole text on hover. It wraps
 * anywhere, preferably after an `@`, and keeps its column a few words wide. Inside `data-one-line`, it has one line.
 */
export function UserText({ text, className }: UserTextProps) {
  return (
    <span
      dir="auto"
      title={text}
      className={classNames(
        'line-clamp-3 min-w-0 wrap-anywhere in-[[data-one-line]]:block in-[[data-one-line]]:truncate in-[[data-one-line]]:[&_wbr]:hidden sm:min-w-28',
        className,
      )}
    >
      {text.split('@').map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts of one text have no identity but their place
        <Fragment key={at}>
          {at > 0 ? (
            <>
              @<wbr />
            </>
          ) : null}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
