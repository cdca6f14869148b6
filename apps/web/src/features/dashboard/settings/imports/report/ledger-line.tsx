import type { ImportLedger } from '@tideline/domain/moving/site-import';
import { quantity } from '../../../../../lib/text/quantity.ts';

/** What an article has here, and what it had before where that differs. */
export function LedgerLine({ ledger }: { ledger: ImportLedger }) {
  const figures = [
    { before: ledger.wordsIn, now: ledger.wordsOut, nouns: ['word', 'words'] },
    { before: ledger.picturesIn, now: ledger.picturesOut, nouns: ['picture', 'pictures'] },
    { before: ledger.linksIn, now: ledger.linksOut, nouns: ['link', 'links'] },
    { before: ledger.addressesIn, now: ledger.addressesOut, nouns: ['old address', 'old addresses'] },
  ] as const;
  const words = figures
    .filter(({ before, now }) => before > 0 || now > 0)
    .map(({ before, now, nouns }) =>
      before === now ? quantity(now, nouns) : `${quantity(now, nouns)} (${before.toLocaleString('en-US')} before)`,
    );
  return words.length === 0 ? null : <p className="text-muted">{words.join(', ')}</p>;
}
