import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Picture } from '@tideline/domain/picture/picture';
import { pictureAnswer } from '@tideline/domain/picture/picture.answer';
import { parsePictureUrl, pictureVariantUrl, pictureWidths } from '@tideline/domain/picture/picture-address';
import type { Db } from '../../core/store/schema.ts';
import { blackPng, gifOfFrames, pngOfSize } from '../../testing/server/build-hostile-file.ts';
import { buildPicture } from '../../testing/build-picture.ts';
import { openRestServer, openSession, strictly } from '../../testing/rest/rest-server.ts';

let db: Db;
let app: FastifyInstance;
let bearer: { authorization: string };
let mediaDir: string;
let close: () => Promise<void>;

beforeEach(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), 'tideline-media-'));
  ({ app, db, close } = await openRestServer(mediaDir));
  bearer = await openSession(db);
});

afterEach(async () => {
  await close();
  await rm(mediaDir, { recursive: true });
});

function upload(payload: Buffer, type: string, query = '', headers: Record<string, string> = bearer) {
  return app.inject({
    method: 'POST',
    url: `/api/media${query}`,
    payload,
    headers: { ...headers, ...(type && { 'content-type': type }) },
  });
}

async function uploaded(payload: Buffer, type: string, query = ''): Promise<Picture> {
  const answer = await upload(payload, type, query);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  return strictly(pictureAnswer).parse(answer.json());
}

/** The bytes of every variant of a picture, the fallback first. */
async function readVariants({ id, url, widthPx }: Picture): Promise<Buffer[]> {
  const urls = pictureWidths(widthPx).flatMap((width) => [
    pictureVariantUrl(id, width, 'avif'),
    pictureVariantUrl(id, width, 'webp'),
  ]);
  return Promise.all([url, ...urls].map((address) => readFile(join(mediaDir, address.slice('/media/'.length)))));
}

/** Neither a row nor a file was stored. */
async function expectNoPicture() {
  expect(await db.selectFrom('pictures').select('id').execute()).toEqual([]);
  const names = await readdir(mediaDir, { recursive: true });
  expect(names.filter((name) => name !== 'incoming')).toEqual([]);
}

