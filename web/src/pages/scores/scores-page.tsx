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

/** How far five published detectors agree with each other. */
export const Agreement = () => (
  <>
    <p>
      Of {figures.texts} rewritten texts that five detectors judged, all five said the same of{' '}
      {figures.all_agree_percent}%. Five that only guessed, and called as many texts human as these do, would
      all agree on {figures.all_would_agree_by_chance_percent}%.
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
            A simulated check. For a text that did not come from here, it picks a random AI Probability from{' '}
            {percent(lowest)} to {percent(highest)}; for one that did, a low one of at most {known.highest}%.
            Human Probability is the rest. Your browser picks the number, no detector is asked, and nothing is
            measured, so do not rely on it. The indicators beside it are phrases that really are in your text.
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
            A score is no proof. If somebody asks you about one, your drafts and notes say more. The rules of
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
        <h3>What a probability is worth</h3>
        <Calibration />
        <h3>How well it tells the two apart</h3>
        <p>
          The chance that, of one text by a model and one by a person, the model’s gets the higher
          probability. 50% would be guessing. The last column leaves that kind of text out of the training, as
          if it were new.
        </p>
        <Separation />
        <h3>What it cannot say</h3>
        <ul className="scores-limits stack-3">
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
          Each signal counts one habit and sets it beside human writing. Outside the range is not wrong, and
          inside is no proof of a person.
        </p>
        <SignalRanges />
        <p>
          Something unclear, or wrong? <a href={mailTo('Scores')}>Write to us</a>
        </p>
      </Section>
    </>
  );
}
