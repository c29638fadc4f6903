import { report } from '#prose/estimate/report.ts';
import { signalLabels } from '#prose/signals/labels.ts';
import { claims } from '#content/claims.ts';
import { science } from '#content/home.ts';
import { PageLink } from '#navigation/page-link.tsx';
import { paths } from '#navigation/paths.ts';
import { Section } from '#page-parts/section.tsx';
import { BeforeAndAfter } from './before-and-after.tsx';

const { testedOn } = report;

export const Science = () => (
  <>
    <section className="tour-figures" aria-label="Who uses it, and what it rests on">
      {claims.figures.map(({ before, figure, after }) => (
        <p key={figure}>
          {before} <strong>{figure}</strong> {after}
        </p>
      ))}
    </section>
    <Section
      title={science.title}
      note={
        <p>
          <PageLink to={paths.scores}>What is measured, and how well</PageLink>
        </p>
      }
    >
      <div className="science">
        <p>{science.habits}</p>
        <BeforeAndAfter />
        <p>
          {Object.keys(signalLabels).length} such signals are measured, all of them in your browser. The
          estimate beside them was tested once, on {testedOn.human + testedOn.machine} texts that it had never
          seen. It can be wrong, and we say how often.
        </p>
      </div>
    </Section>
  </>
);
