/**
 * A program that runs once per upload: decodes the file and writes its variants into a folder. A hostile file can only crash
 * this process, whose memory is then freed. Arguments: the file, its media type, the folder, the picture's id. Prints a
 * `Conversion` as JSON.
 */
import { getPriority, setPriority } from 'node:os';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { PICTURE_LIMITS, type PictureType } from '@tideline/domain/picture/picture';
import { PICTURE_WIDTHS, pictureVariantUrl, pictureUrl, pictureWidths } from '@tideline/domain/picture/picture-address';

/** The converted picture, or the sentence that refuses the file. */
export type Conversion =
  | { widthPx: number; heightPx: number; ending: 'jpg' | 'png'; bytes: number }
  | { refusal: string };

/** The only decoder allowed for each type. */
const DECODERS: Record<PictureType, { operation: string; format: string }> = {
  'image/jpeg': { operation: 'VipsForeignLoadJpegFile', format: 'jpeg' },
  'image/png': { operation: 'VipsForeignLoadPngFile', format: 'png' },
  'image/webp': { operation: 'VipsForeignLoadWebpFile', format: 'webp' },
  'image/avif': { operation: 'VipsForeignLoadHeifFile', format: 'heif' },
  'image/gif': { operation: 'VipsForeignLoadNsgifFile', format: 'gif' },
};

const DAMAGED =
  'This picture is damaged or incomplete and cannot be read. Save it again in an image editor and try again.';

const [file = '', type = '', folder = '', id = ''] = process.argv.slice(2);
// Requests of visitors come first. What an import starts has a lower priority, which only root may raise.
setPriority(Math.max(getPriority(), 5));
process.stdout.write(JSON.stringify(await convert()));

async function convert(): Promise<Conversion> {
  const decoder = DECODERS[type as PictureType];
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: [decoder.operation] });
  try {
    const { width, height, format } = await sharp(file, { limitInputPixels: false }).metadata();
    if (format !== decoder.format) return { refusal: DAMAGED };
    const refusal = refuseSize(width, height);
    return refusal === null ? await writeVariants() : { refusal };
  } catch (error) {
    // A failed write is an error of this program; any other error means that the file cannot be decoded.
    if (error instanceof Error && 'syscall' in error) throw error;
    return { refusal: DAMAGED };
  }
}

function refuseSize(width: number, height: number): string | null {
  const { pixels, sidePx } = PICTURE_LIMITS;
  if (width * height > pixels) {
    const megapixels = Math.ceil((width * height) / 1_000_000).toLocaleString('en-US');
    return `This picture has ${megapixels} megapixels; at most ${pixels / 1_000_000} are accepted. Make it smaller and try again.`;
  }
  if (Math.max(width, height) <= sidePx) return null;
  return `This picture is longer than ${sidePx.toLocaleString('en-US')} pixels on one side. Crop it and try again.`;
}

/** Only the first frame of an animated picture. */
function open() {
  return sharp(file, { limitInputPixels: PICTURE_LIMITS.pixels, failOn: 'error', pages: 1 });
}

/** Rotates the picture upright and re-encodes its pixels, so that nothing else of the file survives. */
async function writeVariants(): Promise<Conversion> {
  const { data, info } = await open()
    .autoOrient()
    .resize({ width: PICTURE_WIDTHS[2], withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const upright = () => sharp(data, { raw });
  const ending = (await upright().stats()).isOpaque ? 'jpg' : 'png';
  let bytes = 0;

  async function write(url: string, variant: Sharp) {
    const encoded = await variant.toBuffer();
    bytes += encoded.byteLength;
    // Synced, since the row that names the file is written afterwards.
    await writeFile(join(folder, url.slice('/media/'.length)), encoded, { flush: true, flag: 'wx' });
  }

  for (const width of pictureWidths(raw.width)) {
    const resized = () => (width === raw.width ? upright() : upright().resize({ width }));
    await write(pictureVariantUrl(id, width, 'avif'), resized().avif({ quality: 55, effort: 3 }));
    await write(pictureVariantUrl(id, width, 'webp'), resized().webp({ quality: 80 }));
  }
  const fallback =
    ending === 'jpg'
      ? upright().removeAlpha().jpeg({ quality: 80, mozjpeg: true })
      : upright().png({ compressionLevel: 9, palette: true, quality: 90 });
  await write(pictureUrl(id, raw.width, raw.height, ending), fallback);
  return { widthPx: raw.width, heightPx: raw.height, ending, bytes };
}
