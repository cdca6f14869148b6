import type { ContactExportQuery } from '@tideline/domain/contact/contact.schema';
import { csvExport } from '../exports/csv-export.ts';
import type { Db } from '../store/schema.ts';
import { listContactBatch } from './contact-lists.repository.ts';

const HEADING = ['reference', 'name', 'email', 'company', 'package', 'status', 'dateSubmitted', 'source', 'message'];

/** The enquiries that the filters let through as CSV, in the order of the list. Internal notes stay inside. */
export function exportContacts(db: Db, filters: ContactExportQuery): AsyncGenerator<string> {
  return csvExport(
    HEADING,
    (page) => listContactBatch(db, { ...filters, ...page }),
    (contact) => [
      contact.reference,
      contact.name,
      contact.email,
      contact.company,
      contact.package ?? '',
      contact.status,
      contact.dateSubmitted,
      contact.source,
      contact.message,
    ],
  );
}
