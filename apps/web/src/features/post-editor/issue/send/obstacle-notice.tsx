import { SetUpMail } from '../../../../staff/set-up-mail.tsx';
import type { Obstacle } from './send-obstacle.ts';

const WORDS: Record<Exclude<Obstacle, 'no-server'>, string> = {
  'no-subject': 'The issue has no subject. Write one, then send it.',
  'no-text': 'The issue has no text. Write it, then send it.',
  nobody: 'Nobody would get this issue now. Choose another audience in its details, or a date.',
};

/** What is missing before an issue can be sent, with a link to it. */
export function ObstacleNotice({ obstacle }: { obstacle: Obstacle }) {
  return (
    <output className="block border-l-4 border-warn bg-sunk px-4 py-3">
      {obstacle === 'no-server' ? (
        <>
          <p className="font-[560] text-warn">Nothing can be sent yet.</p>
          <p className="text-sm">
            <SetUpMail purpose="to send issues" />
          </p>
        </>
      ) : (
        <p>{WORDS[obstacle]}</p>
      )}
    </output>
  );
}
