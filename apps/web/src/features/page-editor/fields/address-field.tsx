import { CALL_PATH } from '@tideline/domain/booking/call-path';
import { PUBLIC_PATHS } from '@tideline/domain/site/site-path';
import { trpc } from '../../../lib/calls/trpc.ts';
import { TextField, type TextFieldProps } from '../../../ui/controls/text-field.tsx';

/** Places on the site that a link can lead to, without the pages that staff have added. */
const BUILT_IN = ['/#contact', CALL_PATH, ...PUBLIC_PATHS];

/** The path under which the page for unknown paths is edited. */
const NOT_FOUND = '/this-page-does-not-exist';

/** Where a link leads. Offers all pages of the site. */
export function AddressField(props: Omit<TextFieldProps, 'suggestions' | 'spellCheck'>) {
  const pages = trpc.pages.list.useQuery(undefined, { meta: { failure: 'Failed to fetch pages' } });
  const listed = (pages.data ?? []).flatMap(({ path, added, isPublic }) => (path && (added || isPublic) ? [path] : []));
  const hidden = (pages.data ?? []).filter(({ added, isPublic }) => !added && !isPublic).map(({ path }) => path);
  const places = new Set([...BUILT_IN, ...listed.filter((path) => path !== NOT_FOUND)]);
  return (
    <TextField {...props} suggestions={[...places].filter((place) => !hidden.includes(place))} spellCheck={false} />
  );
}
