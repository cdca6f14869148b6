import { Link } from '@tanstack/react-router';
import { type Block, parsePlainMarkdown, type Span } from './plain-markdown.ts';

export type LegalProseProps = { markdown: string };

/** Renders a legal text as React elements, without raw HTML. */
export function LegalProse({ markdown }: LegalProseProps) {
  return parsePlainMarkdown(markdown).map((block) => <BlockView key={JSON.stringify(block)} block={block} />);
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'paragraph') return <p>{block.spans.map(spanView)}</p>;
  return (
    <ul>
      {block.items.map((spans) => (
        <li key={JSON.stringify(spans)}>{spans.map(spanView)}</li>
      ))}
    </ul>
  );
}

function spanView(span: Span) {
  switch (span.kind) {
    case 'text':
      return span.text;
    case 'strong':
      return <strong key={span.text}>{span.text}</strong>;
    case 'emphasis':
      return <em key={span.text}>{span.text}</em>;
    default:
      return span.address.startsWith('/') ? (
        <Link key={span.text} to={span.address}>
          {span.text}
        </Link>
      ) : (
        <a key={span.text} href={span.address}>
          {span.text}
        </a>
      );
  }
}
