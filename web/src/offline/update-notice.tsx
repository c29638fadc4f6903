import { update } from '#content/offline.ts';
import { Button } from '#ui/button.tsx';
import './update-notice.css';

type Props = { onReload: () => void; onLater: () => void };

export const UpdateNotice = ({ onReload, onLater }: Props) => (
  <section className="update-notice" aria-label="Update">
    <p className="update-notice-title" role="alert">
      {update.title}
    </p>
    <p>{update.body}</p>
    <p className="actions">
      <Button onClick={onReload}>{update.reload}</Button>
      <Button look="quiet" onClick={onLater}>
        {update.later}
      </Button>
    </p>
  </section>
);
