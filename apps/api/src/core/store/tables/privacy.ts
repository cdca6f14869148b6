/** Retention times and erasures. */
import type { Instant } from './column-types.ts';

export interface RetentionTable {
  /** Always 1: there is one row. */
  id: number;
  /** 0 for no limit, here and below. */
  contact_months: number;
  session_days: number;
  unconfirmed_days: number;
  audit_months: number;
  updated_at: Instant;
}

/** Hashes of erased persons, so that a restore repeats the erasures. */
export interface ErasuresTable {
  id: string;
  /** Random, in hex: the key of this row's hash. */
  salt: string;
  /** Keyed hash of the lower-cased address, in hex. */
  email_hash: string;
  erased_at: Instant;
}
