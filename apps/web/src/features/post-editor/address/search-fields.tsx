import { CANONICAL_URL_MAX_LENGTH, isCanonicalUrl } from '@tideline/domain/post/canonical-url';
import { displayTitle, POST_LIMITS } from '@tideline/domain/post/post';
import { Field } from '../../../ui/controls/field.tsx';
import { Input } from '../../../ui/controls/input.tsx';
import { Textarea } from '../../../ui/controls/textarea.tsx';
import type { DetailsProps } from '../details/details-props.ts';
import { lengthInResults, SHOWN_IN_RESULTS } from '../preview/search-result-lengths.ts';
import { SocialPictureField } from './social-picture-field.tsx';

/** The texts for search engines, and the picture for social networks. */
export function SearchFields({ form, onChange }: Pick<DetailsProps, 'form' | 'onChange'>) {
  const isCanonicalWrong = !isCanonicalUrl(form.canonicalUrl.trim());
  return (
    <>
      <Field label="Heading in search results" hint={lengthHint(form.metaTitle, SHOWN_IN_RESULTS.title, 'the title')}>
        {(control) => (
          <Input
            {...control}
            dir="auto"
            maxLength={POST_LIMITS.metaTitle}
            value={form.metaTitle}
            placeholder={displayTitle(form)}
            onChange={({ target }) => onChange({ metaTitle: target.value })}
          />
        )}
      </Field>
      <Field
        label="Text in search results"
        hint={lengthHint(form.metaDescription, SHOWN_IN_RESULTS.text, 'the excerpt')}
      >
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            rows={3}
            maxLength={POST_LIMITS.metaDescription}
            value={form.metaDescription}
            onChange={({ target }) => onChange({ metaDescription: target.value })}
          />
        )}
      </Field>
      <SocialPictureField value={form.socialImageUrl} onValue={(socialImageUrl) => onChange({ socialImageUrl })} />
      <label className="flex items-start gap-2 text-sm pointer-coarse:min-h-11">
        <input
          type="checkbox"
          className="mt-0.5 accent-(--tide)"
          checked={form.indexing === 'Not listed'}
          onChange={({ target }) => onChange({ indexing: target.checked ? 'Not listed' : 'Listed' })}
        />
        Ask search engines not to list this post
      </label>
      <Field
        label="Canonical address"
        hint="Only for a copy: where the original is."
        error={isCanonicalWrong ? 'It must begin with https://, http:// or a single slash.' : null}
      >
        {(control) => (
          <Input
            {...control}
            type="url"
            maxLength={CANONICAL_URL_MAX_LENGTH}
            value={form.canonicalUrl}
            onChange={({ target }) => onChange({ canonicalUrl: target.value })}
          />
        )}
      </Field>
    </>
  );
}

function lengthHint(text: string, shown: number, instead: string): string {
  if (text === '') return `Empty: ${instead}.`;
  return lengthInResults(`${text.length} characters`, text, shown);
}
