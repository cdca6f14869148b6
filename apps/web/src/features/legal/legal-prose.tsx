import { Link } from '@tanstack/react-router';
import { linkParts } from '@tideline/copy/parts/link-parts';
import { type LegalSpan, readProse } from '@tideline/copy/legal/legal-text';

/** The text of a section of a legal page. */
export function LegalProse({ text }: { text: string }) {
  return readProse(text).map((block, at) =>
    block.kind === 'paragraph' ? (
      <p key={at}>{spansOf(block.spans)}</p>
    ) : (
      <ul key={at}>
        {block.items.map((spans, at) => (
          <li key={at}>{spansOf(spans)}</li>
        ))}
      </ul>
    ),
  );
}

function spansOf(spans: LegalSpan[]) {
  return spans.map((span, at) => {
    const { text } = span;
    if (span.kind === 'link') return <LegalLink key={at} address={span.address} text={text} />;
    if (span.kind === 'strong') return <strong key={at}>{text}</strong>;
    return span.kind === 'emphasis' ? <em key={at}>{text}</em> : text;
  });
}

function LegalLink({ address, text }: { address: string; text: string }) {
  return address.startsWith('/') ? <Link {...linkParts(address)}>{text}</Link> : <a href={address}>{text}</a>;
}
