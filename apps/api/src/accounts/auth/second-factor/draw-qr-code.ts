import { encodeQR } from 'qr';
import type { SecondFactorSetup } from '@tideline/domain/staff/staff';

/** The quiet zone in modules. Source: ISO/IEC 18004. */
const QUIET_ZONE = 4;

/** `text` as a QR code: one path for all dark modules; the size includes the quiet zone. */
export function drawQrCode(text: string): SecondFactorSetup['qrCode'] {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  return { path: rows.map(drawRow).join(''), size: rows.length };
}

function drawRow(modules: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < modules.length; x += 1) {
    const start = x;
    while (modules[x]) x += 1;
    if (x > start) path += `M${start} ${y}h${x - start}v1h-${x - start}z`;
  }
  return path;
}
