import { useReading } from '#comparison/use-reading.ts';
import { ResultText } from '#comparison/result-text.tsx';

const none: never[] = [];
const noneBack: ReadonlySet<number> = new Set();

/** A text without changes, with its Markdown rendered. */
export function FormattedText({ text }: { text: string }) {
  const reading = useReading(text, none, none);
  return <ResultText reading={reading} takenBack={noneBack} open={-1} current={-1} />;
}
