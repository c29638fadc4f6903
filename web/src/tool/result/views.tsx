import { desk, useDesk, type View, views } from '../desk/desk.ts';

const names: Record<View, string> = { clean: 'Clean', changes: 'Changes', pairs: 'Side by side' };

export function Views() {
  const view = useDesk((state) => state.view);
  return (
    <div className="page-tools">
      <fieldset className="views">
        <legend className="visually-hidden">View</legend>
        {views.map((each) => (
          <label key={each} className={`view-${each}`} data-label={names[each]}>
            <input
              type="radio"
              name="view"
              checked={each === view}
              onChange={() => desk.show({ view: each, open: null })}
            />
            <span>{names[each]}</span>
          </label>
        ))}
      </fieldset>
      <button type="button" className="tool-button sheet-opener" onClick={() => desk.show({ sheet: true })}>
        <span className="middle-words">Details</span>
        <span className="narrow-words">Kinds, facts, history</span>
      </button>
    </div>
  );
}
