import { createHash } from 'node:crypto';
import { TRPCError } from '@trpc/server';
import { logoAnswer } from '@tideline/domain/brand/brand.answer';
import { LOGO_MAX_BYTES, logoPath, parseLogo } from '@tideline/domain/brand/brand-logo';
import { uploadLogoSchema } from '@tideline/domain/brand/brand.schema';
import { created } from '../../core/rpc/answers.ts';
import { router, staffCall } from '../../core/rpc/procedures.ts';
import { findSvgFault } from './check-svg.ts';
import { insertLogo } from '../brand/logos.repository.ts';
import { runDrawing } from './run-drawing.ts';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

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
    const content = Buffer.from(input.content, 'base64');
    if (content.length > LOGO_MAX_BYTES) throw refused(`The logo is larger than ${LOGO_MAX_BYTES / 1000} kB.`);
    const isPng = content.subarray(0, PNG.length).equals(PNG);
    const fault = isPng ? null : findSvgFault(content.toString('utf8'));
    if (fault !== null) throw refused(fault);
    // Also proves that the file can be drawn.
    const drawn = await runDrawing({ kind: 'logo', content }).catch((cause: unknown) => {
      if (cause instanceof TRPCError) throw cause;
      throw refused('The logo cannot be read. Export it again as SVG or PNG.');
    });
    const [width, height] = [drawn.readUInt32BE(16), drawn.readUInt32BE(20)]; // Source: PNG, the IHDR chunk
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 24);
    const name = `${hash}-${width}x${height}.${isPng ? 'png' : 'svg'}`;
    await insertLogo(ctx.db, name, isPng ? drawn : content, ctx.now());
    return { ...parseLogo(name), name, url: logoPath(name), width, height };
  }),
});

function refused(message: string): TRPCError {
  return new TRPCError({ code: 'BAD_REQUEST', message });
}
