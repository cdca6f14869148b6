import { SearchFields } from '../address/search-fields.tsx';
import { CardPreview } from '../preview/card-preview.tsx';
import { CoverImage } from '../preview/cover-image.tsx';
import { SearchPreview } from '../preview/search-preview.tsx';
import type { DetailsProps } from './details-props.ts';

/** How the post looks in search results and on social networks, and the texts and the picture for them. */
export function SearchAndSocialSection({ form, stored, siteTitle, onPictureFail, onChange }: DetailsProps) {
  const { socialImageUrl } = form;
  return (
    <>
      <SearchPreview
        title={form.metaTitle || form.title}
        excerpt={form.metaDescription || form.excerpt}
        postId={form.address || stored.id}
        siteTitle={siteTitle}
      />
      {socialImageUrl.trim() === '' ? (
        <CardPreview title={form.title} category={form.category} postKey={stored.key} />
      ) : (
        <section aria-label="Social card preview">
          <CoverImage address={socialImageUrl} onFail={onPictureFail} />
        </section>
      )}
      <SearchFields form={form} onChange={onChange} />
    </>
  );
}
