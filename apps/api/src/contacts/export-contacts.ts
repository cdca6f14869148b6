import { CONTACT_FIELDS } from '@tideline/domain/contact/contact';
import type { ContactExportQuery } from '@tideline/domain/contact/contact.schema';
import { csvColumns } from '../exports/csv-columns.ts';
import { csvExport } from '../exports/csv-export.ts';
import type { Db } from '../store/schema.ts';
import { listContactBatch } from './contact-lists.repository.ts';

const COLUMNS = csvColumns(
  CONTACT_FIELDS,
  ['reference', 'name', 'email', 'company', 'package', 'status', 'dateSubmitted', 'source', 'message'],
  ['id', 'firstName', 'lastName', 'isSample', 'answeredAt'],
);

/** The enquiries that match the filters as CSV, in the order of the list. Internal notes are not included. */
export function exportContacts(db: Db, filters: ContactExportQuery): AsyncGenerator<string> {
  return csvExport(
    COLUMNS,
    (page) => listContactBatch(db, { ...filters, ...page }),
    (contact) => COLUMNS.map((column) => String(contact[column] ?? '')),
  );
}
