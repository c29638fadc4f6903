import { offeredWords as words } from '#content/tool/offered.ts';

type Props = { reason: string | null; accepted: boolean; onAccept: () => void; onDecline: () => void };

/** What may be left out, and whether it is. */
export const OfferedCard = ({ reason, accepted, onAccept, onDecline }: Props) => (
  <>
    <p className="card-reason">
      {accepted ? `${words.accepted} ${reason ?? ''}` : `${reason ?? ''} ${words.question}`}
    </p>
    <div className="card-acts">
      <button type="button" className="tool-button" data-first onClick={accepted ? onDecline : onAccept}>
        {accepted ? words.decline : words.accept}
      </button>
    </div>
  </>
);
