import { Link } from '@tanstack/react-router';
import { linkParts } from '@tideline/copy/parts/link-parts';
import { type LegalSpan, readProse } from '@tideline/copy/legal/legal-text';

/** The text of a section of a legal page. */
export function LegalProse({ text }: { text: string }) {
  return readProse(text).map((block) =>
    block.kind === 'paragraph' ? (
      <p key={JSON.stringify(block)}>{spansOf(block.spans)}</p>
    ) : (
      <ul key={JSON.stringify(block)}>
        {block.items.map((spans) => (
          <li key={JSON.stringify(spans)}>{spansOf(spans)}</li>
        ))}
      </ul>
    ),
  );
}

function spansOf(spans: LegalSpan[]) {
  return spans.map((span) => {
    const { text } = span;
    if (span.kind === 'link') return <LegalLink key={text} address={span.address} text={text} />;
    if (span.kind === 'strong') return <strong key={text}>{text}</strong>;
    return span.kind === 'emphasis' ? <em key={text}>{text}</em> : text;
  });
}

function LegalLink({ address, text }: { address: string; text: string }) {
  return address.startsWith('/') ? <Link {...linkParts(address)}>{text}</Link> : <a href={address}>{text}</a>;
}
