import { brand } from '#contract/brand.ts';
import { engineInWords, readers } from '#contract/engine.ts';
import { retention } from '#contract/retention.ts';
import {
  cookies,
  inBrowser,
  inDatabase,
  inForgettingStore,
  others,
  type Stored,
} from '#content/legal/privacy.ts';
import { PageLink } from '#navigation/page-link.tsx';
import { mailTo, paths } from '#navigation/paths.ts';
import { useEngine } from '#page-parts/engine-in-use.ts';
import { Section } from '#page-parts/section.tsx';

const StoredList = ({ list }: { list: readonly Stored[] }) => (
  <dl className="terms">
    {list.map(({ title, names, what, until }) => (
      <div key={title}>
        <dt className="title">{title}</dt>
        <dd>{what}</dd>
        <dd>
          <strong>How long:</strong> {until}
        </dd>
        <dd className="stored-names wrap soft fine">
          {names.map((name) => (
            <code key={name}>{name}</code>
          ))}
        </dd>
      </div>
    ))}
  </dl>
);

export default function Privacy() {
  const engine = useEngine();
  return (
    <>
      <div className="hero">
        <h1 tabIndex={-1}>Privacy</h1>
        <p>
          We neither keep your texts nor train on them. Here is everything we store, where, and for how long.
        </p>
      </div>
      <Section title="Your texts" id="texts">
        <div className="stack-4">
          <p>
            {brand.name} rewrites your text in the memory of a server, sends it back to you, and forgets it.
            We never write it to a database, store, file or log, and none of us reads it.
          </p>
          <p>
            Who else reads it depends on what rewrites it.
            {engine !== null && (
              <>
                {' '}
                On this site it is rewritten by <strong>{engineInWords(engine)}</strong>.
              </>
            )}
          </p>
          <dl className="terms">
            {Object.entries(readers).map(([name, { by, reads }]) => (
              <div key={name}>
                <dt className="title">{by}</dt>
                <dd>{reads}</dd>
              </div>
            ))}
          </dl>
          <p>
            We train nothing on it. The estimate was trained on public collections of texts, described on{' '}
            <PageLink to={paths.scores}>the page about the scores</PageLink>. The AI check and the measures
            run in your browser.
          </p>
          <p>
            Your drafts and results are kept in your own browser, so that you find them again. When you sign
            out, you choose whether they stay on this device.
          </p>
        </div>
      </Section>
      <Section
        title="In our database"
        id="database"
        note={
          <p>
            If the database breaks, we can restore deleted data for at most {retention.backupDays} days. After
            that it is gone.
          </p>
        }
      >
        <StoredList list={inDatabase} />
      </Section>
      <Section title="In temporary storage" id="store" note={<p>Each entry expires automatically.</p>}>
        <StoredList list={inForgettingStore} />
      </Section>
      <Section
        title="Cookies"
        id="cookies"
        note={<p>None for advertising, none that follows you to other sites.</p>}
      >
        <StoredList list={cookies} />
      </Section>
      <Section
        title="In your browser"
        id="browser"
        note={<p>It stays on your device; we cannot read it from here.</p>}
      >
        <StoredList list={inBrowser} />
      </Section>
      <Section title="In our log" id="log">
        <div className="stack-4">
          <p>
            When something breaks, on the server or in your browser, we log what kind of fault it was and
            where in our code it happened. When somebody signs in, or the security of an account changes, we
            log the same as in the database: what, when, the ID of the account, and roughly from where. The
            log never has a text, a message, a password, or an address of a page or a person. Each line is
            deleted after {retention.logDays} days at most.
          </p>
        </div>
      </Section>
      <Section title="Who else is involved" id="others">
        <dl className="terms">
          {others.map(({ title, body }) => (
            <div key={title}>
              <dt className="title">{title}</dt>
              <dd>{body}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="Your choices" id="rights">
        <div className="stack-4">
          <p>
            Under Data &amp; Privacy in <PageLink to={paths.accountSettings}>your settings</PageLink> you can
            export everything that we keep about you, and delete your account with all of it. For anything
            else, such as having a message to support deleted or a mistake put right, write to{' '}
            <a href={mailTo('Privacy')}>{brand.supportEmail}</a> or use{' '}
            <PageLink to={paths.contact}>the contact form</PageLink>.
          </p>
        </div>
      </Section>
    </>
  );
}
