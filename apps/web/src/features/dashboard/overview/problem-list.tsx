import { Link } from '@tanstack/react-router';
import { type Problem, useProblems } from './use-problems.tsx';

/** What has stopped working, each with its reasons and where it can be solved; renders nothing without a problem. */
export function ProblemList() {
  return useProblems().map((problem) => <ProblemWarning key={problem.id} {...problem} />);
}

function ProblemWarning({ id, title, reasons, consequence, link }: Problem) {
  return (
    <section
      aria-labelledby={`${id}-warning`}
      className="grid gap-1 border-l-4 border-danger bg-surface px-4 py-3 wrap-anywhere"
    >
      <h2 id={`${id}-warning`} className="font-[640] text-danger">
        {title}
      </h2>
      {reasons.map((reason) => (
        <p key={reason.id} className="text-sm">
          {reason.name === undefined ? null : (
            <>
              <bdi>{reason.name}</bdi>:{' '}
            </>
          )}
          {reason.text}
        </p>
      ))}
      <p className="text-sm text-muted">
        {consequence}{' '}
        <Link to="/admin" search={link.search} hash={link.hash} preload={false} className="underline">
          {link.label}
        </Link>
      </p>
    </section>
  );
}
