import { packages } from '@tideline/copy/packages/packages';
import type { Contact } from '@tideline/domain/contact/contact';
import type { NewContact } from '@tideline/domain/contact/contact.schema';
import { type FormPage, FORM_PAGES } from '@tideline/domain/question/question';
import { readAnswers } from '@tideline/domain/question/read-answers';
import { fieldsRefused } from '../../core/rpc/fields-refused.ts';
import type { Db } from '../../core/store/schema.ts';
import { listOfferedPackages } from '../../site/pages/offered-packages.ts';
import { findQuestions } from '../../site/pages/questions.repository.ts';

/** An enquiry that fits what the site offers and asks now. */
export type CheckedContact = Omit<NewContact, 'answers'> &
  Pick<Contact, 'packageName' | 'answers'> & {
    /** What stood beside the button of the form; null for none. */
    wording?: string | null;
  };

/**
 * Compares an enquiry with the packages and questions of the site.
 * @param page whose form was sent; null for one that staff enter: it may leave every question open
 * @param within where it is in the input
 * @throws TRPCError BAD_REQUEST with a sentence for each wrong field
 */
export async function checkContact<Sent extends Pick<NewContact, 'package' | 'answers'>>(
  db: Db,
  contact: Sent,
  page: FormPage | null,
  within: (string | number)[] = [],
): Promise<Omit<Sent, 'answers'> & Pick<Contact, 'packageName' | 'answers'>> {
  const { packageName, fault } = await findPackageName(db, contact.package);
  const { questions } = await findQuestions(db);
  const asked =
    page === null ? questions.map((question) => ({ ...question, isRequired: false, page: null })) : questions;
  const form = { page: page ?? FORM_PAGES[0], package: contact.package };
  const { answers, faults } = readAnswers(asked, contact.answers, form);
  const all = [
    ...(fault === null ? [] : [{ path: [...within, 'package'], message: fault }]),
    ...faults.map(({ questionId, message }) => ({ path: [...within, 'answers', questionId], message })),
  ];
  if (all.length > 0) throw fieldsRefused(all);
  return { ...contact, packageName, answers };
}

async function findPackageName(db: Db, id: string | null): Promise<{ packageName: string; fault: string | null }> {
  if (id === null) return { packageName: '', fault: null };
  const offered = await listOfferedPackages(db);
  const found = offered.find((each) => each.id === id);
  if (found) return { packageName: found.name, fault: null };
  const former = await findFormerName(db, id);
  if (former !== null) return { packageName: '', fault: `${former} is no longer offered. Choose another package.` };
  return { packageName: '', fault: `Package must be one of ${offered.map((each) => each.id).join(', ')}, or empty.` };
}

/** The name of a package that is no longer offered: a built-in one, or one that somebody has asked for. */
async function findFormerName(db: Db, id: string): Promise<string | null> {
  const builtIn = packages.find((each) => each.id === id);
  if (builtIn) return builtIn.name;
  const asked = await db
    .selectFrom('contacts')
    .select('package_name')
    .where('package', '=', id)
    .orderBy('submitted_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return asked?.package_name || null;
}
