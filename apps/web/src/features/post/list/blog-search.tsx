import { useNavigate } from '@tanstack/react-router';
import { SEARCH_MAX_LENGTH } from '@tideline/domain/entity/page';
import { Search } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { blogPage } from '@tideline/copy/blog/blog-page';
import { useCopy } from '../../../lib/copy/use-copy.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Input } from '../../../ui/controls/input.tsx';

export type BlogSearchProps = {
  /** Current search; undefined for none. */
  q: string | undefined;
  /** Active category, which limits the search. */
  category: string | undefined;
};

/**
 * The search field of the blog. A plain form, so that it works without JavaScript and the result has an address. The code of its
 * suggestions loads when the field is first focused.
 */
export function BlogSearch({ q, category }: BlogSearchProps) {
  const copy = useCopy('blog', 'page', blogPage);
  const navigate = useNavigate();
  const [suggestions, setSuggestions] = useState<ReactNode>(null);
  function suggest(field: HTMLInputElement) {
    import('../suggestions/suggestion-list.tsx').then(
      ({ SuggestionList }) => setSuggestions(<SuggestionList field={field} />),
      () => undefined, // the search works without them
    );
  }
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = new FormData(event.currentTarget).get('q');
    const words = typeof wanted === 'string' ? wanted.trim() : '';
    void navigate({ to: '/blog', search: { category, q: words || undefined } });
  }
  return (
    <search className="w-full lg:w-auto">
      <form action="/blog" onSubmit={handleSubmit} className="relative flex gap-2">
        {category === undefined ? null : <input type="hidden" name="category" value={category} />}
        <Field label={copy.search.label} hasHiddenLabel className="min-w-0 flex-1 lg:w-52 lg:flex-none">
          {(control) => (
            <Input
              {...control}
              key={q}
              type="search"
              name="q"
              defaultValue={q}
              maxLength={SEARCH_MAX_LENGTH}
              placeholder={copy.search.label}
              enterKeyHint="search"
              onFocus={({ currentTarget }) => suggest(currentTarget)}
              className="min-h-11! py-2!"
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" className="min-h-11! px-3.5!">
          <Search aria-hidden="true" className="icon" />
          <span className="sr-only">{copy.search.button}</span>
        </Button>
        {suggestions}
      </form>
    </search>
  );
}
