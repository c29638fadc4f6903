import { useEffect, useRef, useState } from 'react';
import { brand } from '#contract/brand.ts';
import { answersWithinHours } from '#contract/contact.ts';
import { promises, quickHelp } from '#content/contact.ts';
import { appLinks } from '#navigation/links.ts';
import { PageLink } from '#navigation/page-link.tsx';
import { mailTo } from '#navigation/paths.ts';
import { Button } from '#ui/button.tsx';
import { MessageForm } from './message-form.tsx';

function Sent({ onMore }: { onMore: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="note message-sent">
      <h2 ref={heading} tabIndex={-1}>
        Message sent
      </h2>
      <p>
        Thank you. We have your message and will answer by email, usually within {answersWithinHours} hours.
      </p>
      <p className="actions">
        <Button look="quiet" onClick={onMore}>
          Write another message
        </Button>
      </p>
    </div>
  );
}

const Information = () => (
  <section aria-labelledby="information">
    <h2 id="information">Contact information</h2>
    <dl>
      <dt className="soft fine">Email</dt>
      <dd>
        <a href={mailTo()}>{brand.supportEmail}</a>
      </dd>
      <dt className="soft fine">Response time</dt>
      <dd>{promises.answer}</dd>
      <dt className="soft fine">Support</dt>
      <dd>
        {promises.support}
        <span className="row-note soft fine">{promises.supportMeans}</span>
      </dd>
    </dl>
  </section>
);

const Apps = () => (
  <section aria-labelledby="apps">
    <h2 id="apps">Mobile apps</h2>
    <ul>
      {appLinks.map(({ label, address }) => (
        <li key={address}>
          <a className="touch" href={address}>
            {brand.name} for {label}
          </a>
        </li>
      ))}
    </ul>
  </section>
);

const QuickHelp = () => (
  <section aria-labelledby="quick-help">
    <h2 id="quick-help">Quick help</h2>
    <ul>
      {quickHelp.map(({ label, path }) => (
        <li key={path}>
          <PageLink to={path} className="touch">
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  </section>
);

export default function Contact() {
  const [sent, setSent] = useState(false);
  return (
    <>
      <div className="hero">
        <h1 tabIndex={-1}>Contact</h1>
        <p>Questions, problems, ideas: a person reads and answers every message.</p>
      </div>
      <div className="contact rule-above">
        <section className="contact-form" aria-labelledby={sent ? undefined : 'send-message'}>
          {sent ? (
            <Sent onMore={() => setSent(false)} />
          ) : (
            <>
              <h2 id="send-message">Send Message</h2>
              <p className="without-script">
                The form needs JavaScript, which is turned off in this browser. Please write to{' '}
                <a href={mailTo()}>{brand.supportEmail}</a> instead.
              </p>
              <MessageForm onSent={() => setSent(true)} />
            </>
          )}
        </section>
        <div className="contact-side two-up stack-6">
          <Information />
          <Apps />
          <QuickHelp />
        </div>
      </div>
    </>
  );
}
