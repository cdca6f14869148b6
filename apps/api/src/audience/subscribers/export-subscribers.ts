import type { SubscriberExportQuery } from '@tideline/domain/subscriber/subscriber.schema';
import { SUBSCRIBER_FIELDS, UNKNOWN_SOURCE_LABEL } from '@tideline/domain/subscriber/subscriber';
import { csvColumns } from '../../core/exports/csv-columns.ts';
import { csvExport } from '../../core/exports/csv-export.ts';
import type { Db } from '../../core/store/schema.ts';
import { listSubscriberBatch } from './subscriber-lists.repository.ts';

const COLUMNS = csvColumns(
  SUBSCRIBER_FIELDS,
  ['id', 'email', 'status', 'createdAt', 'source', 'confirmation'],
  ['isSample'],
);

/** The subscribers that match the filters as CSV, in the order of the list. */
export function exportSubscribers(db: Db, filters: SubscriberExportQuery): AsyncGenerator<string> {
  return csvExport(
    COLUMNS,
    (page) => listSubscriberBatch(db, { ...filters, ...page }),
    ({ source, consentAt, ...subscriber }) => {
      const shown = { ...subscriber, source: source ?? UNKNOWN_SOURCE_LABEL, consentAt: consentAt ?? '' };
      return COLUMNS.map((column) => String(shown[column]));
    },
  );
}
