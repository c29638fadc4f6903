type Points = { list: readonly { title: string; body: string }[] };

export const Steps = ({ list }: Points) => (
  <ol className="steps stack-5">
    {list.map(({ title, body }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{body}</p>
      </li>
    ))}
  </ol>
);

export const Terms = ({ list }: Points) => (
  <dl className="terms two-up">
    {list.map(({ title, body }) => (
      <div key={title}>
        <dt className="title">{title}</dt>
        <dd className="soft">{body}</dd>
      </div>
    ))}
  </dl>
);
