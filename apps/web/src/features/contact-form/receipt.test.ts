import { expect, test } from 'vitest';
import { readReceipt } from './receipt.ts';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');
const REFERENCE = 'TL-7K3QX9';

function read(reference: string | undefined, sent: string | undefined) {
  return readReceipt({ reference, sent }, NOW, 'America/Los_Angeles');
}

test('an address with a reference and a time stands for a receipt', () => {
  expect(read(REFERENCE, '2026-11-22T11:30:00.000Z')).toEqual({
    reference: REFERENCE,
    answerBy: 'Monday, November 23 at 3:30 AM PST',
  });
});

test.each([undefined, '', 'Your bill is due', 'TL-7K3QX', `${REFERENCE}!`, `x ${REFERENCE}`, 'TL-0O1I5S'])(
  'nothing is shown of the reference %s',
  (reference) => {
    expect(read(reference, '2026-11-22T11:30:00.000Z')).toBeNull();
  },
);

test.each([undefined, '', 'tomorrow', '2026-11-22T12:00:01.000Z', '2026-11-21T12:00:00.000Z'])(
  'no time is shown for one sent at %s',
  (sent) => {
    expect(read(REFERENCE, sent)).toEqual({ reference: REFERENCE, answerBy: null });
  },
);
