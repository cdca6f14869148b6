import sharp from 'sharp';
import type { NewPicture } from '../site/media/media.repository.ts';

type PictureOptions = { width?: number; height?: number; format?: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' };

/** A real picture file, asymmetric so that a wrong rotation shows. */
export function buildPicture({ width = 1200, height = 800, format = 'jpeg' }: PictureOptions = {}): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#0e5d66"/><rect width="25%" height="25%" fill="#e8563a"/>
    <circle cx="70%" cy="60%" r="20%" fill="#f4efe4"/></svg>`;
  return sharp(Buffer.from(svg)).flatten().toFormat(format).toBuffer();
}

/** A row of the picture library. */
export function buildPictureRow(changes: Partial<NewPicture> = {}): NewPicture {
  return {
    id: '0123456789abcdef01234567',
    fileName: 'heron.jpg',
    alt: '',
    widthPx: 1200,
    heightPx: 800,
    ending: 'jpg',
    bytes: 1000,
    mimeType: 'image/jpeg',
    createdBy: 'Staff',
    ...changes,
  };
}
