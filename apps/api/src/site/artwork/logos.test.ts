import { BUILT_IN_BRAND } from '@tideline/domain/brand/brand';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { publicError } from '../../core/rpc/errors.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { callAsStaff, callAsVisitor } from '../../testing/test-caller.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="80"><path fill="#123456" d="M0 0h320v80H0z"/></svg>';

async function openSite() {
  const { app, db } = await openTestApp();
  const { brand } = callAsStaff(db);
  return {
    app,
    db,
    brand,
    upload: (text: string | Buffer) => brand.uploadLogo({ content: Buffer.from(text).toString('base64') }),
  };
}

test('a drawing is kept as it is, and served as a picture that can run and load nothing', async () => {
  const { app, db, brand, upload } = await openSite();
  const { name, url, width, height } = await upload(SVG);
  expect([width, height]).toEqual([320, 80]);
  const file = await app.inject(url);
  expect(file.body).toBe(SVG);
  expect(file.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'x-content-type-options': 'nosniff' });
  expect(file.headers['content-security-policy']).toMatch(/default-src 'none';.*sandbox$/);
  await brand.save({ logo: name, expectedVersion: 0 });
  expect((await callAsVisitor(db).settings.site()).brand?.logo).toEqual({ url, width: 320, height: 80 });
  await brand.save({ logo: null, expectedVersion: 1 });
  expect(await callAsVisitor(db).settings.site()).not.toHaveProperty('brand');
});

test('a PNG is drawn again, at most 1024 pixels wide', async () => {
  const { app, upload } = await openSite();
  const large = await sharp({ create: { width: 2000, height: 500, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const { url, width, height } = await upload(large);
  expect([width, height]).toEqual([1024, 256]);
  expect((await sharp((await app.inject(url)).rawPayload).metadata()).width).toBe(1024);
});

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', /contains <script>/],
  ['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', /contains onload/],
  ['<svg xmlns="http://www.w3.org/2000/svg"><foreignObject/></svg>', /contains <foreignObject>/],
  ['<svg xmlns="http://www.w3.org/2000/svg"><image href="https://evil.example/a.png"/></svg>', /other files/],
  ['<svg xmlns="http://www.w3.org/2000/svg"><a href="javascript:alert(1)"/></svg>', /other files/],
  ['<svg xmlns="http://www.w3.org/2000/svg"><style>@import "https://evil.example"</style></svg>', /other files/],
  ['<svg xmlns="http://www.w3.org/2000/svg"><path fill="url(https://evil.example#a)"/></svg>', /other files/],
  ['<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>', /entities/],
  ['<svg xmlns="http://www.w3.org/2000/svg" width="900000" height="900000"/>', /cannot be read/],
  ['<html><body/></html>', /not an SVG/],
  ['GIF89a', /not an SVG/],
  ['x'.repeat(300_000), /larger than 256 kB/],
])('%.60s… is refused in words', async (text, message) => {
  const { upload } = await openSite();
  const error = await upload(text).catch((thrown: unknown) => thrown);
  expect(publicError(error)).toMatchObject({ status: 400, message: expect.stringMatching(message) });
});

test('a brand names only logos that are there', async () => {
  const { brand, app } = await openSite();
  const unknown = '0123456789abcdef01234567-8x8.svg';
  await expect(brand.save({ ...BUILT_IN_BRAND, logo: unknown, expectedVersion: 0 })).rejects.toThrow('Upload it first');
  await expect(brand.save({ logo: '../../etc/passwd', expectedVersion: 0 })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
  expect((await app.inject(`/brand/${unknown}`)).statusCode).toBe(404);
});
