import { type Contact, CONTACT_FIELDS } from '@tideline/domain/contact/contact';
import type { ContactExportQuery } from '@tideline/domain/contact/contact.schema';
import { answerLines } from '@tideline/domain/question/question';
import { csvColumns } from '../../core/exports/csv-columns.ts';
import { csvExport } from '../../core/exports/csv-export.ts';
import type { Db } from '../../core/store/schema.ts';
import { listWork } from './work/contact-work.repository.ts';
import { listContactBatch } from './contact-lists.repository.ts';

const COLUMNS = csvColumns(
  CONTACT_FIELDS,
  ['reference', 'name', 'email', 'company', 'package', 'status', 'dateSubmitted', 'source', 'message'],
  ['id', 'firstName', 'lastName', 'isSample', 'answeredAt', 'packageName', 'answers'],
);

/** Added later, so that columns never move. */
const FURTHER_COLUMNS = ['owner', 'nextStep', 'nextStepOn', 'packageName', 'answers'];

/** The enquiries that match the filters as CSV, in list order, without internal notes. */
export function exportContacts(db: Db, filters: ContactExportQuery): AsyncGenerator<string> {
  return csvExport(
    [...COLUMNS, ...FURTHER_COLUMNS],
    async (page) => {
      const { items, nextCursor } = await listContactBatch(db, { ...filters, ...page });
      const ids = items.map(({ id }) => id);
      const works = new Map((await listWork(db, ids)).map((work) => [work.contactId, work]));
      return { items: items.map((contact) => ({ contact, work: works.get(contact.id) })), nextCursor };
    },
    ({ contact, work }) => [
      ...COLUMNS.map((column) => toCell(contact[column])),
      ...[work?.ownerName, work?.nextStep, work?.nextStepOn].map((text) => text ?? ''),
      ...[contact.packageName, contact.answers].map(toCell),
    ],
  );
}

function toCell(value: Contact[keyof Contact]): string {
  return Array.isArray(value) ? answerLines(value).join('\n') : String(value ?? '');
}
