/** Maximum number of cached readings; small, because each covers the whole text and each undo step would add one. */
const most = 4;

/** Caches what `read` returned for the last few inputs. */
export function readOnce<From extends object, To>(read: (from: From) => To): (from: From) => To {
  let recent: readonly { from: From; to: To }[] = [];
  return (from) => {
    const known = recent.find((each) => each.from === from) ?? { from, to: read(from) };
    if (recent[0] !== known) recent = [known, ...recent.filter((each) => each !== known)].slice(0, most);
    return known.to;
  };
}
