import { keys } from '#content/desk/keys.ts';
import { Menu } from '#ui/menu.tsx';

/** The keys, listed where one looks for them. */
export const Keys = () => (
  <div className="row rail-more">
    <Menu className="keys" label="? Keys">
      <dl>
        {keys.map(({ keys: pressed, does }) => (
          <div key={pressed}>
            <dt>{pressed}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Menu>
  </div>
);
