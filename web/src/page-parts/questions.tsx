import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Question } from '#content/faq.ts';

/** Opens the answer that the URL's fragment names, for links within the app and for browsers that do not open it themselves. */
function useOpened() {
  const { hash } = useLocation();
  useEffect(() => {
    const details = document.getElementById(hash.slice(1))?.closest('details');
    if (details) details.open = true;
  }, [hash]);
}

export function Questions({ list }: { list: readonly Question[] }) {
  useOpened();
  return (
    <div className="questions">
      {list.map(({ id, question, answer }) => (
        <details key={id}>
          <summary>{question}</summary>
          <div id={id} className="answer soft" tabIndex={-1}>
            <p>{answer}</p>
            <Link to={`#${id}`} className="touch soft fine">
              Link to this answer
            </Link>
          </div>
        </details>
      ))}
    </div>
  );
}
