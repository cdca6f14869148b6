import { buildPicture } from '@tideline/api/testing/build-picture';
import { openSiteWithKey } from '@tideline/api/testing/server/site-with-key';
import { expect, test } from 'vitest';
import { createClient, isCallError } from '../create-client.ts';

/** Each form of a file, made of its bytes. */
const FORMS: [string, (bytes: Buffer, name: string, type: string) => Blob | Uint8Array | ArrayBuffer][] = [
  ['a Blob with a type', (bytes, _name, type) => new Blob([Uint8Array.from(bytes)], { type })],
  ['a Blob without a type', (bytes) => new Blob([Uint8Array.from(bytes)])],
  ['a File', (bytes, name, type) => new File([Uint8Array.from(bytes)], name, { type })],
  ['a Buffer', (bytes) => bytes],
  ['a Uint8Array', (bytes) => Uint8Array.from(bytes)],
  ['a part of an ArrayBuffer', (bytes) => new Uint8Array(Uint8Array.from([7, ...bytes, 7]).buffer, 1, bytes.length)],
  ['an ArrayBuffer', (bytes) => Uint8Array.from(bytes).buffer],
];

/** A small Buffer shares its memory with others. */
const OFFER = Buffer.from('%PDF-1.7 offer');

async function openSite() {
  const site = await openSiteWithKey(['media.upload', 'media.read', 'contacts.read', 'contacts.reply']);
  const client = createClient({ url: site.origin, apiKey: site.key });
  const visitor = createClient({ url: site.origin });
  const enquire = async () => {
    await visitor.contacts.send.mutate({ firstName: 'Ada', lastName: 'Marsh', email: 'ada@example.com' });
    const { items } = await client.contacts.list.query({});
    return items[0]?.id ?? '';
  };
  return { ...site, client, visitor, enquire };
}

async function refusalOf(call: Promise<unknown>) {
  const error: unknown = await call.catch((caught: unknown) => caught);
  if (!isCallError(error)) throw new Error('It was not refused.');
  return { message: error.message, ...error.data };
}

test.each(FORMS)('a picture is uploaded as %s', async (_name, make) => {
  const { client } = await openSite();
  const file = make(await buildPicture({ width: 320, height: 200 }), 'heron.jpg', 'image/jpeg');
  const picture = await client.upload.picture(file, { name: 'Heron at six.jpg', alt: 'A heron' });
  expect(picture).toMatchObject({ fileName: 'Heron at six.jpg', alt: 'A heron', widthPx: 320, heightPx: 200 });
  expect((await client.media.list.query({})).items).toMatchObject([{ id: picture.id }]);
});

test.each(FORMS)('a file is attached to a reply as %s', async (_name, make) => {
  const { client, enquire, app, key } = await openSite();
  const file = make(OFFER, 'offer.pdf', 'application/pdf');
  const attached = await client.upload.attachment(await enquire(), file, { name: 'Größe & more.pdf' });
  expect(attached).toMatchObject({ name: 'Größe & more.pdf', mimeType: 'application/pdf', bytes: OFFER.length });
  const headers = { authorization: `Bearer ${key}` };
  expect((await app.inject({ url: `/api/attachments/${attached.id}`, headers })).rawPayload).toEqual(OFFER);
});

test('a File has its own name', async () => {
  const { client, enquire } = await openSite();
  const [picture, offer] = [await buildPicture({ width: 320, height: 200 }), Uint8Array.from(OFFER)];
  const uploaded = await client.upload.picture(new File([Uint8Array.from(picture)], 'heron.jpg'));
  const attached = await client.upload.attachment(await enquire(), new File([offer], 'offer.pdf'));
  expect([uploaded.fileName, attached.name]).toEqual(['heron.jpg', 'offer.pdf']);
});

test('refusals are errors of calls', async () => {
  const { client, visitor, enquire } = await openSite();
  expect(await refusalOf(client.upload.picture(Buffer.from('no picture')))).toMatchObject({
    message: expect.stringContaining('Pictures can be JPEG'),
    code: 'UNSUPPORTED_MEDIA_TYPE',
    httpStatus: 415,
  });
  expect(await refusalOf(visitor.upload.picture(OFFER))).toMatchObject({ code: 'UNAUTHORIZED', httpStatus: 401 });
  expect(await refusalOf(client.upload.attachment('nothing', OFFER, { name: 'offer.pdf' }))).toMatchObject({
    message: 'This inquiry no longer exists.',
    code: 'NOT_FOUND',
    httpStatus: 404,
  });
  expect(await refusalOf(client.upload.attachment(await enquire(), OFFER))).toMatchObject({
    code: 'BAD_REQUEST',
    httpStatus: 400,
    issues: [{ path: 'name', message: expect.any(String) }],
  });
});