describe('a picture', () => {
  test.each([
    ['jpeg', 'image/jpeg', 'tide.JPG'],
    ['png', 'image/png', 'tide.png'],
    ['webp', 'image/webp', 'tide.webp'],
    ['avif', 'image/avif', 'tide.avif'],
    ['gif', 'image/gif', 'tide.gif'],
    ['png', 'application/octet-stream', ''],
  ] as const)('%s sent as %s, called %j, is re-encoded in every width', async (format, type, name) => {
    const file = await buildPicture({ width: 1200, height: 60, format });
    const picture = await uploaded(file, type, `?name=${name}&alt=The+tide`);
    expect(picture).toMatchObject({ fileName: name, alt: 'The tide', widthPx: 1200, heightPx: 60 });
    expect(parsePictureUrl(picture.url)).toMatchObject({ id: picture.id, widthPx: 1200, heightPx: 60 });
    const names = (await readdir(mediaDir)).filter((entry) => entry !== 'incoming');
    expect(names.toSorted()).toEqual(
      [480, 960, 1200]
        .flatMap((width) => [`${picture.id}-${width}.avif`, `${picture.id}-${width}.webp`])
        .concat(`${picture.id}-1200x60.jpg`)
        .toSorted(),
    );
    const variants = await readVariants(picture);
    expect(variants.reduce((sum, variant) => sum + variant.byteLength, 0)).toBe(picture.bytes);
    const sizes = await Promise.all(variants.map((variant) => sharp(variant).metadata()));
    expect(sizes.map(({ width, height }) => [width, height])).toEqual([
      [1200, 60],
      ...[480, 480, 960, 960, 1200, 1200].map((width) => [width, width / 20]),
    ]);
    expect(await readdir(join(mediaDir, 'incoming'))).toEqual([]);
  });

  test('is never enlarged, and never wider than 1,600 pixels', async () => {
    const small = await uploaded(await buildPicture({ width: 1, height: 1, format: 'png' }), 'image/png');
    expect(small).toMatchObject({ widthPx: 1, heightPx: 1 });
    const large = await uploaded(await buildPicture({ width: 3000, height: 60 }), 'image/jpeg');
    expect(large).toMatchObject({ widthPx: 1600, heightPx: 32 });
  });

  test('keeps transparency', async () => {
    const see = { r: 0, g: 0, b: 0, alpha: 0.25 };
    const file = await sharp({ create: { width: 40, height: 20, channels: 4, background: see } })
      .png()
      .toBuffer();
    const picture = await uploaded(file, 'image/png');
    expect(picture.url).toMatch(/-40x20\.png$/);
    for (const variant of await readVariants(picture)) expect((await sharp(variant).stats()).isOpaque).toBe(false);
  });

  test('is rotated upright, and loses everything else of its file: location, camera, foreign bytes', async () => {
    const upright = await buildPicture({ width: 300, height: 200 });
    const file = await sharp(upright)
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Make: 'CanaryCamera', Copyright: 'CanaryOwner' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '34/1 3/1 8/1', GPSLongitudeRef: 'W' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">CanaryXmp</x:xmpmeta>')
      .withIccProfile('p3')
      .toBuffer();
    const tail = Buffer.from('<script>CanaryScript</script><?php CanaryPhp ?>PK\u0003\u0004CanaryZip');
    const sent = Buffer.concat([file, tail]);
    for (const canary of ['CanaryCamera', 'CanaryXmp', 'CanaryScript']) expect(sent.includes(canary)).toBe(true);

    const picture = await uploaded(sent, 'image/jpeg');
    expect(picture).toMatchObject({ widthPx: 200, heightPx: 300 });
    for (const variant of await readVariants(picture)) {
      expect(variant.toString('latin1')).not.toMatch(/Canary|GPS|Exif|xmpmeta|<script|<\?php/i);
      const { exif, xmp, iptc, icc, orientation } = await sharp(variant).metadata();
      expect([exif, xmp, iptc, icc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    }
  });

  test('with several frames becomes its first one', async () => {
    const colours = ['#ff0000', '#0000ff'].map((background) => ({
      create: { width: 60, height: 40, channels: 3 as const, background },
    }));
    const frames = await Promise.all(colours.map((colour) => sharp(colour).png().toBuffer()));
    const file = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(file).metadata()).pages).toBe(2);
    const [variant = Buffer.of()] = await readVariants(await uploaded(file, 'image/gif'));
    expect((await sharp(variant).metadata()).pages ?? 1).toBe(1);
    const { dominant } = await sharp(variant).stats();
    expect(dominant.r).toBeGreaterThan(200);
    expect(dominant.b).toBeLessThan(60);
  });
});

describe('an upload by a visitor', () => {
  test.each([
    ['no token', {}],
    ['an unknown token', { authorization: 'Bearer nobody-has-ever-got-this-token' }],
  ])('with %s is refused before the body is read', async (_name, headers) => {
    const answer = await upload(await buildPicture(), 'image/jpeg', '', headers);
    expect([answer.statusCode, answer.json()]).toMatchObject([401, { error: expect.stringContaining('sign in') }]);
    expect(await readdir(mediaDir)).toEqual([]);
  });
});

test('more than sixty pictures in ten minutes are refused', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 61; index += 1) statuses.push((await upload(Buffer.of(), 'image/png')).statusCode);
  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(400));
  expect(statuses[60]).toBe(429);
  const answer = await upload(await buildPicture(), 'image/jpeg');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '600']);
  await expectNoPicture();
});

