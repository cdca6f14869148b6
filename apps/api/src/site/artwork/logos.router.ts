import { logoAnswer } from '@tideline/domain/brand/brand.answer';
import { LOGO_MAX_BYTES, logoPath, parseLogo } from '@tideline/domain/brand/brand-logo';
import { uploadLogoSchema } from '@tideline/domain/brand/brand.schema';
import { created } from '../../core/rpc/answers.ts';
import { router, staffCall } from '../../core/rpc/procedures.ts';
import { storeLogo } from './logos.ts';

/** Logos, which the brand can name afterwards. */
export const logosRouter = router({
  uploadLogo: staffCall('brand.change', {
    rest: 'POST /brand/logos',
    summary: 'Upload a logo',
    description: `An SVG drawing or a PNG of at most ${LOGO_MAX_BYTES / 1000} kB, in base64. Nobody sees it until the brand is saved with its \`name\` as \`logo\`.`,
    input: uploadLogoSchema,
    answer: created(logoAnswer),
    example: {
      content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>').toString('base64'),
    },
  }).mutation(async ({ ctx, input }) => {
    const { name, width, height } = await storeLogo(ctx.db, Buffer.from(input.content, 'base64'), ctx.now());
    return { ...parseLogo(name), name, url: logoPath(name), width, height };
  }),
});
