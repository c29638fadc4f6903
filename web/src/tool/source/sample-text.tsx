import { sample } from '#content/tool/sample.ts';

/** What the result beside it was made of, faint under an empty field, which it leaves to the person. */
export default function SampleText() {
  return <p className="source-sample">{sample}</p>;
}
