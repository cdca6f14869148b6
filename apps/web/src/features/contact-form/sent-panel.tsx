import { displayTitle, type PostSummary } from '@tideline/domain/post/post';
import { type ReactElement, useEffect, useRef } from 'react';
import { sentPanel } from '../../content/contact.ts';
import { loadApi } from '../../lib/calls/load-api.ts';
import { topicsIn } from '../../lib/forms/enquiry-topic.ts';
import { fittingPosts } from '../../lib/text/fitting-posts.ts';
import { ArticleLinks } from './article-links.tsx';
import type { SentEnquiry } from './contact-form.tsx';
import { ReceiptFacts } from './receipt-facts.tsx';
import { type Receipt, receiptOf } from './receipt.ts';

type SentPanelProps = { receipt: Receipt; articles: PostSummary[] };

/** How many articles it names. */
const ARTICLE_COUNT = 2;

/** The panel for an enquiry sent just now. It names no articles when they cannot be loaded. */
export async function showSent({ reference, topic }: SentEnquiry, timeZone: string): Promise<ReactElement> {
  const articles = await listArticles(topic).catch(() => []);
  const receipt = receiptOf(reference, Date.now(), timeZone);
  return <SentPanel key={reference} receipt={receipt} articles={articles} />;
}

/** Articles that fit the topic, then the newest; not those that the enquiry is about. */
async function listArticles(topic: string): Promise<PostSummary[]> {
  const { items } = await (await loadApi()).posts.listSummaries.query({ limit: 50 });
  const topics = new Set(topicsIn(topic));
  const others = items.filter((post) => !topics.has(displayTitle(post)));
  return [...new Set([...fittingPosts(others, topic), ...others])].slice(0, ARTICLE_COUNT);
}

/** What a visitor gets to know after sending: the reference, when the answer comes, and what to read meanwhile. */
function SentPanel({ receipt, articles }: SentPanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="sent-title"
      className="mb-10 rounded-[4px] bg-surface p-5 sm:p-9 lg:mt-3"
    >
      <h3 id="sent-title" className="type-title text-title">
        {sentPanel.heading}
      </h3>
      <ReceiptFacts receipt={receipt} />
      {articles.length > 0 ? (
        <>
          <h4 className="type-label mt-6 border-t border-line pt-5 text-muted">{sentPanel.reading}</h4>
          <ArticleLinks articles={articles} />
        </>
      ) : null}
    </section>
  );
}
