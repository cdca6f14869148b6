import { preferencesPage } from '@tideline/copy/notices/preferences';
import { Button } from '../../ui/controls/button.tsx';

const { data } = preferencesPage;

export type OwnDataProps = {
  /** Token of the link that led to the page. */
  token: string;
  /** Whether the site can mail links. */
  mailsLinks: boolean;
  /** The agency's address, shown if the site cannot mail links. */
  contactEmail: string;
};

/** Requests a mailed link to download or erase the reader's data: the link to this page may have been forwarded. */
export function OwnData({ token, mailsLinks, contactEmail }: OwnDataProps) {
  return (
    <section aria-labelledby="own-data" className="border-t border-line pt-8">
      <h2 id="own-data" className="type-title text-title-s">
        {data.title}
      </h2>
      {mailsLinks ? (
        <>
          <p className="mt-2 text-muted">{data.text}</p>
          <form method="post" action="/newsletter/data" className="mt-5 flex flex-wrap gap-3">
            <input type="hidden" name="t" value={token} />
            <Button type="submit" name="act" value="download" variant="secondary">
              {data.download}
            </Button>
            <Button type="submit" name="act" value="erase" variant="quiet">
              {data.erase}
            </Button>
          </form>
        </>
      ) : (
        <p className="mt-2 text-muted">
          {data.write}{' '}
          <a href={`mailto:${contactEmail}`} className="wrap-anywhere text-accent underline underline-offset-4">
            {contactEmail}
          </a>
        </p>
      )}
    </section>
  );
}
