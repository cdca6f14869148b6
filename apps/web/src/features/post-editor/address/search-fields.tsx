import { CANONICAL_URL_MAX_LENGTH, isCanonicalUrl } from '@tideline/domain/post/canonical-url';
import { displayTitle } from '@tideline/domain/post/post';
import { POST_LIMITS } from '@tideline/domain/post/post-limits';
import type { DetailsProps } from '../details/details-props.ts';
import { CUT_IN_RESULTS, lengthHint, type TextCut } from '../writing/length-hint.ts';
import { SocialPictureField } from './social-picture-field.tsx';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { TextareaField } from '../../../staff/kit/fields/textarea-field.tsx';
import { CheckboxField } from '../../../staff/kit/fields/checkbox-field.tsx';

/** The texts for search engines, and the picture for social networks. */
export function SearchFields({ form, onChange }: Pick<DetailsProps, 'form' | 'onChange'>) {
  const isCanonicalWrong = !isCanonicalUrl(form.canonicalUrl.trim());
  return (
    <>
      <TextField
        label="Heading in search results"
        hint={hintOf(form.metaTitle, 'the title', [POST_LIMITS.metaTitle, CUT_IN_RESULTS.title])}
        dir="auto"
        maxLength={POST_LIMITS.metaTitle}
        value={form.metaTitle}
        placeholder={displayTitle(form)}
        onChange={(metaTitle) => onChange({ metaTitle })}
      />
      <TextareaField
        label="Text in search results"
        hint={hintOf(form.metaDescription, 'the excerpt', [POST_LIMITS.metaDescription, CUT_IN_RESULTS.text])}
        dir="auto"
        rows={3}
        maxLength={POST_LIMITS.metaDescription}
        value={form.metaDescription}
        onChange={(metaDescription) => onChange({ metaDescription })}
      />
      <SocialPictureField value={form.socialImageUrl} onValue={(socialImageUrl) => onChange({ socialImageUrl })} />
      <CheckboxField
        label="Ask search engines not to list this post"
        size="sm"
        isChecked={form.indexing === 'Not listed'}
        onChange={(isChecked) => onChange({ indexing: isChecked ? 'Not listed' : 'Listed' })}
      />
      <TextField
        label="Canonical address"
        hint="Only for a copy: the address of the original."
        error={isCanonicalWrong ? 'It must begin with https://, http:// or a single slash.' : null}
        type="url"
        maxLength={CANONICAL_URL_MAX_LENGTH}
        value={form.canonicalUrl}
        onChange={(canonicalUrl) => onChange({ canonicalUrl })}
      />
    </>
  );
}

function hintOf(text: string, instead: string, [max, cut]: [number, TextCut]): string | null {
  return text === '' ? `Leave it empty to use ${instead}.` : lengthHint(text.length, max, cut);
}
