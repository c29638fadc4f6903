import { Cross } from '#ui/icons.tsx';
import type { Message } from './forms/settings-form.tsx';

export const bannerId = 'settings-message';

const kinds = { success: 'Done', error: 'Error' } as const;

/** Always rendered: a new message then shifts no layout, and screen readers announce only changes of a live region that exists. */
export const Banner = ({ message, onDismiss }: { message: Message | undefined; onDismiss: () => void }) => (
  <div className="banner-place" aria-live="polite" aria-atomic="true">
    {message && (
      <div className={`banner stack-2 fine column banner-${message.kind}`}>
        <p id={bannerId} role={message.kind === 'error' ? 'alert' : undefined}>
          <span className="visually-hidden">{kinds[message.kind]}: </span>
          <strong>{message.text}</strong>
          {message.more !== undefined && <span className="soft"> {message.more}</span>}
        </p>
        <button type="button" className="icon-button" aria-label="Dismiss the message" onClick={onDismiss}>
          <Cross />
        </button>
      </div>
    )}
  </div>
);
