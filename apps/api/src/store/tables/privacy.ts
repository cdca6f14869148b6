/** How long things are kept, and who has asked to be forgotten. */
import type { Instant } from './column-types.ts';

export interface RetentionTable {
  /** Always 1: there is one row. */
  id: number;
  /** 0: without a limit; so for the others. */
  contact_months: number;
  session_days: number;
  unconfirmed_days: number;
  audit_months: number;
  updated_at: Instant;
}

/** Whose data was erased, without saying who: what a restored backup brings back is erased again. */
export interface ErasuresTable {
  id: string;
  /** Random, in hex: the key of this row's hash. */
  salt: string;
  /** Keyed hash of the lower-cased address, in hex. */
  email_hash: string;
  erased_at: Instant;
}
