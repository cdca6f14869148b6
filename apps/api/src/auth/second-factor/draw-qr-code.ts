import { encodeQR } from 'qr';
import type { SecondFactorSetup } from '@tideline/domain/staff/staff';

/** The empty rim that readers need. Source: ISO/IEC 18004 asks for four squares. */
const RIM = 4;

/** `text` as a QR code: one path for all dark squares, the rim included in its size. */
export function drawQrCode(text: string): SecondFactorSetup['qrCode'] {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: RIM });
  return { path: rows.map(drawRow).join(''), size: rows.length };
}

function drawRow(squares: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < squares.length; x += 1) {
    const start = x;
    while (squares[x]) x += 1;
    if (x > start) path += `M${start} ${y}h${x - start}v1h-${x - start}z`;
  }
  return path;
}
