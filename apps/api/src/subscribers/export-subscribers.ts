import type { SubscriberExportQuery } from '@tideline/domain/subscriber/subscriber.schema';
import { UNKNOWN_SOURCE_LABEL } from '@tideline/domain/subscriber/subscriber';
import { csvExport } from '../exports/csv-export.ts';
import type { Db } from '../store/schema.ts';
import { listSubscriberBatch } from './subscriber-lists.repository.ts';

const HEADING = ['id', 'email', 'status', 'createdAt', 'source', 'confirmation'];

/** The subscribers that the filters let through as CSV, in the order of the list. */
export function exportSubscribers(db: Db, filters: SubscriberExportQuery): AsyncGenerator<string> {
  return csvExport(
    HEADING,
    (page) => listSubscriberBatch(db, { ...filters, ...page }),
    ({ id, email, status, createdAt, source, confirmation }) => {
      return [id, email, status, createdAt, source ?? UNKNOWN_SOURCE_LABEL, confirmation];
    },
  );
}
