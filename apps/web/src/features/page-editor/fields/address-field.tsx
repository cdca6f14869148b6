import { CALL_PATH } from '@tideline/domain/booking/call-path';
import { PUBLIC_PATHS } from '@tideline/domain/site/site-path';
import { trpc } from '../../../lib/calls/trpc.ts';
import { TextField, type TextFieldProps } from '../../../ui/controls/text-field.tsx';

/** Places on the site that a link can lead to, without the pages that staff have added. */
const BUILT_IN = ['/#contact', CALL_PATH, ...PUBLIC_PATHS];

/** Where a link leads. Offers all pages of the site. */
export function AddressField(props: Omit<TextFieldProps, 'suggestions' | 'spellCheck'>) {
  const pages = trpc.pages.list.useQuery(undefined, { meta: { failure: 'Failed to fetch pages' } });
  const added = (pages.data ?? []).flatMap(({ path, added: own }) => (own && path ? [path] : []));
  return <TextField {...props} suggestions={[...BUILT_IN, ...added]} spellCheck={false} />;
}
