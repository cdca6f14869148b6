import { POST_LIMITS } from '@tideline/domain/post/post';
import { countWords, formatReadingTime, minutesForWords } from '@tideline/domain/post/reading-time';
import { memo } from 'react';
import { useRested } from '../preview/use-rested.ts';

/** How long the typing rests before a text is counted, in milliseconds. */
const COUNT_DELAY_MS = 300;

export type TextLengthProps = { text: string; msOfRest: () => number };

/** Words and reading time, counted after the typing has rested: a long text never makes it wait. */
export const TextLength = memo(function TextLength({ text, msOfRest }: TextLengthProps) {
  const counted = useRested(text, COUNT_DELAY_MS, msOfRest);
  return <Counts text={counted} />;
});

const Counts = memo(function Counts({ text }: { text: string }) {
  const words = countWords(text);
  return (
    <>
      {text.length > POST_LIMITS.content ? (
        <strong className="text-danger">
          {text.length.toLocaleString('en-US')} of {POST_LIMITS.content.toLocaleString('en-US')} characters: too long to
          be saved.{' '}
        </strong>
      ) : null}
      {words.toLocaleString('en-US')} {words === 1 ? 'word' : 'words'} · {formatReadingTime(minutesForWords(words))} ·
      Markdown: # heading, **bold**, *italic*, - list, &gt; quote, [text](address)
    </>
  );
});
