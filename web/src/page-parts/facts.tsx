import type { ReactNode } from 'react';

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

export const Facts = ({ list }: { list: readonly (readonly [name: string, value: string])[] }) => (
  <dl className="facts ruled column">
    {list.map(([name, value]) => (
      <Fact key={name} name={name}>
        {value}
      </Fact>
    ))}
  </dl>
);
