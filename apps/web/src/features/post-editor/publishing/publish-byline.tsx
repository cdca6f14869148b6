import { trpc } from '../../../lib/calls/trpc.ts';
import { Portrait } from '../../../ui/drawing/portrait.tsx';
import { useCategories } from '../details/use-categories.ts';
import type { PostForm } from '../post-form.ts';

export type Byline = Pick<PostForm, 'author' | 'category'>;

export type PublishBylineProps = Byline & { onChange: (changes: Partial<Byline>) => void };

/** Whose name readers see, and in which category; each is changed in its place. */
export function PublishByline({ author, category, onChange }: PublishBylineProps) {
  const profiles = trpc.authors.list.useQuery().data ?? [];
  const categories = useCategories();
  const profile = profiles.find(({ name }) => name === author);
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-lead">
      By
      {author === '' ? null : (
        <Portrait
          name={author}
          pictureUrl={profile?.pictureUrl}
          shape="face"
          sizes="2.5rem"
          className="size-10 flex-none"
        />
      )}
      <InlineChoice
        label="Author"
        value={author}
        values={[author, ...profiles.map(({ name }) => name)]}
        empty="nobody"
        onChange={(name) => onChange({ author: name })}
      />
      <span>in</span>
      <InlineChoice
        label="Category"
        value={category}
        values={[category, '', ...categories]}
        empty="no category"
        onChange={(name) => onChange({ category: name })}
      />
    </p>
  );
}

type InlineChoiceProps = {
  label: string;
  value: string;
  /** May repeat. */
  values: readonly string[];
  /** The words of the empty value. */
  empty: string;
  onChange: (value: string) => void;
};

/** A choice that stands in a sentence. */
function InlineChoice({ label, value, values, empty, onChange }: InlineChoiceProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className="field-sizing-content min-h-11 max-w-full cursor-pointer appearance-none truncate bg-transparent font-[560] underline decoration-line-strong decoration-dashed underline-offset-4 hover:decoration-ink"
    >
      {[...new Set(values)].map((name) => (
        <option key={name} value={name}>
          {name === '' ? empty : name}
        </option>
      ))}
    </select>
  );
}
