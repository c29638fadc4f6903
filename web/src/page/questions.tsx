import type { Question } from '../content/faq.ts';

export const Questions = ({ list }: { list: readonly Question[] }) => (
  <div className="questions">
    {list.map(({ question, answer }) => (
      <details key={question}>
        <summary>{question}</summary>
        <p>{answer}</p>
      </details>
    ))}
  </div>
);
