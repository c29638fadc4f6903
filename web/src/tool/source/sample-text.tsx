import { sample } from '#contract/sample.ts';

/** The source of the sample result, shown faintly while the field is empty. */
export default function SampleText() {
  return <p className="source-sample">{sample}</p>;
}