describe('refused with a sentence, and not stored:', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

  test.each<[string, () => Buffer | Promise<Buffer>, string, string, number, RegExp]>([
    ['an SVG', () => svg, 'image/svg+xml', 'a.svg', 415, /JPEG, PNG, WebP, AVIF or GIF/],
    ['an SVG that says it is a PNG', () => svg, 'image/png', 'a.png', 415, /JPEG, PNG, WebP, AVIF or GIF/],
    ['a PDF', () => Buffer.from('%PDF-1.7\n%%EOF'), 'application/pdf', 'a.pdf', 415, /Pictures can be/],
    ['a web page called .jpg', () => Buffer.from('<!doctype html><p>'), 'image/jpeg', 'a.jpg', 415, /Pictures can be/],
    [
      'a TIFF',
      () =>
        sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
          .tiff()
          .toBuffer(),
      'image/png',
      'a.png',
      415,
      /Pictures can be/,
    ],
    ['a form', () => Buffer.from('a=b'), 'application/x-www-form-urlencoded', '', 415, /Pictures can be/],
    ['JSON', () => Buffer.from('{}'), 'application/json', '', 415, /Pictures can be/],
    ['no type at all', () => Buffer.from('abc'), '', '', 415, /Pictures can be/],
    ['nothing', () => Buffer.of(), 'image/png', 'a.png', 400, /empty/],
    ['a PNG called .jpg', () => buildPicture({ format: 'png' }), 'image/png', 'a.jpg', 415, /\.jpg, but it is a PNG/],
    ['a PNG called .php', () => buildPicture({ format: 'png' }), 'image/png', 'a.php', 415, /\.php, but it is a PNG/],
    [
      'a PNG sent as JPEG',
      () => buildPicture({ format: 'png' }),
      'image/jpeg',
      '',
      415,
      /image\/jpeg, but it is a PNG/,
    ],
    [
      'a picture that breaks off',
      async () => (await buildPicture()).subarray(0, 3000),
      'image/jpeg',
      '',
      400,
      /damaged/,
    ],
    [
      'a picture with only a head',
      async () => (await buildPicture({ format: 'png' })).subarray(0, 40),
      'image/png',
      '',
      400,
      /damaged/,
    ],
    ['a GIF of nothing but its name', () => Buffer.from('GIF89a'), 'image/gif', '', 400, /damaged/],
    [
      'noise after the magic bytes',
      () => Buffer.concat([Buffer.of(0xff, 0xd8, 0xff), Buffer.alloc(5000, 7)]),
      'image/jpeg',
      '',
      400,
      /damaged/,
    ],
    [
      'a head that promises 65,000 by 65,000 pixels',
      () => pngOfSize(65_000, 65_000),
      'image/png',
      '',
      400,
      /megapixels/,
    ],
    ['a long strip', () => pngOfSize(20_000, 2), 'image/png', '', 400, /16,000 pixels/],
    ['a bomb: 20,000 by 20,000 black pixels', () => blackPng(20_000), 'image/png', '', 400, /400 megapixels/],
  ])('%s', async (_name, build, type, name, status, sentence) => {
    const answer = await upload(await build(), type, name && `?name=${name}`);
    expect([answer.statusCode, answer.json()]).toEqual([status, { error: expect.stringMatching(sentence) }]);
    await expectNoPicture();
  });

  test('more than 15 MB, declared or not', async () => {
    const file = Buffer.concat([await buildPicture(), Buffer.alloc(15 * 1024 * 1024)]);
    const declared = await upload(file, 'image/jpeg');
    expect([declared.statusCode, declared.json()]).toEqual([413, { error: expect.stringContaining('15 MB') }]);
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const streamed = await fetch(`${address}/api/media`, {
      method: 'POST',
      body: new Blob([new Uint8Array(file)]).stream(),
      headers: { ...bearer, 'content-type': 'image/jpeg' },
      duplex: 'half',
    });
    expect([streamed.status, await streamed.json()]).toEqual([413, { error: expect.stringContaining('15 MB') }]);
    await expectNoPicture();
  });

  test('texts that are too long, naming the field', async () => {
    const answer = await upload(await buildPicture(), 'image/jpeg', `?alt=${'a'.repeat(501)}`);
    expect([answer.statusCode, answer.json().issues]).toEqual([
      400,
      [{ path: 'alt', message: 'Alternative text must be at most 500 characters long.' }],
    ]);
    await expectNoPicture();
  });
});

test('a GIF of thousands of frames costs no more than its first', async () => {
  const picture = await uploaded(gifOfFrames(20_000), 'image/gif', '?name=a.gif');
  expect(picture).toMatchObject({ widthPx: 1, heightPx: 1 });
});
