import { useNavigate } from '@tanstack/react-router';
import { SEARCH_MAX_LENGTH } from '@tideline/domain/entity/page';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
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

/** The search field of the blog. A plain form, so that it works without JavaScript and the result has an address. */
export function BlogSearch({ q, category }: BlogSearchProps) {
  const copy = useCopy('blog', 'page', blogPage);
  const navigate = useNavigate();
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = new FormData(event.currentTarget).get('q');
    const words = typeof wanted === 'string' ? wanted.trim() : '';
    void navigate({ to: '/blog', search: { category, q: words || undefined } });
  }
  return (
    <search className="w-full lg:w-auto">
      <form action="/blog" onSubmit={handleSubmit} className="flex gap-2">
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
              className="min-h-11! py-2!"
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" className="min-h-11! px-3.5!">
          <Search aria-hidden="true" className="icon" />
          <span className="sr-only">{copy.search.button}</span>
        </Button>
      </form>
    </search>
  );
}
