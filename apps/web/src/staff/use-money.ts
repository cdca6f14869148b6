import { DEFAULT_SETTINGS } from '@tideline/domain/site/settings';
import { trpc } from '../lib/calls/trpc.ts';
import { useMay } from '../lib/calls/use-may.ts';

/** The currency of enquiries' values, and the formatter for amounts. */
export function useMoney(): { currency: string; format: (value: number) => string } {
  const currency =
    trpc.settings.read.useQuery(undefined, { enabled: useMay()('settings.read'), refetchOnMount: false }).data
      ?.currency ?? DEFAULT_SETTINGS.currency;
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 });
  return { currency, format: (value) => format.format(value) };
}
