import { isAdded } from '@tideline/copy/editing/copy-values';
import { CONTACT_PACKAGES } from '@tideline/domain/contact/contact';
import { idFromName } from '@tideline/domain/entity/id-from-name';
import type { CopyValues } from '@tideline/domain/page/page-document';

/** Gives packages that staff have added an id made from their name. It stays when the name changes. */
export function withPackageIds(values: CopyValues): CopyValues {
  const items = values['packages'];
  if (!Array.isArray(items)) return values;
  const after = { ...values };
  for (const item of items.filter((item) => isAdded(item) && values[`packages.${item}.id`] === undefined)) {
    const taken = items.map((other) => after[`packages.${other}.id`]).filter((id) => typeof id === 'string');
    const name = values[`packages.${item}.name`];
    after[`packages.${item}.id`] = idFromName(String(name ?? ''), 'package', [...CONTACT_PACKAGES, ...taken]);
  }
  return after;
}
