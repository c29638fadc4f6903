type Points = { list: readonly { title: string; body: string }[] };

export const Steps = ({ list }: Points) => (
  <ol className="steps">
    {list.map(({ title, body }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{body}</p>
      </li>
    ))}
  </ol>
);

export const Terms = ({ list }: Points) => (
  <dl className="terms">
    {list.map(({ title, body }) => (
      <div key={title}>
        <dt>{title}</dt>
        <dd>{body}</dd>
      </div>
    ))}
  </dl>
);
