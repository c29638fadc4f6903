import { useState } from 'react';
import { brand } from '#contract/brand.ts';
import {
  checkUrlType,
  chooseUrlType,
  plannerPrices,
  type SamplePlan,
  samplePlans,
  successUrl,
  type UrlAudience,
  urlEnvironments,
  type UrlEnvironment,
  urlStyles,
  type UrlType,
  urlTypes,
} from '#contract/payments.ts';
import { planName } from '#contract/plans.ts';
import {
  audienceNames,
  developmentOrigin,
  environmentNames,
  plannedPayment,
  urlTypeNames,
} from '#content/account/payment-urls.ts';
import { Section } from '#page-parts/section.tsx';
import { OwnDocument } from '#shell/own-document.tsx';
import { Choices } from '#ui/choices.tsx';
import { SamplePrices } from '#pages/payment-urls/sample-prices.tsx';
import { UrlLine } from '#pages/payment-urls/url-line.tsx';

const originOf: Record<UrlEnvironment, () => string> = {
  production: () => brand.origin,
  development: () => developmentOrigin(location),
};
const audiences = ['everyone', 'marketing', 'enterprise'] as const satisfies (UrlAudience | 'everyone')[];

const Security = ({ type }: { type: UrlType }) => (
  <dl className="facts ruled column">
    <div>
      <dt>Security</dt>
      <dd className="rating">{urlStyles[type].security}</dd>
    </div>
  </dl>
);

/** Its addresses are samples that belong to no payment. Only in the development build. */
export function PlanPaymentUrls() {
  const [plan, setPlan] = useState<SamplePlan>('pro');
  const [environment, setEnvironment] = useState<UrlEnvironment>('production');
  const [audience, setAudience] = useState<(typeof audiences)[number]>('everyone');
  const [preference, setPreference] = useState<UrlType>();

  const situation = { plan, environment, audience: audience === 'everyone' ? undefined : audience };
  const type = chooseUrlType({ ...situation, preference });
  const recommended = chooseUrlType(situation);
  const { valid, message } = checkUrlType(plan, type);
  const urlOf = (style: UrlType) =>
    successUrl(style, originOf[environment](), { ...plannedPayment, plan, amount: plannerPrices[plan] });

  return (
    <OwnDocument
      title="Payment URL Planner"
      lead="Which style of success URL suits a plan. What it shows is a sample and belongs to no payment."
    >
      <Section title="Choose">
        <div className="form url-form column">
          <Choices
            legend="Plan"
            value={plan}
            options={samplePlans.map((value) => ({ value, label: planName(value) }))}
            onChoose={setPlan}
          />
          <Choices
            legend="Environment"
            value={environment}
            options={urlEnvironments.map((value) => ({ value, label: environmentNames[value] }))}
            onChoose={setEnvironment}
          />
          <Choices
            legend="For"
            value={audience}
            options={audiences.map((value) => ({ value, label: audienceNames[value] }))}
            onChoose={setAudience}
          />
          <Choices
            legend="URL type"
            value={type}
            options={urlTypes.map((value) => ({ value, label: urlTypeNames[value] }))}
            onChoose={setPreference}
          />
        </div>
      </Section>
      <Section title="Generated URL">
        <div className="stack">
          <UrlLine url={urlOf(type)} />
          <p className={valid ? 'form-message' : 'form-error'} aria-live="polite">
            {message}
          </p>
          <Security type={type} />
        </div>
      </Section>
      <Section title="Recommended URL" note={<p>{urlTypeNames[recommended]}</p>}>
        <div className="stack">
          <UrlLine url={urlOf(recommended)} />
          <Security type={recommended} />
        </div>
      </Section>
      <SamplePrices prices={plannerPrices} />
    </OwnDocument>
  );
}
