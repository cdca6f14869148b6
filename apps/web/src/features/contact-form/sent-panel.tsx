import { displayTitle, type PostSummary } from '@tideline/domain/post/post';
import { useEffect, useRef, useState } from 'react';
import { sentPanel } from '@tideline/copy/contact/contact';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { loadApi } from '../../lib/calls/load-api.ts';
import { topicsIn } from '../../lib/forms/topic-line.ts';
import { fittingPosts } from '../../lib/text/fitting-posts.ts';
import { ArticleLinks } from './article-links.tsx';
import type { SentContact } from './contact-form.tsx';
import { ReceiptFacts } from './receipt-facts.tsx';
import { receiptOf } from './receipt.ts';

export type SentPanelProps = { sent: SentContact; timeZone: string };

/** How many articles it names. */
const ARTICLE_COUNT = 2;

/**
 * Shown directly after an enquiry was sent: the reference, when the answer comes, and articles to read meanwhile, once they
 * are loaded.
 */
export function SentPanel({ sent: { reference, topic }, timeZone }: SentPanelProps) {
  const copy = useCopy('contact', 'sent', sentPanel);
  const panel = useRef<HTMLElement>(null);
  const [receipt] = useState(() => receiptOf(reference, Date.now(), timeZone));
  const [articles, setArticles] = useState<PostSummary[]>([]);
  useEffect(() => {
    listArticles(topic).then(setArticles, () => undefined);
  }, [topic]);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="sent-title"
      className="mb-10 rounded-[4px] bg-surface p-5 sm:p-9 lg:mt-3"
    >
      <h3 id="sent-title" className="type-title text-title">
        {copy.heading}
      </h3>
      <ReceiptFacts receipt={receipt} />
      {articles.length > 0 ? (
        <>
          <h4 className="type-label mt-6 border-t border-line pt-5 text-muted">{copy.reading}</h4>
          <ArticleLinks articles={articles} />
        </>
      ) : null}
    </section>
  );
}

/** Articles that fit the topic, then the newest, without those that the enquiry is about. */
async function listArticles(topic: string): Promise<PostSummary[]> {
  const { items } = await (await loadApi()).posts.listSummaries.query({ limit: 50 });
  const topics = new Set(topicsIn(topic));
  const others = items.filter((post) => !topics.has(displayTitle(post)));
  return [...new Set([...fittingPosts(others, topic), ...others])].slice(0, ARTICLE_COUNT);
}
