import type { SampleUrl } from '#contract/payments.ts';
import { call } from '#api-client';
import { urlTypeNames } from '#content/account/payment-urls.ts';
import { QueryFailed } from '#page-parts/query-failed.tsx';
import { useQuery } from '#page-parts/query.ts';
import { Section } from '#page-parts/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { UrlLine } from '#pages/payment-urls/url-line.tsx';
import { OwnDocument } from '#shell/own-document.tsx';

const read = (signal?: AbortSignal) => call('GET /api/demo/payment-urls', signal && { signal });

const Sample = ({ sample: { type, url, security, reusability, use_cases } }: { sample: SampleUrl }) => (
  <Section title={urlTypeNames[type]}>
    <div className="stack">
      <UrlLine url={url} />
      <dl className="facts ruled column">
        <div>
          <dt>Security</dt>
          <dd className="rating">{security}</dd>
        </div>
        <div>
          <dt>Reusability</dt>
          <dd className="rating">{reusability}</dd>
        </div>
        <div>
          <dt>Use cases</dt>
          <dd>
            <ul className="bullets">
              {use_cases.map((use) => (
                <li key={use}>{use}</li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
    </div>
  </Section>
);

function Samples() {
  const { query, refetch } = useQuery(read);
  if (query.phase === 'loading') return <Skeleton label="Loading the samples" lines={8} />;
  if (query.phase === 'failed') {
    return <QueryFailed {...query} otherwise="The samples could not be read" onRetry={refetch} />;
  }
  const { secure, flexible, simple } = query.data.success_urls;
  return [secure, flexible, simple].map((sample) => <Sample key={sample.type} sample={sample} />);
}

const lead = (
  <>
    Three styles of address that a payment can lead back to. The samples belong to no payment, so testing one
    shows what such an address shows by itself: nothing starts. They come from{' '}
    <code>GET /api/demo/payment-urls</code>.
  </>
);

/** Sample addresses that no real payment returns to. Only in the development build. */
export const PaymentUrlsDemo = () => (
  <OwnDocument title="Payment URL Demo" lead={lead}>
    <Samples />
  </OwnDocument>
);
