import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [`${WINDOWS} Chrome/130.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`${WINDOWS} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`, 'Edge on Windows'],
  [`${WINDOWS} Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0`, 'Opera on Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Linux'],
  [`${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${IPHONE} CriOS/130.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari on Mac',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/125.0',
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile',
    'Chrome on Android',
  ],
  ['curl/8.5.0', 'curl'],
  ['node', 'node'],
  ['Mozilla/5.0', 'Unknown device'],
  ['', 'Unknown device'],
])('%j is %j', (userAgent, words) => expect(deviceName(userAgent)).toBe(words));
