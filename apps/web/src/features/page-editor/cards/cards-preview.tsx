import { Link } from '@tanstack/react-router';
import type { CopyValues } from '@tideline/domain/page/page-document';
import { DrawnCard } from './drawn-card.tsx';

export type CardsPreviewProps = { values: CopyValues };

/** Cards of the site with the lines of the draft, as the server draws them. */
export function CardsPreview({ values }: CardsPreviewProps) {
  return (
    <section aria-label="Cards" className="grid min-w-0 grid-cols-1 gap-6">
      <p className="max-w-prose text-sm text-muted">
        Shown with links to the site on social networks and in messages. The name on them is the site title in Settings.
      </p>
      <DrawnCard card="home" name="Home" values={values} field={null}>
        The words on the card of a page are in the page, under Search results and sharing:{' '}
        <Link
          to="/admin/pages/{-$documentId}"
          params={{ documentId: 'home' }}
          search={{ field: 'head.cardLabel' }}
          className="link"
          preload={false}
        >
          those of Home
        </Link>
      </DrawnCard>
      <DrawnCard card="post" name="A post without a category" values={values} field="labels.postWithoutCategory" />
      <DrawnCard card="service" name="A service" values={values} field="labels.service" />
      <DrawnCard card="caseStudy" name="A case study" values={values} field="labels.caseStudy" />
    </section>
  );
}
