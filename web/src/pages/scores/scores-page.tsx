import { brand } from '#contract/brand.ts';
import { report } from '#prose/estimate/report.ts';
import { claims } from '#content/claims.ts';
import { detectors as figures } from '#content/published.json';
import { detectorNames, limits } from '#content/tool/scores.ts';
import { simulation } from '#detector/simulated/simulated.ts';
import { mailTo } from '#navigation/paths.ts';
import { Section } from '#page-parts/section.tsx';
import { Calibration } from './calibration.tsx';
import { Losses, percent } from './losses.tsx';
import { Separation, SignalRanges, Verdicts } from './separation.tsx';

const called = Object.entries(figures.called_human_percent).toSorted(([, one], [, other]) => other - one);
const pairs = figures.pairs.toSorted((one, other) => other.percent - one.percent);

const nameOf = (detector: string) => detectorNames[detector] ?? detector;

type Props = { caption: string; rows: readonly (readonly [string, number])[] };

const Percentages = ({ caption, rows }: Props) => (
  <table className="table scores-table small column scores-percentages">
    <caption>{caption}</caption>
    <tbody>
      {rows.map(([name, value]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{value.toFixed(1)}%</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Shows how far five published detectors agree with each other. */
const Agreement = () => (
  <>
    <p>
      Five detectors judged {figures.texts} rewritten texts. All five agreed on {figures.all_agree_percent}%
      of them. Five that only guessed, at the same rates, would agree on{' '}
      {figures.all_would_agree_by_chance_percent}%.
    </p>
    <div className="scores-pair column">
      <Percentages
        caption="How many of these texts each called human"
        rows={called.map(([detector, share]) => [nameOf(detector), share])}
      />
      <Percentages
        caption="How often two of them say the same"
        rows={pairs.map((pair) => [`${nameOf(pair.one)} and ${nameOf(pair.other)}`, pair.percent])}
      />
    </div>
  </>
);

const { band, short, testedOn, trainedOn, verdicts } = report;
const { highest, known, lowest } = simulation;

const byPeople = verdicts.filter(({ author, kind }) => author === 'human' && !kind.includes('TOEFL'));
const falseAlarms = byPeople.reduce((sum, { readsMachine }) => sum + readsMachine.count, 0);
const toefl = verdicts.find(({ kind }) => kind.includes('TOEFL'));

export default function Scores() {
  return (
    <>
      <div className="hero">
        <h1 tabIndex={-1}>What the scores mean</h1>
        <p>
          {brand.name} shows two kinds of numbers. Some are simulated, and say so. Others are measured in your
          own sentences, and here is how well that works.
        </p>
      </div>
      <Section title="Simulated numbers" id="simulated">
        <dl className="scores-terms">
          <dt className="title">AI Probability, Human Probability, Classification</dt>
          <dd>
            A simulated check. Your browser picks a random AI Probability: {percent(lowest)} to{' '}
            {percent(highest)}, or at most {known.highest}% for a text humanized here. Human Probability is
            the rest. No detector is asked and nothing is measured, so don’t rely on it. The indicators are
            phrases that really are in your text.
          </dd>
          <dt className="title">Human Score</dt>
          <dd>Simulated too: a random number from 85 to 97 for each humanized result.</dd>
          <dt className="title">
            {claims.undetectable.label} {claims.undetectable.value}
          </dt>
          <dd>A slogan, not a measurement. It is the same for every text. Nobody can promise it.</dd>
        </dl>
      </Section>
      <Section title="What a detector’s score can tell" id="detectors">
        <div className="stack-4">
          <p>
            Turnitin, GPTZero and the others judge by how a text reads, as our estimate does. They disagree
            with each other, change often, and call some people’s writing a machine’s. We cannot see into
            them, and a low number here promises nothing about theirs.
          </p>
          <p>
            A score proves nothing. If somebody questions your work, show your drafts and notes. The rules of
            your school or employer on tools like this one apply whatever a score says.
          </p>
        </div>
        <h3>How far detectors agree</h3>
        <Agreement />
        <h3 id="losses" tabIndex={-1}>
          What tools like this one lose
        </h3>
        <Losses />
      </Section>
      <Section
        title="The measured estimate"
        id="measured"
        note={<p>Brackets show 95% intervals: with few texts, the true share may be anywhere in them.</p>}
      >
        <div className="stack-4">
          <p>
            The estimate is one probability that a text reads as machine-written. It comes from a small
            statistical model that counts style and wording, runs in your browser and sends your text nowhere.
            It learned from {trainedOn.human} texts by people and {trainedOn.machine} by models, and was then
            tested once on {testedOn.human + testedOn.machine} texts that it had never seen: {testedOn.human}{' '}
            by people, {testedOn.machine} by models. They are English news, stories, essays, abstracts of
            papers and blogs, and chat answers by models.
          </p>
          <p>
            Below {percent(band.human)} the answer is “Reads human”, from {percent(band.machine)} on “Reads
            machine-written”, and between them “Cannot tell”. It assumes that a person and a model were
            equally likely to begin with.
          </p>
        </div>
        <h3>How often it is wrong about people</h3>
        <p>
          It called {falseAlarms} of {testedOn.human} texts by people machine-written. With only the first 80
          words or so of each, it got {short.falseAlarms.count} wrong: {percent(short.falseAlarms.value)}, so
          short texts deserve more doubt.{' '}
          {toefl &&
            `Of ${toefl.texts} essays from the TOEFL, a test of English as a foreign language, it flagged ${toefl.readsMachine.count}; with so few, the true share may be as high as ${percent(toefl.readsMachine.high)}.`}
        </p>
        <Verdicts author="human" caption="What it says of texts by people. “Machine” is a false alarm." />
        <h3>How often it finds a model</h3>
        <p>Best in news, stories and abstracts. It misses chat answers more often than it finds them.</p>
        <Verdicts author="machine" caption="What it says of texts by models. “Machine” is right." />
        <h3>How reliable a probability is</h3>
        <Calibration />
        <h3>How well it tells the two apart</h3>
        <p>
          The chance that a model’s text gets a higher probability than a person’s. 50% would be guessing. For
          the last column, we left that kind of text out of the training.
        </p>
        <Separation />
        <h3>What it cannot say</h3>
        <ul className="stack-3 measure">
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </Section>
      <Section
        title="The signals"
        id="signals"
        note={
          <p>
            The range holds nine in ten of {trainedOn.human} texts by people; the tick is the middle one, the
            darker part the middle half.
          </p>
        }
      >
        <p>
          Each signal compares one habit with human writing. A value outside the range is not wrong, and one
          inside proves nothing.
        </p>
        <SignalRanges />
        <p>
          Something unclear, or wrong? <a href={mailTo('Scores')}>Write to us</a>
        </p>
      </Section>
    </>
  );
}
