import { Link } from '@tanstack/react-router';
import type { LegalBlock, LegalSpan } from '@tideline/copy/legal/legal-text';

export type LegalProseProps = {
  blocks: LegalBlock[];
  /** A text or an address with what its placeholders stand for. */
  filled: (text: string) => string;
};

/** The text of a section of a legal page. */
export function LegalProse({ blocks, filled }: LegalProseProps) {
  return blocks.map((block) =>
    block.kind === 'paragraph' ? (
      <p key={JSON.stringify(block)}>{spansOf(block.spans, filled)}</p>
    ) : (
      <ul key={JSON.stringify(block)}>
        {block.items.map((spans) => (
          <li key={JSON.stringify(spans)}>{spansOf(spans, filled)}</li>
        ))}
      </ul>
    ),
  );
}

function spansOf(spans: LegalSpan[], filled: LegalProseProps['filled']) {
  return spans.map((span) => {
    const text = filled(span.text);
    if (span.kind === 'link') return <LegalLink key={text} address={filled(span.address)} text={text} />;
    if (span.kind === 'strong') return <strong key={text}>{text}</strong>;
    return span.kind === 'emphasis' ? <em key={text}>{text}</em> : text;
  });
}

function LegalLink({ address, text }: { address: string; text: string }) {
  return address.startsWith('/') ? <Link to={address}>{text}</Link> : <a href={address}>{text}</a>;
}
