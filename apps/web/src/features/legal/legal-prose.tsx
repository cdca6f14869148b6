import { Link } from '@tanstack/react-router';
import { type Block, parsePlainMarkdown, type Span } from './plain-markdown.ts';

export type LegalProseProps = { markdown: string };

/** A legal text as elements; nothing of it is inserted as HTML. */
export function LegalProse({ markdown }: LegalProseProps) {
  return parsePlainMarkdown(markdown).map((block, at) => <BlockView key={at} block={block} />);
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'paragraph') return <p>{block.spans.map(spanView)}</p>;
  return (
    <ul>
      {block.items.map((spans, at) => (
        <li key={at}>{spans.map(spanView)}</li>
      ))}
    </ul>
  );
}

function spanView(span: Span, at: number) {
  switch (span.kind) {
    case 'text':
      return span.text;
    case 'strong':
      return <strong key={at}>{span.text}</strong>;
    case 'emphasis':
      return <em key={at}>{span.text}</em>;
    case 'link':
      return span.address.startsWith('/') ? (
        <Link key={at} to={span.address}>
          {span.text}
        </Link>
      ) : (
        <a key={at} href={span.address}>
          {span.text}
        </a>
      );
  }
}
