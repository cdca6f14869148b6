import { POST_LIMITS } from '@tideline/domain/post/post-limits';
import { countWords, formatReadingTime, minutesForWords } from '@tideline/domain/post/reading-time';
import { memo } from 'react';

/** Word count and reading time of a text, and its length if over the limit. */
export const TextLength = memo(function TextLength({ text }: { text: string }) {
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
      Markdown: # heading, **bold**, *italic*, - list, &gt; quote, [text](address). Tab moves an item of a list in;
      after Escape it leaves the field.
    </>
  );
});
