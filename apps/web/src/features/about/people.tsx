import { Link } from '@tanstack/react-router';
import type { Person } from '@tideline/domain/author/author';
import { peopleSection, sampleLabel } from '@tideline/copy/about/people';
import { useCopy } from '../../lib/copy/use-copy.ts';
import { PlainLink } from '../../ui/controls/plain-link.tsx';
import { Portrait } from '../../ui/drawing/portrait.tsx';
import { Reveal } from '../../ui/drawing/reveal.tsx';
import { Badge } from '../../ui/sections/badge.tsx';

/** Between two people. Source: product specification §9, other pages. */
const STAGGER_MS = 150;
/** In a row, people rise and fall like a tide line. */
const OFFSETS = ['lg:mt-10', 'lg:mt-0', 'lg:mt-16', 'lg:mt-4', 'lg:mt-12'];

export type PeopleProps = { people: readonly Person[] };

/** The authors with their portraits, sentences and newest articles. */
export function People({ people }: PeopleProps) {
  const copy = useCopy('about', 'people', peopleSection);
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="people-title" className="pb-[clamp(4rem,2.4rem+6.5vw,9rem)]">
      <div className="frame">
        <Reveal as="header" className="grid-page items-end gap-y-4">
          <h2 id="people-title" className="type-display col-span-12 text-display-s text-balance lg:col-span-7">
            {copy.heading}
          </h2>
          <p className="col-span-12 max-w-[29.25em] text-lead text-muted lg:col-span-5">{copy.lead}</p>
        </Reveal>
        <ul className="mt-8 rail gap-x-[clamp(1rem,2vw,2rem)] gap-y-12 md:mt-10 md:grid md:grid-cols-3 lg:grid-cols-5">
          {people.map((person, at) => (
            <Reveal
              as="li"
              key={person.name}
              delayMs={(at % OFFSETS.length) * STAGGER_MS}
              className={OFFSETS[at % OFFSETS.length]}
            >
              <PersonCard person={person} />
            </Reveal>
          ))}
        </ul>
      </div>
    </section>
  );
}

function PersonCard({ person }: { person: Person }) {
  const copy = useCopy('about', 'people', peopleSection);
  const { name, role, sentence, slug, pictureUrl, isSample, posts } = person;
  return (
    <article>
      <Portrait
        name={name}
        pictureUrl={pictureUrl}
        sizes="(min-width: 64rem) 16rem, (min-width: 48rem) 30vw, 7rem"
        className="w-28 md:w-full"
      />
      <div className="mt-4">
        <h3 dir="auto" className="type-title text-title-s wrap-anywhere">
          {posts.length > 0 ? (
            <PlainLink
              to="/blog/$kind/$slug"
              params={{ kind: 'author', slug }}
              className="no-underline decoration-1 underline-offset-4 hover:underline"
            >
              {name}
            </PlainLink>
          ) : (
            name
          )}
        </h3>
        {role === '' ? null : (
          <p dir="auto" className="type-label mt-1 text-accent wrap-anywhere">
            {role}
          </p>
        )}
        {isSample ? <Badge className="for-staff mt-1.5">{sampleLabel}</Badge> : null}
        {sentence === '' ? null : (
          <p dir="auto" className="mt-2 text-muted wrap-anywhere">
            {sentence}
          </p>
        )}
      </div>
      {posts.length === 0 ? null : (
        <ul aria-label={copy.articles.replace('{name}', () => name)} className="mt-4 text-[0.9375rem] leading-snug">
          {posts.map((post) => (
            <li key={post.id} className="border-t border-line">
              <Link
                to="/blog/$postId"
                params={{ postId: post.id }}
                dir="auto"
                className="block py-2.5 no-underline decoration-1 underline-offset-4 wrap-anywhere hover:underline"
              >
                {post.title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
