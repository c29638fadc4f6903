import type { OwnerClaims } from '#contract/claims.ts';
import { comparison, keyFiguresOf, voicesOf } from '#content/measured.ts';
import { PageLink } from '#navigation/page-link.tsx';
import { paths } from '#navigation/paths.ts';

type Props = { claims: OwnerClaims };

export const KeyFigures = ({ claims }: Props) => (
  <section className="tour-figures two-up" aria-label="Key figures">
    {keyFiguresOf(claims).map(({ before, figure, after }) => (
      <p key={figure} className="soft">
        {before} <strong className="display">{figure}</strong> {after}
      </p>
    ))}
  </section>
);

type Voice = ReturnType<typeof voicesOf>[number];

const Slot = ({ voice }: { voice: Voice }) =>
  'by' in voice ? (
    <figure>
      <blockquote>
        <p>{voice.words}</p>
      </blockquote>
      <figcaption className="soft small">{voice.by}</figcaption>
    </figure>
  ) : (
    <div>
      <p>
        <strong className="display">{voice.figure}</strong> {voice.what}
      </p>
      <p className="soft small">{voice.ours}</p>
    </div>
  );

/** Three testimonials; one that is not confirmed is replaced by a loss that we measured. */
export function Voices({ claims }: Props) {
  const voices = voicesOf(claims);
  const areQuoted = voices.every((voice) => 'by' in voice);
  return (
    <section className="tour-section rule-above stack-6" aria-labelledby="voices">
      <div className="stack-3">
        <h2 id="voices">{areQuoted ? 'From people who write' : comparison.title}</h2>
        {!areQuoted && (
          <p className="soft">
            {comparison.source} <PageLink to={paths.losses}>How we counted</PageLink>
          </p>
        )}
      </div>
      <ul className="voices columns">
        {voices.map((voice) => (
          <li key={'by' in voice ? voice.by : voice.what}>
            <Slot voice={voice} />
          </li>
        ))}
      </ul>
    </section>
  );
}
