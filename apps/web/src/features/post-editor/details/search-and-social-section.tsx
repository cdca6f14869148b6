import { CardPreview } from '../preview/card-preview.tsx';
import { SearchPreview } from '../preview/search-preview.tsx';
import type { DetailsProps } from './details-props.ts';

/** How the post looks in search results and on social networks. */
export function SearchAndSocialSection({ form, stored, siteTitle }: DetailsProps) {
  return (
    <>
      <SearchPreview title={form.title} excerpt={form.excerpt} postId={stored.id} siteTitle={siteTitle} />
      <CardPreview title={form.title} category={form.category} postKey={stored.key} />
    </>
  );
}
