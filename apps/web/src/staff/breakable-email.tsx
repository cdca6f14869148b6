import { Fragment } from 'react';

/** A text that may wrap after each `@`: long addresses then break where a reader expects it. */
export function BreakableEmail({ text }: { text: string }) {
  return text.split('@').map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one text have no identity but their place
    <Fragment key={at}>
      {at > 0 ? (
        <>
          @<wbr />
        </>
      ) : null}
      {part}
    </Fragment>
  ));
}
