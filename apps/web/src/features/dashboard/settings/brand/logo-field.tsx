import { LOGO_MAX_BYTES, logoPath } from '@tideline/domain/brand/brand-logo';
import { useRef } from 'react';
import { errorMessage } from '../../../../lib/text/error-message.ts';
import { trpc } from '../../../../lib/calls/trpc.ts';
import { Button } from '../../../../ui/controls/button.tsx';

export type LogoFieldProps = {
  /** Name of an uploaded logo; null: none. */
  logo: string | null;
  error: string | undefined;
  onChange: (logo: string | null) => void;
};

/** The logo: uploaded at once, shown to visitors when the brand is saved. */
export function LogoField({ logo, error, onChange }: LogoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const upload = trpc.brand.uploadLogo.useMutation({ onSuccess: ({ name }) => onChange(name) });
  const failure = upload.error ? errorMessage(upload.error) : error;

  async function handleFile(file: File | undefined) {
    if (file) upload.mutate({ content: await toBase64(file) });
    if (input.current) input.current.value = ''; // the same file can be chosen again
  }

  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 font-semibold">Logo</legend>
      <p className="text-sm text-muted">
        SVG or PNG of up to {LOGO_MAX_BYTES / 1000} kB, drawn for a light background. It replaces the mark and the name
        in the header, the footer and the icons. In dark mode it is shown on a light plate.
      </p>
      {logo === null ? null : (
        <div className="grid gap-4 sm:grid-cols-2">
          <LogoOn ground="bg-[#fff]" logo={logo} alt="The logo on a light background" />
          <LogoOn ground="deep" logo={logo} alt="The logo on a dark background" />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          type="file"
          accept="image/svg+xml,image/png"
          aria-label="Logo file"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => void handleFile(event.target.files?.[0])}
        />
        <Button size="sm" variant="secondary" disabled={upload.isPending} onClick={() => input.current?.click()}>
          {upload.isPending ? 'Uploading...' : logo === null ? 'Upload a logo' : 'Replace the logo'}
        </Button>
        {logo === null ? null : (
          <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
            Remove the logo
          </Button>
        )}
      </div>
      <output className="text-sm text-danger">{failure}</output>
    </fieldset>
  );
}

function LogoOn({ ground, logo, alt }: { ground: string; logo: string; alt: string }) {
  return (
    <div className={`grid place-items-center border border-line p-6 ${ground}`}>
      <img src={logoPath(logo)} alt={alt} className="logo h-12" />
    </div>
  );
}

async function toBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}
